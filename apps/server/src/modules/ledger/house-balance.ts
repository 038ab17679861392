import type { CurrencyCode } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { Book } from './wallet.ts';

/**
 * What a house or vendor account holds: its last seal and every transfer since. Money that the house gave out stands
 * below zero.
 */
export async function houseBalance(
  tx: Tx,
  account: { book: Book; account: string; currency: CurrencyCode },
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
