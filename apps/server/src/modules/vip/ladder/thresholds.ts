import { Refusal } from '@pelita/contract';
import type { RankRow } from '../store.ts';

/** What ranks ask for, each list from the lowest rank, as the database's functions take them. */
export type Thresholds = { deposits: bigint[]; turnovers: bigint[]; keeps: bigint[] };

export function thresholdsOf(ranks: readonly Pick<RankRow, Asked>[]): Thresholds {
  return {
    deposits: ranks.map(({ deposit_minor }) => deposit_minor),
    turnovers: ranks.map(({ turnover_minor }) => turnover_minor),
    keeps: ranks.map(({ keep_turnover_minor }) => keep_turnover_minor),
  };
}

type Asked = 'deposit_minor' | 'turnover_minor' | 'keep_turnover_minor';

/** The lowest rank is everybody's, and none asks for less than the one below it. */
export function refuseFalling(ranks: readonly Pick<RankRow, Asked>[]): void {
  const { deposits, turnovers, keeps } = thresholdsOf(ranks);
  for (const asked of [deposits, turnovers, keeps]) {
    const at = asked.findIndex((minor, level) => (level === 0 ? minor !== 0n : minor < (asked[level - 1] ?? 0n)));
    if (at >= 0) throw new Refusal('vip_ranks_not_rising', { extra: { rank: at } });
  }
}
