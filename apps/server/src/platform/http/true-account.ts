import { Refusal } from '@pelita/contract';
import type { PlayerSession } from './binding.ts';

/** GATE-02: what a trial account may not do, be it a whole call or one use of it. */
export function needTrueAccount(player: PlayerSession | null): void {
  if (player?.isTrialAccount) throw new Refusal('in_need_true_account');
}
