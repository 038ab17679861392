import { useState } from 'react';
import { type Chosen, contentOf, type Entry } from './entry.ts';
import { randomBelow, randomChoice } from './random-choice.ts';

export type Choice = {
  /** The play type. */
  of: string;
  content: string;
  chosen: Chosen;
  typed: string | null;
  toggle: (row: number, choice: string) => void;
  takeRow: (row: number, choices: readonly string[]) => void;
  add: (number: string) => void;
  remove: (number: string) => void;
  /** From the board or the keypad to a text, which begins with what was chosen, and back. */
  type: (text: string | null) => void;
  pickAtRandom: (times?: number) => void;
  clear: () => void;
};

type State = {
  of: string;
  chosen: Chosen;
  typed: string | null;
};

/**
 * What is chosen or typed of one play type, and the content that it is. Another play type begins with nothing; a board
 * that both have stays where it stands.
 */
export function useChoice(of: string, entry: Entry): Choice {
  const none: Chosen = entry.form === 'board' ? entry.rows.map(() => []) : [[]];
  const empty: State = { of, chosen: none, typed: null };
  const [state, setState] = useState<State>(empty);
  if (state.of !== of) setState(empty);
  const { chosen, typed } = state.of === of ? state : empty;
  const change = (next: (before: State) => Partial<State>) => setState((before) => ({ ...before, ...next(before) }));
  const setRow = (row: number, next: (before: readonly string[]) => readonly string[]) =>
    change((before) => ({
      chosen: before.chosen.map((choices, at) => (at === row ? inOrder(entry, row, next(choices)) : choices)),
    }));
  const [numbers = []] = chosen;
  return {
    of,
    content: typed ?? contentOf(entry, chosen),
    chosen,
    typed,
    toggle: (row, choice) =>
      setRow(row, (before) =>
        before.includes(choice) ? before.filter((other) => other !== choice) : [...before, choice],
      ),
    takeRow: (row, choices) => setRow(row, () => choices),
    add: (number) => change(() => ({ chosen: [[...numbers.filter((other) => other !== number), number]] })),
    remove: (number) => change(() => ({ chosen: [numbers.filter((other) => other !== number)] })),
    type: (text) => change(() => ({ typed: text })),
    pickAtRandom: (times = 1) => {
      const picked = Array.from({ length: times }).reduce<Chosen>((soFar) => joined(entry, soFar), none);
      change(() => ({ typed: null, chosen: picked }));
    },
    clear: () => change((before) => ({ chosen: none, typed: before.typed === null ? null : '' })),
  };
}

/** One more choice by chance beside those that there are. */
function joined(entry: Entry, soFar: Chosen): Chosen {
  const more = randomChoice(entry, randomBelow);
  return more.map((row, at) => inOrder(entry, at, [...new Set([...(soFar[at] ?? []), ...row])]));
}

/** On a board in the order of its choices; numbers of a keypad as they were added. */
function inOrder(entry: Entry, row: number, chosen: readonly string[]): readonly string[] {
  return entry.form === 'board' ? (entry.rows[row]?.choices ?? []).filter((choice) => chosen.includes(choice)) : chosen;
}
