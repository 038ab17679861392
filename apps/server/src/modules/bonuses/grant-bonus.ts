import {
  type CurrencyCode,
  type GameCategory,
  LARGEST_AMOUNT_MINOR,
  type PlayerId,
  type RewardWords,
} from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import { playerTopic } from '../../platform/events/topics.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { bonusSettings } from './settings.ts';

export type BonusGrant = {
  playerId: PlayerId;
  currency: CurrencyCode;
  amountMinor: bigint;
  /** Unique for its player: `promotion:<claim id>`. */
  reference: string;
  /** What has to be staked in all. */
  turnoverMinor: bigint;
  /** Per cent of a valid stake; what is not named counts as `bonuses.contributions` says. */
  contributions: Partial<Record<GameCategory, number>>;
  /** The most that becomes cash; null for all of it. */
  conversionCapMinor: bigint | null;
  expiresAt: Temporal.Instant | null;
  /** What it is called, by the text of its source: the beginning of the reference. */
  words?: RewardWords;
};

/**
 * Grants bonus money once for each reference, by the terms of this moment. It waits while another bonus is played. False where
 * the player may get none: a trial, a closed or a locked account.
 */
export function grantBonus(settings: Pick<Settings, 'get'>) {
  return async (tx: Tx, grant: BonusGrant): Promise<boolean> => {
    requireGrant(grant);
    const contributions = { ...settings.get(bonusSettings.contributions), ...grant.contributions };
    const [row] = await tx.run<{ outcome: 'granted' | 'repeated' | 'not_eligible' }>(grantStatement, [
      grant.playerId,
      tx.newId(),
      grant.reference,
      grant.currency,
      grant.amountMinor,
      grant.turnoverMinor,
      JSON.stringify(contributions),
      grant.conversionCapMinor,
      settings.get(bonusSettings.order),
      grant.expiresAt,
      tx.now,
      grant.words === undefined ? null : JSON.stringify(grant.words),
    ]);
    tx.changed(playerTopic(grant.playerId));
    return row?.outcome !== 'not_eligible';
  };
}

/** What no caller may ask, whatever a person typed. */
function requireGrant({ amountMinor, turnoverMinor, conversionCapMinor, contributions }: BonusGrant): void {
  if (amountMinor <= 0n || amountMinor > LARGEST_AMOUNT_MINOR) throw new RangeError('a bonus is 1 to 10^15');
  if (turnoverMinor < 0n || turnoverMinor > LARGEST_AMOUNT_MINOR) throw new RangeError('a turnover is 0 to 10^15');
  if (conversionCapMinor !== null && conversionCapMinor < 0n) throw new RangeError('a cap is never below zero');
  if (Object.values(contributions).some((percent) => !Number.isInteger(percent) || percent < 0 || percent > 100))
    throw new RangeError('a contribution is 0 to 100 per cent');
}

const grantStatement: Statement = {
  name: 'bonuses.grant',
  text: 'select grant_bonus($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as outcome',
};
