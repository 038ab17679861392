import { type Market, SCORE_GRID, type Score } from './markets.ts';

/** What became of one leg. `void`: its match did not take place. */
export type LegResult = 'won' | 'half-won' | 'push' | 'half-lost' | 'lost' | 'void';

/**
 * What a selection comes to at a final score. `from` is the score that a handicap counts from: that of the bet in
 * football that was under way, otherwise nil. Null for a selection that the market does not have.
 */
export function settleLeg(market: Market, selection: string, final: Score, from: Score = NIL): LegResult | null {
  const { kind, quarters } = market;
  const lead = final.home - final.away - (from.home - from.away);
  const sum = final.home + final.away;
  switch (kind) {
    case 'result':
      return wonIf(selection, {
        home: final.home > final.away,
        draw: final.home === final.away,
        away: final.home < final.away,
      });
    case 'handicap':
      if (quarters === null) return null;
      if (selection === 'home') return settleLine(4 * lead, quarters);
      return selection === 'away' ? settleLine(-4 * lead, -quarters) : null;
    case 'total':
      if (quarters === null) return null;
      if (selection === 'over') return settleLine(4 * sum, -quarters);
      return selection === 'under' ? settleLine(-4 * sum, quarters) : null;
    case 'score':
      return settleScore(selection, final);
  }
}

const NIL: Score = { home: 0, away: 0 };

/** Of a quarter line each half of the stake has a line of its own, a quarter to either side. */
function settleLine(margin: number, line: number): LegResult {
  const halves = line % 2 === 0 ? [line, line] : [line - 1, line + 1];
  const points = halves.reduce((sum, half) => sum + Math.sign(margin + half), 0);
  return (['lost', 'half-lost', 'push', 'half-won', 'won'] as const)[points + 2] ?? 'push';
}

function settleScore(selection: string, { home, away }: Score): LegResult | null {
  if (selection === 'other') return home > SCORE_GRID || away > SCORE_GRID ? 'won' : 'lost';
  const [, first, second] = /^(\d{1,2})-(\d{1,2})$/.exec(selection) ?? [];
  if (first === undefined) return null;
  return Number(first) === home && Number(second) === away ? 'won' : 'lost';
}

function wonIf(selection: string, wins: Readonly<Record<string, boolean>>): LegResult | null {
  const isWon = Object.hasOwn(wins, selection) ? wins[selection] : undefined;
  return isWon === undefined ? null : isWon ? 'won' : 'lost';
}
