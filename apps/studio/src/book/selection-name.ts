import type { BookBet, BookMatch } from '@pelita/contract';
import { useBookText } from './use-book.ts';

type Sides = Pick<BookMatch, 'home' | 'away'>;

/** What a selection is called: the team, "Over 2.5", "Kilat Harimau −0.75", "2-1". */
export function useSelectionName(): (match: Sides, market: string, selection: string) => string {
  const text = useBookText();
  return ({ home, away }, market, selection) => {
    const [kind = '', line = ''] = market.split(':');
    const team = selection === 'home' ? home : away;
    switch (kind) {
      case 'result':
        return selection === 'draw' ? text('draw') : team;
      case 'handicap':
        return `${team} ${signed(selection === 'home' ? Number(line) : -Number(line))}`;
      case 'total':
        return text(selection === 'over' ? 'over' : 'under', { line });
      default:
        return selection === 'other' ? text('otherScore') : selection;
    }
  };
}

export function useMarketName(): (market: string) => string {
  const text = useBookText();
  return (market) => {
    const [kind = ''] = market.split(':');
    return kind === 'result' || kind === 'handicap' || kind === 'total' || kind === 'score'
      ? text(`market_${kind}`)
      : market;
  };
}

export const sidesOf = ({ home, away }: Pick<BookBet['legs'][number], 'home' | 'away'>): string => `${home} – ${away}`;

/** A line with its sign, and a true minus. */
function signed(line: number): string {
  if (line === 0) return '0';
  return line > 0 ? `+${line}` : `−${-line}`;
}
