import { at } from '../at.ts';
import type { BlackjackEngine, BlackjackMove } from './blackjack-engine.ts';
import { isAce, pointsOf, valueOf } from './hand-value.ts';
import type { BlackjackState } from './play-blackjack.ts';

/**
 * The usual basic strategy for these rules (dealer looks for blackjack, double on any two cards and after a split, split
 * once), by which the return of a table is stated. Insurance is never taken.
 */
export function basicMove(engine: BlackjackEngine, state: BlackjackState): BlackjackMove {
  const { may, active, hands, dealer } = state;
  if (may.includes('decline')) return 'decline';
  const cards = at(hands, active ?? 0).cards;
  const up = isAce(at(dealer, 0)) ? 11 : pointsOf(at(dealer, 0));
  if (may.includes('split') && splits(pointsOf(at(cards, 0)), up)) return 'split';
  const { total, isSoft } = valueOf(cards);
  if (may.includes('double') && (isSoft ? doublesSoft(engine, total, up) : doublesHard(engine, total, up)))
    return 'double';
  return (isSoft ? standsSoft(total, up) : standsHard(total, up)) ? 'stand' : 'hit';
}

const isIn = (up: number, from: number, to: number): boolean => up >= from && up <= to;

function splits(points: number, up: number): boolean {
  switch (points) {
    case 1:
    case 8:
      return true;
    case 2:
    case 3:
    case 7:
      return isIn(up, 2, 7);
    case 4:
      return isIn(up, 5, 6);
    case 6:
      return isIn(up, 2, 6);
    case 9:
      return isIn(up, 2, 6) || isIn(up, 8, 9);
    default:
      return false;
  }
}

function doublesHard({ hitsSoft17 }: BlackjackEngine, total: number, up: number): boolean {
  if (total === 11) return hitsSoft17 || up !== 11;
  if (total === 10) return isIn(up, 2, 9);
  return total === 9 && isIn(up, 3, 6);
}

function doublesSoft({ hitsSoft17 }: BlackjackEngine, total: number, up: number): boolean {
  if (total === 19) return hitsSoft17 && up === 6;
  if (total === 18) return isIn(up, hitsSoft17 ? 2 : 3, 6);
  if (total === 17) return isIn(up, 3, 6);
  if (total === 15 || total === 16) return isIn(up, 4, 6);
  return (total === 13 || total === 14) && isIn(up, 5, 6);
}

function standsSoft(total: number, up: number): boolean {
  return total >= 19 || (total === 18 && isIn(up, 2, 8));
}

function standsHard(total: number, up: number): boolean {
  if (total >= 17) return true;
  if (total >= 13) return isIn(up, 2, 6);
  return total === 12 && isIn(up, 4, 6);
}
