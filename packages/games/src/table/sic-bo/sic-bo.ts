import { below } from '../../fairness/below.ts';
import { spot, type SpotRule, tableEngine, to } from '../table-engine.ts';

export interface Dice {
  readonly total: number;
  /** How often each face lies up, by the face. */
  readonly faces: readonly number[];
  /** Three alike. */
  readonly isTriple: boolean;
}

/** What a table pays, to one. */
interface Prices {
  /** Of the totals 4 and 17, 5 and 16 … 10 and 11. */
  readonly totals: readonly number[];
  readonly double: number;
  readonly triple: number;
  readonly anyTriple: number;
  readonly pair: number;
  /** Of a single face that lies up once, twice, three times. */
  readonly single: readonly [number, number, number];
}

type Rule = SpotRule<Dice>;
const faces = [1, 2, 3, 4, 5, 6] as const;

export const sicBo = sicBoEngine('sic-bo', {
  totals: [60, 30, 17, 12, 8, 6, 6],
  double: 10,
  triple: 180,
  anyTriple: 30,
  pair: 5,
  single: [1, 2, 3],
});
export const sicBoFifty = sicBoEngine('sic-bo-50', {
  totals: [50, 30, 18, 12, 8, 7, 6],
  double: 11,
  triple: 180,
  anyTriple: 31,
  pair: 5,
  single: [1, 2, 12],
});

export function readDice(drawn: readonly number[]): Dice {
  if (drawn.length !== 3 || drawn.some((face) => !faces.some((known) => known === face)))
    throw new RangeError('three dice show 1 to 6 each');
  const counts = faces.map((face) => drawn.filter((shown) => shown === face).length);
  return {
    total: drawn.reduce((sum, face) => sum + face, 0),
    faces: [0, ...counts],
    isTriple: counts.includes(3),
  };
}

function sicBoEngine(id: string, prices: Prices) {
  const spots: readonly Rule[] = [
    // Three alike take what lies on the even chances.
    spot('small', to(1), ({ total, isTriple }) => total <= 10 && !isTriple),
    spot('big', to(1), ({ total, isTriple }) => total >= 11 && !isTriple),
    spot('odd', to(1), ({ total, isTriple }) => total % 2 === 1 && !isTriple),
    spot('even', to(1), ({ total, isTriple }) => total % 2 === 0 && !isTriple),
    ...faces.map((face) => spot<Dice>(`double-${face}`, to(prices.double), (dice) => count(dice, face) >= 2)),
    ...faces.map((face) => spot<Dice>(`triple-${face}`, to(prices.triple), (dice) => count(dice, face) === 3)),
    spot('any-triple', to(prices.anyTriple), ({ isTriple }) => isTriple),
    ...Array.from({ length: 14 }, (_, place) => place + 4).map((sum) =>
      spot<Dice>(`total-${sum}`, to(totalPrice(prices, sum)), ({ total }) => total === sum),
    ),
    ...faces.flatMap((low) =>
      faces
        .filter((high) => high > low)
        .map((high) =>
          spot<Dice>(`pair-${low}-${high}`, to(prices.pair), (dice) => count(dice, low) > 0 && count(dice, high) > 0),
        ),
    ),
    ...faces.map((face) => single(face, prices)),
  ];
  return tableEngine<Dice>({
    id,
    family: 'sic-bo',
    spots,
    draw: (next) => Array.from({ length: 3 }, () => 1 + below(next, 6)),
    read: readDice,
    winner: ({ total, isTriple }) => (isTriple ? 'triple' : total >= 11 ? 'big' : 'small'),
  });
}

function single(face: number, { single: prices }: Prices): Rule {
  const backs = prices.map(to);
  return {
    id: `single-${face}`,
    pays: backs.toReversed(),
    returnOn: (dice) => backs[count(dice, face) - 1] ?? 0,
  };
}

/** 4 pays like 17, 5 like 16, up to the middle. */
function totalPrice({ totals }: Prices, sum: number): number {
  const price = totals[Math.min(sum, 21 - sum) - 4];
  if (price === undefined) throw new RangeError(`no price for the total ${sum}`);
  return price;
}

const count = ({ faces: counts }: Dice, face: number): number => counts[face] ?? 0;
