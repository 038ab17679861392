import { chunksOf } from '../content/numbers-of.ts';
import { linesOf } from '../content/lines-of.ts';
import { Malformed } from '../malformed.ts';
import type { Kinds, PlayType, Result } from '../rule-set.ts';

/**
 * A bet on named outcomes: content names some of them, a line each. `seen` are those that a result shows; `refunded`
 * are those that get their stake back instead.
 */
export function outcomeBet(id: string, { kinds, seen, refunded = () => [], example }: OutcomeBet): PlayType {
  const names = Object.keys(kinds);
  return {
    id,
    example: example ?? names.slice(0, 2).join(' '),
    lines: (content) => {
      const chosen = chunksOf(content);
      if (chosen.length === 0) throw new Malformed('empty');
      for (const token of chosen)
        if (!Object.hasOwn(kinds, token)) throw new Malformed('unknownChoice', { token, choices: choicesOf(names) });
      return linesOf(chosen, (key) => key);
    },
    wins: 'perHit',
    kinds,
    hits: (result) => {
      const back = refunded(result);
      const won = seen(result).filter((key) => !back.includes(key));
      return [
        ...won.map((key) => ({ key, prize: 'win', seen: key })),
        ...back.map((key) => ({ key, prize: 'refund', seen: key })),
      ];
    },
  };
}

export interface OutcomeBet {
  readonly kinds: Kinds;
  readonly seen: (result: Result) => readonly string[];
  readonly refunded?: (result: Result) => readonly string[];
  readonly example?: string;
}

const choicesOf = (names: readonly string[]) =>
  names.length > 8 ? `${names.slice(0, 4).join(', ')} … ${names.at(-1)}` : names.join(', ');

/** Names for each of some positions: "1:big". */
export function atPositions(positions: number, names: readonly string[]): string[] {
  return Array.from({ length: positions }, (_, at) => names.map((name) => `${at + 1}:${name}`)).flat();
}

/** The same kind for all names. */
export function alike<Kind>(names: readonly string[], kind: Kind): Record<string, Kind> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}
