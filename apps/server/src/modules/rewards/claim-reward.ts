import { type CallAnswer, type CallInput, type claimReward as claimCall, Refusal } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { readPay } from './kept-pay.ts';
import { pay } from './pay.ts';
import { rewardShape } from './reward-shape.ts';
import { lockReward, markClaimed } from './store.ts';

type Call = typeof claimCall;

/** The claim and what it pays are one transaction; a reward that was claimed before is answered as it is. */
export function claimReward({ brand, settings }: Pick<Platform, 'brand' | 'settings'>) {
  return async (tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const reward = await lockReward(tx, playerId, body.rewardId);
    if (!reward) throw new Refusal('reward_unknown');
    if (reward.state === 'expired') throw new Refusal('reward_expired');
    const shape = (row: typeof reward) => rewardShape(row, { language: who.language, brand });
    if (reward.state === 'claimed') return shape(reward);
    await markClaimed(tx, playerId, reward.reward_id);
    const { source, reference, words } = reward;
    await pay(tx, settings, { playerId, source, reference, pay: readPay(reward.pay), words });
    return shape({ ...reward, state: 'claimed', claimed_at: tx.now });
  };
}
