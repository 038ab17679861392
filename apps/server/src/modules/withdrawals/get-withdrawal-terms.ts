import { type CallAnswer, decimalFromMinor, type getWithdrawalTerms as getTermsCall } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { limitsOf, today } from './limits.ts';
import type { WithdrawalNeeds } from './needs.ts';
import { withdrawalSettings } from './settings.ts';
import { bonusAtRisk } from './turnover/bonus-at-risk.ts';
import { takenSince } from './store.ts';
import { remainingTurnover } from './turnover/turnover.ts';

type Call = typeof getTermsCall;

export function getWithdrawalTerms({ settings }: Pick<Platform, 'settings'>, needs: WithdrawalNeeds) {
  const { currency } = needs;
  return async (tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const limits = await limitsOf(tx, settings, needs, playerId);
    const left = limits.dailyMaximumMinor - (await takenSince(tx, playerId, today(needs, tx.now)));
    const money = (minor: bigint) => decimalFromMinor(minor, currency);
    const bonus = await bonusAtRisk(tx, playerId);
    const waits = settings.get(withdrawalSettings.withBonus) === 'waits';
    const remaining = await remainingTurnover(tx, playerId, currency);
    return {
      minimum: money(limits.minimumMinor),
      maximum: money(limits.maximumMinor),
      leftToday: money(left > 0n ? left : 0n),
      fee: money(limits.feeMinor),
      remainingTurnover: money(waits && bonus.remainingMinor > remaining ? bonus.remainingMinor : remaining),
      available: money(bonus.cashMinor),
      bonusAtRisk:
        waits || !bonus.isPlayed
          ? null
          : { amount: money(bonus.bonusMinor), remainingTurnover: money(bonus.remainingMinor) },
      unmetTurnoverFeePercent: settings.get(withdrawalSettings.unmetTurnoverFeePercent),
      currency,
    };
  };
}
