import type { PlayType } from '@pelita/lottery';
import { asGroupsOf, asList, type Board, byPosition, type Entry, type Look, type Row, type RowName } from './entry.ts';

/** The board or the keypad of a play type. It follows from what the play type reads; ids are looked at where that leaves a choice. */
export function entryOf(rules: string, playType: PlayType): Entry {
  if (namesOutcomes(playType)) return outcomes(playType);
  switch (rules) {
    case 'SSC':
      return ssc(playType);
    case 'K3':
      return faces(playType);
    case '11X5':
      return balls(playType, 11);
    case 'PK10':
      return balls(playType, 10);
    case 'HAPPY10':
      return balls(playType, 20);
    case 'KENO':
      return balls(playType, 80);
    case 'MARKSIX':
    case 'M6':
      return balls(playType, 49);
    default:
      return numbers(playType);
  }
}

const digits = Array.from('0123456789');
const hundred = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

const board = (look: Look, rows: readonly Row[], write: Board['write']): Board => ({
  form: 'board',
  look,
  rows,
  write,
});
const row = (choices: readonly string[], least = 1, name = ''): Row => ({ name, choices, least });
const keypad = (...lengths: readonly number[]): Entry => ({ form: 'keypad', lengths, hasRoll: false });

/** Bets on named outcomes have a kind for each. */
const namesOutcomes = ({ example, kinds }: PlayType) =>
  example.split(' ').every((token) => Object.hasOwn(kinds, token));

function outcomes({ kinds }: PlayType): Board {
  const names = Object.keys(kinds).toSorted((a, b) => Number(a) - Number(b) || 0);
  const places = Map.groupBy(names, (name) => (name.includes(':') ? name.slice(0, name.indexOf(':')) : ''));
  const rows = [...places].map(([place, choices]) =>
    row(choices, 1, place === '' ? '' : place.includes('v') ? `duel:${place}` : `place:${place}`),
  );
  const isOfBalls = names.length >= 49;
  return board(isOfBalls ? 'balls' : 'outcomes', rows, asList(' '));
}

/** Numbers of the traditional lotteries. */
function numbers({ id, example, kinds }: PlayType): Entry {
  if (example.startsWith('R')) return { form: 'keypad', lengths: [4], hasRoll: true };
  if (example.includes(','))
    return board('hundred', [row(hundred, example.split(',').length)], groupsWriter(id, example));
  const lengths = Object.keys(kinds)
    .map(Number)
    .filter((length) => length >= 1 && length <= 4 && !id.startsWith('ibox'));
  const longest = lengths.length > 1 ? lengths : [example.length];
  if (longest.length > 1) return keypad(...longest);
  if (example.length === 1) return board('digits', [row(digits)], asList(' '));
  return example.length === 2 ? board('hundred', [row(hundred)], asList(' ')) : keypad(example.length);
}

const groupsWriter = (id: string, example: string) =>
  id === 'da' || id === 'xienQuay' ? asList(',') : asGroupsOf(example.split(',').length);

const places: readonly RowName[] = ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'];
const windows: Readonly<Record<string, readonly RowName[]>> = {
  '5': places,
  '4First': places.slice(0, 4),
  '4Last': places.slice(1),
  '3First': places.slice(0, 3),
  '3Mid': places.slice(1, 4),
  '3Last': places.slice(2),
  '2First': places.slice(0, 2),
  '2Last': places.slice(3),
};
const digitRows = (names: readonly RowName[]) => names.map((name) => row(digits, 1, name));

/** What the two parts of a group are: digits that occur so often. */
const parts: Readonly<Record<string, readonly [RowName, RowName]>> = {
  group60: ['pairs', 'singles'],
  group30: ['pairs', 'singles'],
  group20: ['triples', 'singles'],
  group10: ['triples', 'pairs'],
  group5: ['quads', 'singles'],
  group12: ['pairs', 'singles'],
  group4: ['triples', 'singles'],
  group3: ['pairs', 'singles'],
};
const sums: Readonly<Record<string, readonly [from: number, to: number]>> = {
  sum3: [0, 27],
  sum2: [0, 18],
  span3: [0, 9],
  span2: [0, 9],
  groupSum3: [1, 26],
  groupSum2: [1, 17],
};

function ssc({ id, example }: PlayType): Entry {
  if (id === 'position') return board('digits', digitRows(places), byPosition(''));
  if (id.startsWith('optional'))
    return board(
      'digits',
      digitRows(places).map((of, at) => ({ ...of, least: at < Number(id.at(-1)) ? 1 : 0 })),
      byPosition(''),
    );
  const [, kind = '', window = ''] = /^(\D+?)(\d(?:First|Mid|Last)?)$/.exec(id) ?? [];
  const names = windows[window] ?? places;
  if (kind === 'star' || kind === 'combo') return board('digits', digitRows(names), byPosition(''));
  if (kind === 'mixed') return keypad(3);
  if (kind === 'sides') {
    const sides = ['big', 'small', 'odd', 'even'];
    return board(
      'outcomes',
      names.map((name) => row(sides, 1, name)),
      byPosition(','),
    );
  }
  const range = sums[kind + window.charAt(0)];
  if (range) return board('digits', [row(countedFrom(...range))], asList(' '));
  const group = /^group\d+/.exec(id)?.[0] ?? '';
  const named = example.includes('|') ? parts[group] : undefined;
  if (named) {
    const least = example.split('|').map(({ length }) => length);
    return board(
      'digits',
      named.map((name, at) => row(digits, least[at], name)),
      byPosition(''),
    );
  }
  const least = group === 'group2' || group !== '' ? example.length - 1 : Number(/^any(\d)/.exec(id)?.[1] ?? 1);
  return board('digits', [row(digits, least)], asList(''));
}

const countedFrom = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

const single = ['1', '2', '3', '4', '5', '6'];
const pairs = single.map((face) => face + face);
const faceSets: Readonly<Record<string, readonly string[]>> = {
  single,
  singleByCount: single,
  triple: single.map((face) => face.repeat(3)),
  pair: pairs,
  pairWithTriples: pairs,
  pairSingle: pairs.flatMap((pair) => single.filter((face) => !pair.includes(face)).map((face) => pair + face)),
  twoDifferent: single.flatMap((a) => single.filter((b) => b > a).map((b) => a + b)),
  threeDifferent: single.flatMap((a) =>
    single.filter((b) => b > a).flatMap((b) => single.filter((c) => c > b).map((c) => a + b + c)),
  ),
};

const faces = ({ id }: PlayType): Board => board('dice', [row(faceSets[id] ?? single)], asList(' '));

const ballNames = (last: number) => countedFrom(1, last).map((ball) => ball.padStart(2, '0'));

function balls({ id, example }: PlayType, last: number): Board {
  const all = ballNames(last);
  if (!example.includes('|')) return board('balls', [row(all, leastOf(id, example))], asList(','));
  const positions = example.split('|').map((_, at) => row(all, 1, `place:${at + 1}`));
  return board('balls', positions, byPosition(','));
}

/** Examples of single balls and of groups show one more than is needed. */
function leastOf(id: string, example: string): number {
  const shown = example.split(',').length;
  if (id === 'anyOfFirst3' || id === 'any1') return 1;
  return /^group\d$/.test(id) ? shown - 1 : shown;
}
