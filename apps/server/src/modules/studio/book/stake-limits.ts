import {
  type CallInput,
  type CurrencyCode,
  decimalFromMinor,
  minorFromDecimal,
  PARLAYS_OF_A_SYSTEM,
  type placeBookBet,
  Refusal,
} from '@pelita/contract';
import { combinations, possibleReturnMinor } from '@pelita/games/book';
import type { Tx } from '../../../platform/database/tx.ts';
import { stakedOn } from './bet-store.ts';
import type { BookPlayer } from './book.ts';
import { matchMaximumMinor, returnMaximumMinor } from './book-terms.ts';
import type { NewLeg } from './read-legs.ts';

/** A stake for all parlays of a bet, and how many legs go into each of them. */
export type Stake = { stakeMinor: bigint; parlays: bigint; together: number };

/** The least is that of each parlay, the most that of the whole bet. */
export function readStake(
  { currency, title: { terms } }: BookPlayer,
  { stake, legs, together = legs.length }: Pick<CallInput<typeof placeBookBet>['body'], 'stake' | 'legs' | 'together'>,
): Stake {
  const parlays = parlaysOf(legs.length, together);
  const eachMinor = minorFromDecimal(stake, currency);
  if (eachMinor === null || eachMinor <= 0n)
    throw new Refusal('invalid_field', { fields: { stake: { key: 'invalid' } } });
  const { minimumMinor, maximumMinor } = terms;
  const stakeMinor = eachMinor * parlays;
  if (eachMinor < minimumMinor || stakeMinor > maximumMinor)
    throw outOfLimits(currency, minimumMinor, maximumMinor / parlays);
  return { stakeMinor, parlays, together };
}

/** Several singles are several bets, so no fewer than two legs of several go together. */
function parlaysOf(legs: number, together: number): bigint {
  const isSystem = together > 1 && together < legs;
  const count = isSystem ? combinations(Array.from({ length: legs }), together).length : 1;
  if ((!isSystem && together !== legs) || count > PARLAYS_OF_A_SYSTEM)
    throw new Refusal('invalid_field', { fields: { together: { key: 'invalid' } } });
  return BigInt(count);
}

/** Together with what the player has on the same matches, and no bet beyond the most that one returns. */
export async function refuseBeyondLimits(
  tx: Tx,
  player: BookPlayer,
  { stakeMinor, parlays, together }: Stake,
  legs: readonly NewLeg[],
): Promise<void> {
  const { currency, userId, title } = player;
  const { minimumMinor } = title.terms;
  const prices = legs.map(({ odds_hundredths: hundredths }) => ({ hundredths }));
  const most = returnMaximumMinor(title.terms);
  if (possibleReturnMinor(stakeMinor, prices, together) > most) {
    const unit = possibleReturnMinor(1_000_000n * parlays, prices, together);
    throw outOfLimits(currency, minimumMinor, (most * 1_000_000n) / unit);
  }
  const staked = await stakedOn(
    tx,
    userId,
    legs.map(({ match_id }) => match_id),
  );
  for (const minor of staked.values()) {
    const left = matchMaximumMinor(title.terms) - minor;
    if (stakeMinor > left) throw outOfLimits(currency, minimumMinor, left > 0n ? left / parlays : 0n);
  }
}

function outOfLimits(currency: CurrencyCode, minimumMinor: bigint, maximumMinor: bigint): Refusal {
  const params = {
    minimum: decimalFromMinor(minimumMinor, currency),
    maximum: decimalFromMinor(maximumMinor, currency),
  };
  return new Refusal('stake_out_of_limits', { params, extra: params });
}
