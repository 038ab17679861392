import { games } from '../games.ts';
import type { RuleSet } from '../rule-set.ts';
import { ruleSets } from '../rule-sets.ts';

/** What `--help` tells: the request's shape, then games, results and play types with an example of each. */
export function explainHelp(): string {
  return [
    'Reads JSON from standard input and prints what the bets would cost and return.',
    '',
    '  { "game": CODE, "result": RESULT, "bets": [{ "playType", "content", "unit", "odds"? }] }',
    '  → [{ "lines", "cost", "returned" }], money as decimals in the currency of the unit',
    '',
    '  "unit" is what one unit of a line costs, like "1" or "0.50". "odds" replace the configured ones: a decimal, or',
    '  { PRIZE: DECIMAL } where several prizes have odds. Exit code 2 and one sentence: it could not be read.',
    '',
    ...ruleSets.flatMap(about),
  ].join('\n');
}

function about(rules: RuleSet): string[] {
  const stations = games.filter((game) => game.rules === rules.code && game.code !== rules.code);
  return [
    rules.code,
    ...(stations.length > 0 ? [`  also ${stations.map(({ code }) => code).join(' ')}`] : []),
    `  result ${JSON.stringify(rules.shape.example)}`,
    ...rules.playTypes.map(({ id, example }) => `  ${id.padEnd(16)} ${JSON.stringify(example)}`),
    '',
  ];
}
