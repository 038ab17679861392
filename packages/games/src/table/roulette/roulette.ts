import { below } from '../../fairness/below.ts';
import { spot, type SpotRule, tableEngine, to } from '../table-engine.ts';
import { coverage, evenChances, wheel } from './layout.ts';

/** A zero gives back half of what lies on an even chance, where the table plays so. */
const HALF = 50;

type Rule = SpotRule<number>;

/** Thirty-six are shared among the numbers that a chip covers. */
const paid: readonly Rule[] = coverage.map(([id, covered]) =>
  spot(id, to(36 / covered.length - 1), (pocket) => covered.includes(pocket)),
);
const even: readonly Rule[] = evenChances.map(([id, covered]) => spot(id, to(1), (pocket) => covered.includes(pocket)));
const evenWithHalfBack: readonly Rule[] = evenChances.map(([id, covered]) => ({
  id,
  pays: [to(1), HALF],
  returnOn: (pocket) => (pocket === 0 ? HALF : covered.includes(pocket) ? to(1) : 0),
}));

export const roulette = rouletteEngine('roulette', [...paid, ...even]);
export const rouletteHalfBack = rouletteEngine('roulette-half-back', [...paid, ...evenWithHalfBack]);

function rouletteEngine(id: string, spots: readonly Rule[]) {
  return tableEngine<number>({
    id,
    family: 'roulette',
    spots,
    draw: (next) => [below(next, wheel.length)],
    read: readPocket,
    winner: (pocket) => `${pocket}`,
  });
}

function readPocket([pocket, ...more]: readonly number[]): number {
  if (pocket === undefined || more.length > 0 || !wheel.some((known) => known === pocket))
    throw new RangeError('a wheel stops at one pocket of 0 to 36');
  return pocket;
}
