import type { PlayType, Result } from '../rule-set.ts';
import { settleLine, winnersOf, type PriceList, type SettledLine } from './settle-line.ts';

/** What a bet of one play type costs and returns: each of its lines is settled and rounded on its own. */
export function settleBet(
  playType: PlayType,
  bet: { content: string; unitMinor: bigint; prices: PriceList },
  result: Result,
): SettledBet {
  const winners = winnersOf(playType, result);
  const lines = playType.lines(bet.content);
  const settled = lines.map((line) => settleLine(playType, line, { ...bet, winners }));
  const units = lines.reduce((sum, { kind }) => sum + (playType.kinds[kind]?.units ?? 0), 0);
  return {
    lines: settled,
    costMinor: bet.unitMinor * BigInt(units),
    returnedMinor: settled.reduce((sum, { returnedMinor }) => sum + returnedMinor, 0n),
  };
}

export interface SettledBet {
  readonly lines: readonly SettledLine[];
  readonly costMinor: bigint;
  readonly returnedMinor: bigint;
}
