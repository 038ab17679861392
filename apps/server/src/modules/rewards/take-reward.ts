import { type PlayerId, Refusal, type RewardSource, type RewardState } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { readPay } from './kept-pay.ts';
import { pay } from './pay.ts';
import { lockReward, markClaimed, rewardIdOf, statesOf } from './store.ts';

type Named = { playerId: PlayerId; source: RewardSource; reference: string };

/** Claims what a module has laid out where the player asks that module for it; one that was claimed before stays as it is. */
export function takeReward(settings: Pick<Settings, 'get'>) {
  return async (tx: Tx, { playerId, source, reference }: Named): Promise<void> => {
    const id = await rewardIdOf(tx, playerId, { source, reference });
    const reward = id === null ? null : await lockReward(tx, playerId, id);
    if (!reward) throw new Refusal('reward_unknown');
    if (reward.state === 'expired') throw new Refusal('reward_expired');
    if (reward.state === 'claimed') return;
    await markClaimed(tx, playerId, reward.reward_id);
    await pay(tx, settings, { playerId, source, reference, words: reward.words, pay: readPay(reward.pay) });
  };
}

/** Of what was laid out for the player, by reference. */
export async function rewardStatesOf(
  tx: Tx,
  playerId: PlayerId,
  references: readonly string[],
): Promise<ReadonlyMap<string, RewardState>> {
  if (references.length === 0) return new Map();
  const rows = await statesOf(tx, playerId, references);
  return new Map(rows.map(({ reference, state }) => [reference, state]));
}
