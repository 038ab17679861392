import { useState } from 'react';
import { type Chosen, contentOf, type Entry } from './entry.ts';
import { randomBelow, randomChoice } from './random-choice.ts';

export type Choice = {
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

/** What is chosen or typed of one play type, and the content that it is. */
export function useChoice(entry: Entry): Choice {
  const none: Chosen = entry.form === 'board' ? entry.rows.map(() => []) : [[]];
  const [chosen, setChosen] = useState<Chosen>(none);
  const [typed, setTyped] = useState<string | null>(null);
  const setRow = (row: number, next: (before: readonly string[]) => readonly string[]) =>
    setChosen((rows) => rows.map((before, at) => (at === row ? inOrder(entry, row, next(before)) : before)));
  const [numbers = []] = chosen;
  return {
    content: typed ?? contentOf(entry, chosen),
    chosen,
    typed,
    toggle: (row, choice) =>
      setRow(row, (before) =>
        before.includes(choice) ? before.filter((other) => other !== choice) : [...before, choice],
      ),
    takeRow: (row, choices) => setRow(row, () => choices),
    add: (number) => setChosen([[...numbers.filter((other) => other !== number), number]]),
    remove: (number) => setChosen([numbers.filter((other) => other !== number)]),
    type: setTyped,
    pickAtRandom: (times = 1) => {
      setTyped(null);
      setChosen(Array.from({ length: times }).reduce<Chosen>((soFar) => joined(entry, soFar), none));
    },
    clear: () => {
      setChosen(none);
      setTyped((before) => (before === null ? null : ''));
    },
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
