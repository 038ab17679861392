import type { PlayerId, ReferralState } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

/** How many have registered under the player. */
export async function invitationsOf(tx: Tx, playerId: PlayerId): Promise<number> {
  const [row] = await tx.run<{ friends: number }>(invitationsStatement, [playerId]);
  return row?.friends ?? 0;
}

/** What is laid out as rewards, and what waits for an operator. */
export async function earnedOf(tx: Tx, playerId: PlayerId): Promise<{ earned: bigint; held: bigint }> {
  const [row] = await tx.run<{ earned: bigint; held: bigint }>(earnedStatement, [playerId]);
  return row ?? { earned: 0n, held: 0n };
}

export type FriendRow = {
  username: string;
  registered_at: Temporal.Instant;
  state: Exclude<ReferralState, 'joined'> | null;
  steps: number;
  earned_minor: bigint;
};

export async function friendsOf(
  tx: Tx,
  playerId: PlayerId,
  { page, size }: { page: number; size: number },
): Promise<FriendRow[]> {
  return await tx.run<FriendRow>(friendsStatement, [playerId, size, (page - 1) * size]);
}

/** Of a friend that is held; null where the friend has earned nothing. */
export async function lockReferral(tx: Tx, friendId: string): Promise<{ player_id: PlayerId; state: string } | null> {
  const [row] = await tx.run<{ player_id: PlayerId; state: string }>(lockStatement, [friendId]);
  return row ?? null;
}

export async function decide(
  tx: Tx,
  of: { playerId: PlayerId; friendId: string; state: 'counted' | 'refused'; operatorId: string; reason: string },
): Promise<void> {
  await tx.run(decideStatement, [of.playerId, of.friendId, of.state, of.operatorId, of.reason, tx.now]);
}

const invitationsStatement: Statement = {
  name: 'referral.invitations',
  text: 'select count(*)::int as friends from account where referrer_id = $1 and account_type <> 4',
};
const earnedStatement: Statement = {
  name: 'referral.earned',
  text: `select coalesce(sum(e.amount_minor) filter (where e.offered_at is not null), 0)::bigint as earned,
           coalesce(sum(e.amount_minor) filter (where f.state = 'held'), 0)::bigint as held
         from referral_earning e
         join referral_friend f on f.player_id = e.player_id and f.friend_id = e.friend_id
         where e.player_id = $1`,
};
const friendsStatement: Statement = {
  name: 'referral.friends',
  text: `select a.username, a.registered_at, f.state, coalesce(e.steps, 0)::int as steps,
           coalesce(e.earned_minor, 0)::bigint as earned_minor
         from account a
         left join referral_friend f on f.player_id = $1 and f.friend_id = a.player_id
         left join lateral (
           select count(*) as steps, sum(e.amount_minor) filter (where e.offered_at is not null) as earned_minor
           from referral_earning e where e.player_id = $1 and e.friend_id = a.player_id
         ) e on true
         where a.referrer_id = $1 and a.account_type <> 4
         order by a.registered_at desc, a.player_id desc limit $2 offset $3`,
};
const lockStatement: Statement = {
  name: 'referral.lock',
  text: 'select player_id, state from referral_friend where friend_id = $1 for update',
};
const decideStatement: Statement = {
  name: 'referral.decide',
  text: `update referral_friend set state = $3, decided_by = $4, reason = $5, decided_at = $6
         where player_id = $1 and friend_id = $2`,
};
