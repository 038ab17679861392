import type { CurrencyCode } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { TableBetState } from '../tables/bet-store.ts';

/** The states of a bet at a table: a stake is one, whose win is what is left of it and what was won. */
export type CardStakeRow = {
  user_id: string;
  hand_id: string;
  place: number;
  game_code: string;
  currency: CurrencyCode;
  hold_minor: bigint;
  win_minor: bigint | null;
  state: TableBetState;
  bet_transaction: string;
  win_transaction: string;
  rollback_transaction: string;
  sealed_token: Buffer | null;
  balance_minor: bigint | null;
  attempts: number;
};

export async function insertStake(
  tx: Tx,
  stake: Pick<CardStakeRow, 'user_id' | 'hand_id' | 'place' | 'game_code' | 'currency' | 'hold_minor'> & {
    sealed_token: Buffer;
  },
): Promise<void> {
  const ids = [tx.newId<string>(), tx.newId<string>(), tx.newId<string>()];
  await tx.run(insertStatement, [
    stake.user_id,
    stake.hand_id,
    stake.place,
    stake.game_code,
    stake.currency,
    stake.hold_minor,
    ...ids,
    stake.sealed_token,
    tx.now,
  ]);
}

export async function stakesOf(tx: Tx, handId: string): Promise<CardStakeRow[]> {
  return tx.run<CardStakeRow>(ofHandStatement, [handId]);
}

/** A stake goes on from a state that somebody saw; one that has gone on meanwhile stays. */
export async function moveStake(
  tx: Tx,
  stake: Pick<CardStakeRow, 'user_id' | 'hand_id' | 'state'>,
  to: { state: TableBetState; balanceMinor?: bigint | null; winMinor?: bigint },
): Promise<void> {
  await tx.run(moveStatement, [
    stake.user_id,
    stake.hand_id,
    stake.state,
    to.state,
    to.balanceMinor ?? null,
    to.winMinor ?? null,
    tx.now,
  ]);
}

/** Stakes of hands that are over, whose money is due, the oldest first; of one hand or of any. */
export async function dueStakes(tx: Tx, handId: string | null, limit: number): Promise<CardStakeRow[]> {
  return tx.run<CardStakeRow>(dueStatement, [handId, tx.now, limit]);
}

export async function postponeStake(tx: Tx, { user_id, hand_id }: CardStakeRow): Promise<void> {
  await tx.run(postponeStatement, [user_id, hand_id, tx.now]);
}

/** Stakes that may have moved since an instant, for the comparison of the books. */
export async function stakesMovedSince(tx: Tx, since: Temporal.Instant): Promise<CardStakeRow[]> {
  return tx.run<CardStakeRow>(movedStatement, [since]);
}

const columns = `user_id, hand_id, place, game_code, currency, hold_minor, win_minor, state, bet_transaction,
  win_transaction, rollback_transaction, sealed_token, balance_minor, attempts`;
const insertStatement = {
  name: 'studio.card-stake.insert',
  text: `insert into studio_card_stake (user_id, hand_id, place, game_code, currency, hold_minor, state,
           bet_transaction, win_transaction, rollback_transaction, sealed_token, held_at, next_attempt_at)
         values ($1, $2, $3, $4, $5, $6, 'bet-sent', $7, $8, $9, $10, $11, $11)`,
};
const ofHandStatement = {
  name: 'studio.card-stake.of-hand',
  text: `select ${columns} from studio_card_stake where hand_id = $1 order by place`,
};
const moveStatement = {
  name: 'studio.card-stake.move',
  text: `update studio_card_stake set state = $4, balance_minor = coalesce($5, balance_minor),
           win_minor = coalesce($6, win_minor), next_attempt_at = $7,
           settled_at = case when $4 in ('settled', 'refused', 'rolled-back') then $7::timestamptz end,
           sealed_token = case when $4 in ('settled', 'refused', 'rolled-back') then null else sealed_token end
         where user_id = $1 and hand_id = $2 and state = $3`,
};
const dueStatement = {
  name: 'studio.card-stake.due',
  text: `select ${columns} from studio_card_stake
         where state in ('win-sent', 'rolling-back') and ($1::uuid is null or hand_id = $1) and next_attempt_at <= $2
         order by next_attempt_at, hand_id, place limit $3`,
};
const postponeStatement = {
  name: 'studio.card-stake.postpone',
  text: `update studio_card_stake set attempts = attempts + 1,
           next_attempt_at = $3::timestamptz + least(power(2, least(attempts + 1, 20)), 600) * interval '1 second'
         where user_id = $1 and hand_id = $2`,
};
const movedStatement = {
  name: 'studio.card-stake.moved-since',
  text: `select ${columns} from studio_card_stake
         where held_at >= $1 or settled_at >= $1 or state in ('bet-sent', 'placed', 'win-sent', 'rolling-back')`,
};
