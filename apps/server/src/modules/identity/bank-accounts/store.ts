import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

type BankTables = {
  bank_account: {
    player_id: string;
    bank_account_id: string;
    bank_name: string;
    holder_name: string;
    account_number: string;
    added_at: Temporal.Instant;
    removed_at: Temporal.Instant | null;
  };
};

export type BankAccount = {
  bankAccountId: string;
  bankName: string;
  holderName: string;
  accountNumber: string;
  addedAt: Temporal.Instant;
};

export async function bankAccountsOf(tx: Tx, playerId: PlayerId): Promise<BankAccount[]> {
  const rows = await tables(tx)
    .selectFrom('bank_account')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('bank_account_id')
    .execute();
  return rows.map((row) => ({
    bankAccountId: row.bank_account_id,
    bankName: row.bank_name,
    holderName: row.holder_name,
    accountNumber: row.account_number,
    addedAt: row.added_at,
  }));
}

/** False when the player has it already. */
export async function insertBankAccount(tx: Tx, playerId: PlayerId, account: BankAccount): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('bank_account')
    .values({
      player_id: playerId,
      bank_account_id: account.bankAccountId,
      bank_name: account.bankName,
      holder_name: account.holderName,
      account_number: account.accountNumber,
      added_at: account.addedAt,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('bank_account_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function markBankAccountRemoved(tx: Tx, playerId: PlayerId, bankAccountId: string): Promise<boolean> {
  const removed = await tables(tx)
    .updateTable('bank_account')
    .set({ removed_at: tx.now })
    .where('player_id', '=', playerId)
    .where('bank_account_id', '=', bankAccountId)
    .where('removed_at', 'is', null)
    .returning('bank_account_id')
    .executeTakeFirst();
  return removed !== undefined;
}

function tables(tx: Tx): Kysely<BankTables> {
  return tx.tables<BankTables>();
}
