import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { Book, LedgerCurrency } from './accounts.ts';

/**
 * What an account of house, vendors or pools holds: what was sealed and every transfer since. Money that the house gave out stands
 * below zero.
 */
export async function houseBalance(
  tx: Tx,
  account: { book: Book; account: string; currency: LedgerCurrency },
): Promise<bigint> {
  const [row] = await tx.run<{ balance_minor: bigint }>(balanceStatement, [
    account.book,
    account.account,
    account.currency,
  ]);
  return row?.balance_minor ?? 0n;
}

const balanceStatement: Statement = {
  name: 'ledger.house-balance',
  text: 'select balance_minor from house_balance where book = $1 and account = $2 and currency = $3',
};
