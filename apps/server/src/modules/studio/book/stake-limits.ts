import { type CurrencyCode, decimalFromMinor, minorFromDecimal, Refusal } from '@pelita/contract';
import { possibleReturnMinor } from '@pelita/games/book';
import type { Tx } from '../../../platform/database/tx.ts';
import { stakedOn } from './bet-store.ts';
import type { BookPlayer } from './book.ts';
import { matchMaximumMinor, returnMaximumMinor } from './book-terms.ts';
import type { NewLeg } from './read-legs.ts';

/** Between the least and the most of one bet. */
export function readStake({ currency, title: { terms } }: BookPlayer, stake: string): bigint {
  const minor = minorFromDecimal(stake, currency);
  if (minor === null || minor <= 0n) throw new Refusal('invalid_field', { fields: { stake: { key: 'invalid' } } });
  const { minimumMinor, maximumMinor } = terms;
  if (minor < minimumMinor || minor > maximumMinor) throw outOfLimits(currency, minimumMinor, maximumMinor);
  return minor;
}

/** Together with what the player has on the same matches, and no bet beyond the most that one returns. */
export async function refuseBeyondLimits(
  tx: Tx,
  player: BookPlayer,
  stakeMinor: bigint,
  legs: readonly NewLeg[],
): Promise<void> {
  const { currency, userId, title } = player;
  const { minimumMinor } = title.terms;
  const prices = legs.map(({ odds_hundredths: hundredths }) => ({ hundredths }));
  const most = returnMaximumMinor(title.terms);
  if (possibleReturnMinor(stakeMinor, prices) > most) {
    const unit = possibleReturnMinor(1_000_000n, prices);
    throw outOfLimits(currency, minimumMinor, (most * 1_000_000n) / unit);
  }
  const staked = await stakedOn(
    tx,
    userId,
    legs.map(({ match_id }) => match_id),
  );
  for (const minor of staked.values()) {
    const left = matchMaximumMinor(title.terms) - minor;
    if (stakeMinor > left) throw outOfLimits(currency, minimumMinor, left > 0n ? left : 0n);
  }
}

function outOfLimits(currency: CurrencyCode, minimumMinor: bigint, maximumMinor: bigint): Refusal {
  const params = {
    minimum: decimalFromMinor(minimumMinor, currency),
    maximum: decimalFromMinor(maximumMinor, currency),
  };
  return new Refusal('stake_out_of_limits', { params, extra: params });
}
