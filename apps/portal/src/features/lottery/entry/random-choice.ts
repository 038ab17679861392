import type { Chosen, Entry } from './entry.ts';

/** A number of 0 to below a bound, each as likely as the others. */
export type Below = (bound: number) => number;

/** The smallest bet, chosen by chance. Rows differ where they share their choices, as balls in two places cannot. */
export function randomChoice(entry: Entry, below: Below): Chosen {
  if (entry.form === 'keypad') return [[randomNumber(entry.lengths[0] ?? 0, entry.hasRoll, below)]];
  const { rows, look } = entry;
  // Where each row bets by itself, one of them is a bet.
  if (look === 'outcomes' && rows[0]?.name.includes(':')) {
    const at = below(rows.length);
    return rows.map((row, other) => (other === at ? taken(row.choices, row.least, below) : []));
  }
  const used = new Set<string>();
  return rows.map(({ choices, least }) => {
    const chosen = taken(
      choices.filter((choice) => look === 'outcomes' || !used.has(choice)),
      least,
      below,
    );
    for (const choice of chosen) used.add(choice);
    return choices.filter((choice) => chosen.includes(choice));
  });
}

function taken(choices: readonly string[], count: number, below: Below): string[] {
  const left = [...choices];
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)).flat();
}

function randomNumber(length: number, hasRoll: boolean, below: Below): string {
  const rolling = hasRoll ? below(length) : -1;
  const given = Array.from({ length }, (_, at) => (at === rolling ? 'R' : String(below(10))));
  // Bets on every order need two digits that differ.
  return new Set(given).size > 1 ? given.join('') : randomNumber(length, hasRoll, below);
}

/** By the browser's own randomness. */
export function randomBelow(bound: number): number {
  const limit = Math.floor(2 ** 32 / bound) * bound;
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word < limit ? word % bound : randomBelow(bound);
}
