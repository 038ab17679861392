import { fraction } from '@pelita/games/fraction';
import { linesOf } from '../content/lines-of.ts';
import { chunksOf, numbersOf } from '../content/numbers-of.ts';
import { Malformed } from '../malformed.ts';
import { permutations, sortedText } from '../numbers.ts';
import { quoted } from '../pricing/listed-odds.ts';
import { numbersAt, type DigitPrize } from '../results/prizes.ts';
import type { Hit, Kind, PlayType, Result } from '../rule-set.ts';
import type { DrawnPrize, FourDigitList, Pays } from './price-lists.ts';

export const prizes: readonly (DigitPrize & { readonly name: DrawnPrize })[] = [
  { name: 'first', count: 1, digits: 4 },
  { name: 'second', count: 1, digits: 4 },
  { name: 'third', count: 1, digits: 4 },
  { name: 'special', count: 10, digits: 4 },
  { name: 'consolation', count: 10, digits: 4 },
];

export function fourDigitBets({ straight, everyOrder, further }: FourDigitList): PlayType[] {
  const sizes = [
    ['big', 'Big', straight.big, everyOrder.big],
    ['small', 'Small', straight.small, everyOrder.small],
  ] as const;
  return [
    ...sizes.flatMap(([size, ending, pays, paysByOrders]) => {
      const bet = straightBet(size, 4, pays);
      return [
        bet,
        { ...bet, id: `box${ending}`, lines: boxLines },
        { ...bet, id: `roll${ending}`, lines: rollLines, example: 'R234' },
        everyOrderBet(`ibox${ending}`, paysByOrders),
      ];
    }),
    ...Object.entries(further).map(([id, { digits, ...pays }]) => straightBet(id, digits, pays)),
  ];
}

/** The prizes that end in the digits of a number are paid, each as often as it does. */
function straightBet(id: string, digits: number, pays: Pays): PlayType {
  return {
    id,
    example: '1234'.slice(-digits),
    lines: (content) => linesOf(numbersOf(content, digits)),
    wins: 'perHit',
    kinds: { line: kindOf(pays, { orders: 1, digits }) },
    hits: hitsOn(pays, (number) => number.slice(-digits)),
  };
}

/** One unit on all orders of a number; the fewer there are, the more it pays. */
function everyOrderBet(id: string, paysByOrders: Readonly<Record<string, Pays>>): PlayType {
  const kinds = Object.entries(paysByOrders).map(([orders, pays]): [string, Kind] => [
    orders,
    kindOf(pays, { orders: Number(orders), digits: 4 }),
  ]);
  return {
    id,
    example: '1234',
    lines: (content) => linesOf(numbersOf(content, 4).map(withOrders), (key) => String(permutations(key).length)),
    wins: 'perHit',
    kinds: Object.fromEntries(kinds),
    hits: hitsOn(paysByOrders['24'] ?? {}, sortedText),
  };
}

function withOrders(number: string): string {
  if (new Set(number).size === 1)
    throw new Malformed('wrongPattern', { token: number, needed: 'of two digits or more' });
  return sortedText(number);
}

const boxLines = (content: string) => linesOf(numbersOf(content, 4).flatMap(permutations));

/** "R234" is 0234 to 9234; each further R is ten times as many. */
function rollLines(content: string) {
  const rolls = chunksOf(content.toUpperCase());
  if (rolls.length === 0) throw new Malformed('empty');
  return linesOf(rolls.flatMap(rolled));
}

function rolled(roll: string): string[] {
  if (!/^(?=.*R)(?=.*[0-9])[0-9R]{4}$/.test(roll))
    throw new Malformed('wrongPattern', { token: roll, needed: 'four places, R in those that roll, like R234' });
  let numbers = [''];
  for (const place of roll) {
    const digits = place === 'R' ? Array.from('0123456789') : [place];
    numbers = numbers.flatMap((number) => digits.map((digit) => number + digit));
  }
  return numbers;
}

function kindOf(pays: Pays, { orders, digits }: { orders: number; digits: number }): Kind {
  const paid = prizes.flatMap(({ name, count }) => {
    const odds = pays[name];
    return odds === undefined ? [] : [[name, quoted(fraction(orders * count, 10 ** digits), odds)] as const];
  });
  return { units: 1, prizes: Object.fromEntries(paid) };
}

function hitsOn(pays: Pays, keyOf: (number: string) => string): (result: Result) => Hit[] {
  const paid = prizes.filter(({ name }) => pays[name] !== undefined);
  return (result) =>
    paid.flatMap(({ name }) =>
      numbersAt(result, name).map((number) => ({ key: keyOf(number), prize: name, seen: `${name} ${number}` })),
    );
}
