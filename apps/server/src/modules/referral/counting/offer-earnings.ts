import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { offerReward } from '../../rewards/index.ts';
import type { Programme } from '../programme.ts';

/** Earnings laid out in one transaction. */
export const OFFER_BATCH = 200;

/** Lays out what counted referrals have earned, marked in the same transaction; answers how many. */
export async function offerEarnings(tx: Tx, programme: Programme, currency: CurrencyCode): Promise<number> {
  const taken = await tx.run<Earning>(takeStatement, [tx.now, OFFER_BATCH]);
  for (const { player_id, friend_id, step, amount_minor } of taken)
    await offerReward(tx, {
      playerId: player_id,
      source: 'referral',
      reference: `${friend_id}/${step}`,
      pay: {
        kind: 'cash',
        amountMinor: amount_minor,
        currency,
        turnoverTimesHundredths: programme.turnoverTimesHundredths(),
      },
      expiresAt: null,
      words: {},
    });
  return taken.length;
}

type Earning = { player_id: PlayerId; friend_id: PlayerId; step: number; amount_minor: bigint };

const takeStatement: Statement = {
  name: 'referral.take',
  text: `with due as (
           select e.player_id, e.friend_id, e.step from referral_earning e
           join referral_friend f on f.player_id = e.player_id and f.friend_id = e.friend_id and f.state = 'counted'
           join account a on a.player_id = e.player_id and a.status = 'open'
           where e.offered_at is null
           order by e.met_at, e.player_id limit $2 for update of e skip locked
         )
         update referral_earning e set offered_at = $1 from due d
         where e.player_id = d.player_id and e.friend_id = d.friend_id and e.step = d.step
         returning e.player_id, e.friend_id, e.step, e.amount_minor`,
};
