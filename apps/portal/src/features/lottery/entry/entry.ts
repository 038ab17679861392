/**
 * How the content of a play type is entered: on a board of rows of choices, or number by number. What was chosen is
 * written as the content that `packages/lottery` reads; typing it as text is possible beside either.
 */
export type Entry = Board | Keypad;

export interface Board {
  readonly form: 'board';
  readonly look: Look;
  readonly rows: readonly Row[];
  /** Of each row, in the order of its choices. Nothing chosen is written as ''. */
  readonly write: (chosen: Chosen) => string;
}

/** Numbers of some digits, each added to a list. */
export interface Keypad {
  readonly form: 'keypad';
  readonly lengths: readonly number[];
  /** R stands for every digit in its place. */
  readonly hasRoll: boolean;
}

export type Look = 'digits' | 'hundred' | 'balls' | 'dice' | 'outcomes';
export type Chosen = readonly (readonly string[])[];

export interface Row {
  /** What the row is for: a name of `rowNames`, `place:1`, `duel:1v2`, or nothing where it is the only one. */
  readonly name: string;
  readonly choices: readonly string[];
  /** How many of them make the smallest bet; a random pick takes as many. */
  readonly least: number;
}

export const rowNames = [
  'tenThousands',
  'thousands',
  'hundreds',
  'tens',
  'units',
  'quads',
  'triples',
  'pairs',
  'singles',
] as const;
export type RowName = (typeof rowNames)[number];

/** Positions parted by bars, as they are, the empty ones too. */
export const byPosition =
  (within: '' | ',') =>
  (chosen: Chosen): string =>
    chosen.some((row) => row.length > 0) ? chosen.map((row) => row.join(within)).join('|') : '';

/** One list of all that is chosen. */
export const asList =
  (separator: '' | ' ' | ',') =>
  (chosen: Chosen): string =>
    chosen.flat().join(separator);

/** One more than a bet may have, so that the refusal says so. */
const MOST_GROUPS = 2_001;

/** Each choice of k as a group of its own: "13,47;13,88". Fewer than k are one group, which is too small. */
export const asGroupsOf =
  (k: number) =>
  (chosen: Chosen): string => {
    const numbers = chosen.flat();
    if (numbers.length <= k) return numbers.join(',');
    const groups: string[] = [];
    for (const group of choicesOf(numbers, k)) {
      groups.push(group.join(','));
      if (groups.length === MOST_GROUPS) break;
    }
    return groups.join(';');
  };

function* choicesOf(items: readonly string[], k: number): Generator<string[]> {
  if (k === 0) return yield [];
  for (let at = 0; at <= items.length - k; at += 1)
    for (const rest of choicesOf(items.slice(at + 1), k - 1)) yield [items[at] ?? '', ...rest];
}

export function contentOf(entry: Entry, chosen: Chosen): string {
  return entry.form === 'keypad' ? chosen.flat().join(' ') : entry.write(chosen);
}
