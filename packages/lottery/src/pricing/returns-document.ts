import { decimal, over, type Fraction } from '@pelita/games/fraction';
import { one } from '../numbers.ts';
import type { Kind, PlayType, RuleSet } from '../rule-set.ts';
import { ruleSets } from '../rule-sets.ts';
import { pricesAtMode, prizeModeBounds, statedPrices } from './price-lists.ts';
import { percent, publish, returnOf } from './returns.ts';

/** Every play type with its chances, odds and return, as the configuration has them; kept as docs/lottery-returns.md. */
export function returnsDocument(): string {
  return `${[
    '# Returns of the lotteries',
    '',
    'Written by `npm run generate` from the rule sets; tests prove each chance by counting outcomes or by a second formula. A line costs so many units of stake; odds are what one unit gets back, the stake included. Odds that would return more than 100 % cannot be published.',
    ...ruleSets.flatMap(sectionOf),
  ].join('\n')}\n`;
}

function sectionOf(rules: RuleSet): string[] {
  const { highest } = prizeModeBounds[rules.prizeMode];
  const basis = rules.odds === 'fair' ? `Odds at prize mode ${highest} of 2000.` : 'Odds of the price list.';
  return [
    '',
    `## ${rules.code}`,
    '',
    basis,
    '',
    '| play type | line | units | one in | odds | return |',
    '|---|---|---|---|---|---|',
    ...rules.playTypes.flatMap((playType) => rowsOf(rules, playType)),
  ];
}

function rowsOf(rules: RuleSet, playType: PlayType): string[] {
  const { highest } = prizeModeBounds[rules.prizeMode];
  const prices = publish(playType, rules.odds === 'fair' ? pricesAtMode(playType, highest) : statedPrices(playType));
  const rows = Object.entries(playType.kinds).map(([name, kind]) => {
    const odds = (prize: string): Fraction => prices[name]?.[prize] ?? one;
    return { name, cells: cellsOf(kind, odds) };
  });
  return alike(rows).map(([names, cells], at) => `| ${at === 0 ? playType.id : ''} | ${names} | ${cells} |`);
}

function cellsOf(kind: Kind, odds: (prize: string) => Fraction): string {
  const prizes = Object.entries(kind.prizes);
  const each = (say: (prize: string, chance: Fraction) => string) =>
    prizes.map(([prize, { chance, isRefund }]) => {
      const name = isRefund ? 'stake back ' : prizes.length > 1 ? `${prize} ` : '';
      return `${name}${say(prize, chance)}`;
    });
  return [
    kind.units,
    each((_, chance) => short(over(one, chance))).join(', '),
    each((prize) => short(odds(prize))).join(', '),
    `${percent(returnOf(kind, odds))} %`,
  ].join(' | ');
}

/** Kinds of line that do not differ share a row. */
function alike(rows: readonly { name: string; cells: string }[]): [string, string][] {
  const byCells = Map.groupBy(rows, ({ cells }) => cells);
  return [...byCells].map(([cells, same]) => {
    const names = same.map(({ name }) => name);
    const shown =
      names.length > 6 ? `${names.slice(0, 2).join(', ')} … ${names.at(-1)} (${names.length})` : names.join(', ');
    return [shown === 'line' ? '' : shown, cells];
  });
}

/** Up to four places, cut off, without zeros at the end. */
const short = (value: Fraction) => decimal(value, 4).replace(/\.?0+$/, '');
