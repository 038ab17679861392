import type { PlayerId, RewardSource, RewardState, RewardWords } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import { type KeptPay, keptPay } from './kept-pay.ts';
import type { RewardOffer } from './pay.ts';

export type RewardRow = {
  reward_id: string;
  source: RewardSource;
  reference: string;
  pay: KeptPay;
  words: RewardWords;
  state: RewardState;
  offered_at: Temporal.Instant;
  expires_at: Temporal.Instant | null;
  claimed_at: Temporal.Instant | null;
};

/** False where it was laid out before, or the account may get nothing: a trial, a closed or a locked one. */
export async function insertReward(tx: Tx, offer: RewardOffer, state: 'claimable' | 'claimed'): Promise<boolean> {
  const { playerId, source, reference, pay, expiresAt, words } = offer;
  const rows = await tx.run(insertStatement, [
    playerId,
    tx.newId(),
    source,
    reference,
    keptPay(pay),
    JSON.stringify(words),
    state,
    tx.now,
    expiresAt,
  ]);
  return rows.length > 0;
}

/** From here on claims of this player go one after another. */
export async function lockReward(tx: Tx, playerId: PlayerId, rewardId: string): Promise<RewardRow | null> {
  await tx.run(lockWalletStatement, [playerId]);
  const [row] = await tx.run<RewardRow>(rewardStatement, [playerId, rewardId, tx.now]);
  return row ?? null;
}

export async function markClaimed(tx: Tx, playerId: PlayerId, rewardId: string): Promise<void> {
  await tx.run(claimedStatement, [playerId, rewardId, tx.now]);
}

export async function rewardsOf(
  tx: Tx,
  playerId: PlayerId,
  { state, page, size }: { state: RewardState | null; page: number; size: number },
): Promise<{ rows: RewardRow[]; total: number }> {
  const rows = await tx.run<RewardRow & { total: bigint }>(pageStatement, [
    playerId,
    tx.now,
    state,
    size,
    (page - 1) * size,
  ]);
  return { rows, total: Number(rows[0]?.total ?? 0n) };
}

export async function claimableOf(tx: Tx, playerId: PlayerId): Promise<number> {
  const [row] = await tx.run<{ claimable: number }>(claimableStatement, [playerId, tx.now]);
  return row?.claimable ?? 0;
}

export async function rewardIdOf(
  tx: Tx,
  playerId: PlayerId,
  { source, reference }: { source: RewardSource; reference: string },
): Promise<string | null> {
  const [row] = await tx.run<{ reward_id: string }>(idStatement, [playerId, source, reference]);
  return row?.reward_id ?? null;
}

export async function statesOf(
  tx: Tx,
  playerId: PlayerId,
  references: readonly string[],
): Promise<{ reference: string; state: RewardState }[]> {
  return await tx.run(statesStatement, [playerId, references, tx.now]);
}

const insertStatement: Statement = {
  name: 'rewards.insert',
  text: `insert into reward (player_id, reward_id, source, reference, pay, words, state, offered_at, expires_at, claimed_at)
         select $1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9, case $7 when 'claimed' then $8::timestamptz end
         from account a
         where a.player_id = $1 and a.status = 'open'
           and exists (select from wallet w where w.player_id = $1 and w.book = 'real' and w.closed_at is null)
         on conflict (player_id, source, reference) do nothing
         returning reward_id`,
};
const lockWalletStatement: Statement = {
  name: 'rewards.lock-wallet',
  text: "select from wallet where player_id = $1 and book = 'real' for update",
};
const columns = `reward_id, source, reference, pay, words, offered_at, expires_at, claimed_at,
  case when state = 'claimable' and expires_at <= $AT then 'expired' else state end as state`;
const rewardStatement: Statement = {
  name: 'rewards.one',
  text: `select ${columns.replace('$AT', '$3')} from reward where player_id = $1 and reward_id = $2`,
};
const claimedStatement: Statement = {
  name: 'rewards.claimed',
  text: "update reward set state = 'claimed', claimed_at = $3 where player_id = $1 and reward_id = $2",
};
const pageStatement: Statement = {
  name: 'rewards.page',
  text: `select *, count(*) over () as total
         from (select ${columns.replace('$AT', '$2')} from reward where player_id = $1) r
         where $3::text is null or r.state = $3
         order by r.state <> 'claimable', coalesce(r.claimed_at, r.offered_at) desc, r.reward_id desc
         limit $4 offset $5`,
};
const idStatement: Statement = {
  name: 'rewards.id',
  text: 'select reward_id from reward where player_id = $1 and source = $2 and reference = $3',
};
const statesStatement: Statement = {
  name: 'rewards.states',
  text: `select r.reference, r.state
         from (select ${columns.replace('$AT', '$3')} from reward where player_id = $1 and reference = any ($2)) r`,
};
const claimableStatement: Statement = {
  name: 'rewards.claimable',
  text: `select count(*)::int as claimable from reward
         where player_id = $1 and state = 'claimable' and (expires_at is null or expires_at > $2)`,
};
