import { type CurrencyCode, LARGEST_AMOUNT_MINOR, minorFromDecimal, Refusal } from '@pelita/contract';
import {
  type About,
  type Fault,
  gameOf,
  type Line,
  Malformed,
  type PlayType,
  playTypeOf,
  type RuleSet,
  ruleSetOf,
} from '@pelita/lottery';
import { type KeptPrices, mostRebateSteps, pricesOf } from './price-lists.ts';

/** One bet as it is asked for: amounts are decimal text. */
export type AskedItem = {
  playType: string;
  content: string;
  unit: string;
  multiple: number;
  rebate?: string | undefined;
};

/** Equal lines are one with its number; stake and prize are those of all of them. */
export type ExpandedLine = { kind: string; keys: string; times: number; stakeMinor: bigint; payableMinor: bigint };
export type ExpandedItem = {
  playType: string;
  content: string;
  /** Of a line, the multiple within it. */
  unitMinor: bigint;
  stakeMinor: bigint;
  prices: KeptPrices;
  lineCount: number;
  lines: readonly ExpandedLine[];
};

/** Lines of one cart. */
const CART_LINES_MAXIMUM = 10_000;

/** What a cart comes to, by the code that settles it. Refuses the first item that cannot be read, and says why. */
export function expandCart(
  gameCode: string,
  items: readonly AskedItem[],
  { currency, factor = 1 }: { currency: CurrencyCode; factor?: number },
): ExpandedItem[] {
  const rules = ruleSetOf(gameOf(gameCode)?.rules ?? '');
  if (rules === undefined) throw new Refusal('lottery_game_unknown');
  let lines = 0;
  return items.map((item, at) => {
    try {
      const expanded = expandItem(rules, item, currency, factor);
      lines += expanded.lineCount;
      if (lines > CART_LINES_MAXIMUM) throw new Malformed('tooManyLines', { most: CART_LINES_MAXIMUM });
      return expanded;
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      throw malformed(at, error.fault, error.about, error.message);
    }
  });
}

function expandItem(rules: RuleSet, item: AskedItem, currency: CurrencyCode, factor: number): ExpandedItem {
  const playType = playTypeOf(rules, item.playType);
  if (playType === undefined)
    throw new Malformed('unknownChoice', { token: item.playType, choices: `the play types of ${rules.code}` });
  const unitMinor = unitOf(item.unit, currency) * multipleOf(item.multiple) * BigInt(factor);
  const prices = pricesAt(rules, playType, rebateStepsOf(rules, item.rebate));
  const entered = playType.lines(item.content);
  const equal = Map.groupBy(entered, ({ keys, kind }) => `${kind}|${keys.join(' ')}`);
  const lines = [...equal.values()].map((some): ExpandedLine => {
    const [{ keys, kind }] = some as [Line];
    const times = some.length;
    const stakeMinor = unitMinor * BigInt((playType.kinds[kind]?.units ?? 0) * times);
    return {
      kind,
      keys: keys.join(' '),
      times,
      stakeMinor,
      payableMinor: payableMinor(prices, kind, unitMinor) * BigInt(times),
    };
  });
  const stakeMinor = lines.reduce((sum, line) => sum + line.stakeMinor, 0n);
  if (stakeMinor > LARGEST_AMOUNT_MINOR) throw new Malformed('wrongUnit', { token: item.unit });
  return {
    playType: playType.id,
    content: item.content,
    unitMinor,
    stakeMinor,
    prices,
    lineCount: entered.length,
    lines,
  };
}

function unitOf(unit: string, currency: CurrencyCode): bigint {
  const minor = minorFromDecimal(unit, currency);
  if (minor === null || minor === 0n) throw new Malformed('wrongUnit', { token: unit });
  return minor;
}

const MULTIPLE_MAXIMUM = 100_000;

function multipleOf(multiple: number): bigint {
  if (!Number.isInteger(multiple) || multiple < 1 || multiple > MULTIPLE_MAXIMUM)
    throw new Malformed('outOfRange', { token: String(multiple), from: 1, to: MULTIPLE_MAXIMUM });
  return BigInt(multiple);
}

/** "0.025" is 50 of 2000: a rebate goes in the steps of the prize mode. */
function rebateStepsOf(rules: RuleSet, rebate = '0'): number {
  const most = mostRebateSteps(rules);
  const steps = /^0(\.\d{1,4})?$/.test(rebate) ? Math.round(Number(rebate) * 10_000) / 5 : -1;
  if (!Number.isInteger(steps) || steps < 0 || steps > most)
    throw new Malformed('outOfRange', { token: rebate, from: 0, to: String(most / 2_000) });
  return steps;
}

function pricesAt(rules: RuleSet, playType: PlayType, rebateSteps: number): KeptPrices {
  try {
    return pricesOf(rules, playType, rebateSteps);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Malformed('outOfRange', { token: String(rebateSteps / 2_000), from: 0, to: 'the return of the bet' });
  }
}

/** What a line would get back by its highest prize, once. */
function payableMinor({ prices }: KeptPrices, kind: string, unitMinor: bigint): bigint {
  const each = Object.values(prices[kind] ?? {}).map(
    ({ numerator, denominator }) => (unitMinor * numerator) / denominator,
  );
  return each.reduce((most, one) => (one > most ? one : most), 0n);
}

/** `item` counts from 1, as people do. */
function malformed(at: number, fault: Fault, about: About, why: string): Refusal {
  return new Refusal('bet_malformed', { params: { item: at + 1, why }, extra: { item: at + 1, fault, about, why } });
}
