import { commitment, wordStream } from '@pelita/games/fairness';
import { ruleSetOf } from '../rule-sets.ts';
import type { Result } from '../rule-set.ts';

/** A draw of our own, as anybody can check it once its seed is revealed. */
export interface OwnDraw {
  /** Code of the game's rule set. */
  readonly rules: string;
  readonly game: string;
  readonly drawNo: string;
  /** Kept secret until the draw; its commitment is published before sales open. */
  readonly serverSeed: string;
}

/**
 * The one way a draw of our own comes about: HMAC-SHA256(serverSeed, "game:drawNo:cursor") is read as
 * 32-bit words, which the shape takes by rejection sampling. Bets are no input: what was staked cannot move a result.
 */
export function drawFromSeed({ rules, game, drawNo, serverSeed }: OwnDraw): Result {
  const shape = ruleSetOf(rules)?.shape;
  if (shape === undefined) throw new RangeError(`there are no rules ${rules}`);
  return shape.draw(wordStream(serverSeed, `${game}:${drawNo}`));
}

/** Whether a revealed seed is the one that was committed to, and whether it gives the result that was settled. */
export function verifyDraw(draw: OwnDraw, claimed: { commitment: string; result: Result }): DrawVerification {
  const result = drawFromSeed(draw);
  const commitmentHolds = commitment(draw.serverSeed) === claimed.commitment;
  const resultHolds = JSON.stringify(result) === JSON.stringify(inOrderOf(result, claimed.result));
  return { holds: commitmentHolds && resultHolds, commitmentHolds, resultHolds, result };
}

export interface DrawVerification {
  readonly holds: boolean;
  readonly commitmentHolds: boolean;
  readonly resultHolds: boolean;
  /** What the seed gives. */
  readonly result: Result;
}

/** Prizes in the order of another result: a store may keep them in its own. */
function inOrderOf(model: Result, result: Result): Result {
  const isWhole = Object.keys(result).length === Object.keys(model).length;
  return isWhole ? Object.fromEntries(Object.keys(model).map((prize) => [prize, result[prize] ?? []])) : result;
}
