import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

type BankTables = {
  bank_account: {
    player_id: string;
    bank_account_id: string;
    bank_name: string;
    holder_name: string;
    account_number: string;
    added_at: Temporal.Instant;
    removed_at: Temporal.Instant | null;
    is_chosen: boolean;
  };
};

export type BankAccount = {
  bankAccountId: string;
  bankName: string;
  holderName: string;
  accountNumber: string;
  addedAt: Temporal.Instant;
};

export type KeptBankAccount = BankAccount & { isDefault: boolean };

/** The oldest first; the default one is the chosen one, or the oldest while none is chosen. */
export async function bankAccountsOf(tx: Tx, playerId: PlayerId): Promise<KeptBankAccount[]> {
  const rows = await tables(tx)
    .selectFrom('bank_account')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('bank_account_id')
    .execute();
  const chosen = rows.find((row) => row.is_chosen) ?? rows[0];
  return rows.map((row) => ({
    bankAccountId: row.bank_account_id,
    bankName: row.bank_name,
    holderName: row.holder_name,
    accountNumber: row.account_number,
    addedAt: row.added_at,
    isDefault: row === chosen,
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
      is_chosen: false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('bank_account_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** In the place of the one that was chosen before. The caller holds the account's lock. False when there is no such one. */
export async function markBankAccountChosen(tx: Tx, playerId: PlayerId, bankAccountId: string): Promise<boolean> {
  const kept = tables(tx).updateTable('bank_account').where('player_id', '=', playerId).where('removed_at', 'is', null);
  await kept.set({ is_chosen: false }).where('is_chosen', '=', true).execute();
  const chosen = await kept
    .set({ is_chosen: true })
    .where('bank_account_id', '=', bankAccountId)
    .returning('bank_account_id')
    .executeTakeFirst();
  return chosen !== undefined;
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
