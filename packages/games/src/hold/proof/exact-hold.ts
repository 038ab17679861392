import { at } from '../../at.ts';
import { fraction, plus, over, sum, times, type Fraction } from '../../fraction.ts';
import { binomialChances } from '../../ways/proof/binomial-chances.ts';
import { quietChance, scatterChances, waysReturn } from '../../ways/proof/exact-ways.ts';
import type { HoldRules } from '../rules.ts';

/** Of a whole spin. */
export interface ExactHold {
  /** Per unit staked. */
  readonly rtp: Fraction;
  /** The part of it that held coins pay. */
  readonly holdReturn: Fraction;
  readonly holdFrequency: Fraction;
  readonly hitFrequency: number;
}

/** What held coins come to: how many at the end, and how likely no cell is left. */
interface Course {
  readonly coins: Fraction;
  readonly full: Fraction;
}

/**
 * Cells are drawn by themselves and the value of a coin by itself, so held coins pay their expected number times the
 * expected value. The number follows from the respins: with so many coins held and so many respins left, one respin
 * either lands some of the empty cells or takes one respin away. Carried backwards from the full board; nothing is
 * sampled.
 */
export function exactHold(rules: HoldRules): ExactHold {
  const chances = scatterChances(rules);
  const courses = coursesFrom(rules);
  const value = meanValue(rules);
  const holdReturn = sum(
    chances.slice(rules.heldFrom).map((chance, place) => {
      const { coins, full } = at(courses, rules.heldFrom + place);
      return times(chance, plus(times(coins, value), times(full, fraction(rules.fullBets))));
    }),
  );
  return {
    rtp: plus(waysReturn(rules), holdReturn),
    holdReturn,
    holdFrequency: sum(chances.slice(rules.heldFrom)),
    hitFrequency: 1 - quietChance(rules, rules.heldFrom),
  };
}

/** By the number of coins held, all respins being left. */
function coursesFrom(rules: HoldRules): Course[] {
  const cells = rules.weights.length * rules.rows;
  const chance = fraction(rules.landing.parts, rules.landing.whole);
  const courses: Course[] = [];
  courses[cells] = { coins: fraction(cells), full: fraction(1) };
  for (let held = cells - 1; held >= 0; held -= 1) {
    const [none, ...landed] = binomialChances(cells - held, chance);
    const withMore = landed.map((one, place) => weighted(one, at(courses, held + place + 1)));
    let course: Course = { coins: fraction(held), full: fraction(0) };
    for (let left = 1; left <= rules.respins; left += 1)
      course = added([weighted(none ?? fraction(0), course), ...withMore]);
    courses[held] = course;
  }
  return courses;
}

function meanValue({ coins }: HoldRules): Fraction {
  const whole = coins.reduce((all, { weight }) => all + weight, 0);
  return over(sum(coins.map(({ bets, weight }) => fraction(bets * weight))), fraction(whole));
}

const weighted = (chance: Fraction, { coins, full }: Course): Course => ({
  coins: times(chance, coins),
  full: times(chance, full),
});
const added = (courses: readonly Course[]): Course => ({
  coins: sum(courses.map(({ coins }) => coins)),
  full: sum(courses.map(({ full }) => full)),
});
