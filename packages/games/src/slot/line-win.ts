import type { SlotRules, SlotSymbol } from './rules.ts';

export interface LinePay {
  readonly symbol: SlotSymbol;
  readonly count: number;
  /** In line bets; 0 when the line does not win. */
  readonly pay: number;
}

/**
 * What one line pays, read from the left. The first symbol that is not wild is the candidate, and wilds stand in for
 * it, multiplying its pay where the rules say so; wilds that lead the line may pay more by themselves, and the player gets the better of the two. Scatters pay in
 * the window, never on a line, and nothing stands in for them.
 */
export function linePay(rules: SlotRules, symbols: readonly SlotSymbol[]): LinePay {
  const { wild, wildMultiplier, scatter, linePays } = rules;
  const wilds = runLength(symbols, (symbol) => symbol === wild);
  const candidate = symbols[wilds];
  const pureWild = { symbol: wild, count: wilds, pay: linePays[wild]?.[wilds] ?? 0 };
  if (candidate === undefined || candidate === scatter) return pureWild;

  const count = runLength(symbols, (symbol) => symbol === candidate || symbol === wild);
  const wildsInRun = symbols.slice(0, count).filter((symbol) => symbol === wild).length;
  const pay = (linePays[candidate]?.[count] ?? 0) * wildMultiplier ** wildsInRun;
  return pureWild.pay > pay ? pureWild : { symbol: candidate, count, pay };
}

function runLength(symbols: readonly SlotSymbol[], matches: (symbol: SlotSymbol) => boolean): number {
  const end = symbols.findIndex((symbol) => !matches(symbol));
  return end === -1 ? symbols.length : end;
}
