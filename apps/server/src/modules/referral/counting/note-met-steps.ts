import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { Programme } from '../programme.ts';

/**
 * Notes the steps that friends have met, each once, counted from figures. With the first the two are compared: what they
 * share holds the referral for an operator. Trial, closed and locked accounts count on neither side.
 */
export async function noteMetSteps(tx: Tx, programme: Programme, friends: readonly PlayerId[]): Promise<void> {
  const { deposits, turnovers, rewards } = programme.minorSteps();
  await tx.run(noteStatement, [friends, deposits, turnovers, rewards, tx.now]);
}

const noteStatement: Statement = {
  name: 'referral.note',
  text: `with met as materialized (
           select f.referrer_id as player_id, f.player_id as friend_id, s.step, s.reward
           from account f
           join account r on r.player_id = f.referrer_id and r.status = 'open' and r.account_type <> 4
           join player_totals($1::uuid[], 'infinity') t on t.player_id = f.player_id
           join unnest($2::bigint[], $3::bigint[], $4::bigint[]) with ordinality as s (deposit, turnover, reward, step)
             on t.deposit_minor >= s.deposit and t.turnover_minor >= s.turnover and s.reward > 0
           where f.player_id = any ($1::uuid[]) and f.status = 'open' and f.account_type <> 4
         ), noted as (
           insert into referral_friend (player_id, friend_id, state, shared, found_at)
           select n.player_id, n.friend_id, case when n.shared = '{}' then 'counted' else 'held' end, n.shared, $5
           from (select p.player_id, p.friend_id, shared_with(p.player_id, p.friend_id) as shared
             from (select distinct m.player_id, m.friend_id from met m) p) n
           on conflict do nothing
         )
         insert into referral_earning (player_id, friend_id, step, amount_minor, met_at)
         select m.player_id, m.friend_id, m.step, m.reward, $5 from met m
         on conflict do nothing`,
};
