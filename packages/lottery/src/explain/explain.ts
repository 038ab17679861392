import type { Fraction } from '@pelita/games/fraction';
import { gameOf } from '../games.ts';
import { Malformed } from '../malformed.ts';
import { fromDecimal } from '../numbers.ts';
import { pricesAtMode, prizeModeBounds, statedPrices } from '../pricing/price-lists.ts';
import type { PlayType, Result, RuleSet } from '../rule-set.ts';
import { playTypeOf, ruleSetOf } from '../rule-sets.ts';
import { settleBet } from '../settlement/settle-bet.ts';
import type { PriceList } from '../settlement/settle-line.ts';

/** What a bet comes to: money as decimals, in the currency of its unit. */
export interface Explained {
  readonly lines: number;
  readonly cost: string;
  readonly returned: string;
}

/** What cannot be explained, in one sentence that says where and why. */
export class Unexplained extends Error {
  override name = 'Unexplained';
}

/** Settles the bets of a request by the code that settles members' bets; throws `Unexplained`. */
export function explain(request: unknown): Explained[] {
  const { game, result, bets } = fieldsOf(request, 'The request');
  const rules = rulesOf(game);
  const drawn = saying('The result', () => rules.shape.read(result));
  if (!Array.isArray(bets)) throw new Unexplained('“bets” must be a list.');
  return bets.map((bet: unknown, at) => explainBet(rules, drawn, bet, at + 1));
}

function explainBet(rules: RuleSet, result: Result, bet: unknown, no: number): Explained {
  const { playType: id, content, unit, odds } = fieldsOf(bet, `Bet ${no}`);
  const playType = typeof id === 'string' ? playTypeOf(rules, id) : undefined;
  if (playType === undefined) throw new Unexplained(`Bet ${no}: ${rules.code} has no play type ${nameOf(id)}.`);
  return saying(`Bet ${no} (${playType.id})`, () => {
    if (typeof content !== 'string') throw new Malformed('notText');
    const prices = pricesOf(rules, playType, odds);
    const { lines, costMinor, returnedMinor } = settleBet(
      playType,
      { content, unitMinor: unitOf(unit), prices },
      result,
    );
    return { lines: lines.length, cost: shortest(costMinor), returned: shortest(returnedMinor) };
  });
}

/** A game's code, or that of its rules: `XSMN` explains what holds for every station of the south. */
function rulesOf(code: unknown): RuleSet {
  const rules = typeof code === 'string' ? ruleSetOf(gameOf(code)?.rules ?? code) : undefined;
  if (rules) return rules;
  throw new Unexplained(`There is no game ${nameOf(code)}; --help names them all.`);
}

const nameOf = (code: unknown) => (typeof code === 'string' ? JSON.stringify(code.slice(0, 40)) : 'without a name');

/** Odds that are given stand for the configured ones: one decimal where a single prize has odds, else by prize. */
function pricesOf(rules: RuleSet, playType: PlayType, given: unknown): PriceList {
  const configured =
    rules.odds === 'fair' ? pricesAtMode(playType, prizeModeBounds[rules.prizeMode].highest) : statedPrices(playType);
  if (given === undefined) return configured;
  const prizes = [...new Set(Object.values(configured).flatMap((prices) => Object.keys(prices)))];
  const byPrize = oddsByPrize(playType, prizes, given);
  return Object.fromEntries(
    Object.entries(configured).map(([kind, prices]) => [
      kind,
      Object.fromEntries(Object.entries(prices).map(([prize, odds]) => [prize, byPrize.get(prize) ?? odds])),
    ]),
  );
}

function oddsByPrize(playType: PlayType, prizes: readonly string[], given: unknown): Map<string, Fraction> {
  if (typeof given !== 'object' || given === null) {
    const odds = oddsOf(given);
    const priced = prizes.filter((prize) => !isRefundOf(playType, prize));
    if (priced.length > 1 && !haveEqualOdds(playType))
      throw new Malformed('oddsByPrize', { prizes: priced.join(', ') });
    return new Map(priced.map((prize) => [prize, odds]));
  }
  const named = Object.entries(given).map(([prize, odds]): [string, Fraction] => [prize, oddsOf(odds)]);
  const unknown = named.find(([prize]) => !prizes.includes(prize));
  if (unknown) throw new Malformed('unknownChoice', { token: unknown[0], choices: prizes.join(', ') });
  return new Map(named);
}

const isRefundOf = ({ kinds }: PlayType, prize: string) =>
  Object.values(kinds).some(({ prizes }) => prizes[prize]?.isRefund === true);

/** Prizes that are quoted as one, like the three of 3ABC. */
function haveEqualOdds({ kinds }: PlayType): boolean {
  const odds = Object.values(kinds).flatMap(({ prizes }) => Object.values(prizes).map((prize) => prize.odds));
  return new Set(odds.map(({ numerator, denominator }) => `${numerator}/${denominator}`)).size === 1;
}

function oddsOf(given: unknown): Fraction {
  const text = textOf(given);
  const odds = /^\d{1,9}(\.\d{1,6})?$/.test(text) ? fromDecimal(text) : null;
  if (odds === null || odds.numerator === 0n) throw new Malformed('wrongOdds', { token: text });
  return odds;
}

function unitOf(given: unknown): bigint {
  const text = textOf(given);
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  const minor = match ? BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(2, '0')) : 0n;
  if (minor === 0n) throw new Malformed('wrongUnit', { token: text });
  return minor;
}

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : typeof given === 'number' ? String(given) : (JSON.stringify(given) ?? '');

/** 1050n → "10.5": hundredths as the shortest decimal. */
function shortest(minor: bigint): string {
  const hundredths = minor.toString().padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`.replace(/\.?0+$/, '');
}

function fieldsOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unexplained(`${what} must be a JSON object.`);
  return { ...value };
}

function saying<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Malformed ? new Unexplained(`${where}: ${error.message}.`) : error;
  }
}
