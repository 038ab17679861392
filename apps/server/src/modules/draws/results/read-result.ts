import { type DrawnNumbers, type FieldProblem, Refusal } from '@pelita/contract';
import { type Game, Malformed } from '@pelita/lottery';
import { rulesOf } from '../games/game-facts.ts';

/** A result as it was sent, in the shape of its game; null where that cannot be. */
export function readResult(game: Game, sent: unknown): DrawnNumbers | null {
  try {
    return wholeResult(game, sent);
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

/** The same of what an operator typed: refused with the prize that is wrong, and why. */
export function requireResult(game: Game, sent: unknown): DrawnNumbers {
  try {
    return wholeResult(game, sent);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const prize = String(error.about['prize'] ?? 'result');
    throw new Refusal('result_malformed', { fields: { [prize]: problemOf(error) } });
  }
}

function wholeResult(game: Game, sent: unknown): DrawnNumbers {
  const read = rulesOf(game).shape.read(sent);
  return Object.fromEntries(Object.entries(read).map(([prize, numbers]) => [prize, [...numbers]]));
}

function problemOf({ fault, about }: Malformed): FieldProblem {
  const { count = 0, needed = 0, token = '' } = about;
  switch (fault) {
    case 'missingPrize':
      return { key: 'required' };
    case 'wrongPrizeCount':
      return { key: 'prize_count', params: { count, needed } };
    case 'wrongPrizeNumber':
      return { key: 'prize_number', params: { token } };
    case 'drawnTwice':
      return { key: 'drawn_twice', params: { token } };
    default:
      return { key: 'invalid' };
  }
}
