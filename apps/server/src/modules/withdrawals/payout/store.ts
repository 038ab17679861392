import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Payout } from '../../../platform/providers/payments/payout-provider.ts';
import type { WithdrawalRow } from '../store.ts';

export type PayoutRow = {
  player_id: PlayerId;
  withdrawal_id: string;
  attempt: number;
  provider: string;
  amount_minor: bigint;
  state: 'open' | 'done' | 'refused' | 'returned';
  sent: number;
  asked: number;
  paid_minor: bigint;
  reference: string | null;
  opened_at: Temporal.Instant;
  ended_at: Temporal.Instant | null;
  /** When what it paid left the hold; null while that is held, and for good where it was disputed and paid again. */
  settled_at: Temporal.Instant | null;
};

export async function insertPayout(
  tx: Tx,
  { player_id, id: withdrawal_id }: WithdrawalRow,
  payout: Pick<PayoutRow, 'attempt' | 'provider' | 'amount_minor'>,
): Promise<void> {
  const fresh = { state: 'open', sent: 1, asked: 0, paid_minor: 0n, opened_at: tx.now } as const;
  await tables(tx)
    .insertInto('withdrawal_payout')
    .values({ player_id, withdrawal_id, ...payout, ...fresh, reference: null, ended_at: null, settled_at: null })
    .execute();
}

export async function openPayoutOf(tx: Tx, withdrawal: WithdrawalRow): Promise<PayoutRow | null> {
  return (await of(tx, withdrawal).where('state', '=', 'open').executeTakeFirst()) ?? null;
}

/** The same, locked: what is known of it changes by one answer at a time. */
export async function lockOpenPayout(tx: Tx, withdrawal: WithdrawalRow): Promise<PayoutRow | null> {
  return (await of(tx, withdrawal).where('state', '=', 'open').forUpdate().executeTakeFirst()) ?? null;
}

export async function payoutsOf(tx: Tx, withdrawal: WithdrawalRow): Promise<PayoutRow[]> {
  return await of(tx, withdrawal).orderBy('attempt').execute();
}

export async function notePayout(
  tx: Tx,
  { player_id, withdrawal_id, attempt }: PayoutRow,
  change: Partial<Pick<PayoutRow, 'state' | 'sent' | 'asked' | 'paid_minor' | 'reference' | 'ended_at' | 'settled_at'>>,
): Promise<void> {
  await tables(tx)
    .updateTable('withdrawal_payout')
    .set(change)
    .where('player_id', '=', player_id)
    .where('withdrawal_id', '=', withdrawal_id)
    .where('attempt', '=', attempt)
    .execute();
}

/** As the bank knows it. */
export function payoutOf(withdrawal: WithdrawalRow, row: Pick<PayoutRow, 'attempt' | 'amount_minor'>): Payout {
  return {
    payoutId: `${withdrawal.id}-${row.attempt}`,
    amountMinor: row.amount_minor,
    currency: withdrawal.currency,
    payee: {
      bankName: withdrawal.payee_bank,
      holderName: withdrawal.payee_name,
      accountNumber: withdrawal.payee_number,
    },
  };
}

function of(tx: Tx, { player_id, id }: WithdrawalRow) {
  return tables(tx)
    .selectFrom('withdrawal_payout')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('withdrawal_id', '=', id);
}

function tables(tx: Tx): Kysely<{ withdrawal_payout: PayoutRow }> {
  return tx.tables<{ withdrawal_payout: PayoutRow }>();
}
