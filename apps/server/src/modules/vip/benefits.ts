import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

/** What other modules ask of a player's rank. Each answers as if there were no ranks where the player's brings nothing. */

/** Of the points that others earn. */
export async function pointsPercentOf(tx: Tx, playerId: PlayerId): Promise<number> {
  return (await benefitsOf(tx, playerId))?.points_percent ?? 100;
}

/** In minor units; null where the settings' limits hold. */
export async function withdrawalLimitsOf(
  tx: Tx,
  playerId: PlayerId,
): Promise<{ maximumMinor: bigint | null; dailyMaximumMinor: bigint | null }> {
  const row = await benefitsOf(tx, playerId);
  return {
    maximumMinor: row?.withdrawal_maximum_minor ?? null,
    dailyMaximumMinor: row?.withdrawal_daily_maximum_minor ?? null,
  };
}

async function benefitsOf(tx: Tx, playerId: PlayerId): Promise<BenefitRow | undefined> {
  const [row] = await tx.run<BenefitRow>(benefitsStatement, [playerId]);
  return row;
}

type BenefitRow = {
  withdrawal_maximum_minor: bigint | null;
  withdrawal_daily_maximum_minor: bigint | null;
  points_percent: number;
};

const benefitsStatement: Statement = {
  name: 'vip.benefits',
  text: `select r.withdrawal_maximum_minor, r.withdrawal_daily_maximum_minor, r.points_percent
         from account a join vip_rank r on r.level = a.rank_level where a.player_id = $1`,
};
