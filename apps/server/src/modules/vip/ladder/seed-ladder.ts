import { type Brand, minorFromDecimal, type VipRankSeed } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { ladderOf } from '../store.ts';
import { refuseFalling } from './thresholds.ts';
import { type NewRank, writeLadder } from './write-ladder.ts';

/** Lays out the brand's ranks at the first start; afterwards they are what operators made of them. */
export async function seedLadder(tx: Tx, seeds: readonly VipRankSeed[], { currency }: Pick<Brand, 'currency'>) {
  if (seeds.length === 0 || (await ladderOf(tx)).length > 0) return;
  const minorOf = (amount: string | undefined): bigint | null =>
    amount === undefined ? null : minorFromDecimal(amount, currency);
  const ranks = seeds.map((seed): NewRank => ({
    names: seed.names,
    tone: seed.tone,
    deposit_minor: minorOf(seed.deposit) ?? 0n,
    turnover_minor: minorOf(seed.turnover) ?? 0n,
    keep_turnover_minor: minorOf(seed.keepTurnover) ?? 0n,
    withdrawal_maximum_minor: minorOf(seed.withdrawalMaximum),
    withdrawal_daily_maximum_minor: minorOf(seed.withdrawalDailyMaximum),
    is_served_first: seed.isServedFirst ?? false,
    points_percent: seed.pointsPercent ?? 100,
    rebates: seed.rebates ?? {},
    upgrade_gift_minor: minorOf(seed.upgradeGift) ?? 0n,
    weekly_gift_minor: minorOf(seed.weeklyGift) ?? 0n,
    birthday_gift_minor: minorOf(seed.birthdayGift) ?? 0n,
  }));
  refuseFalling(ranks);
  await writeLadder(tx, ranks);
}
