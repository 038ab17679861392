import { rankOf, suitOf } from '@pelita/games/table';
import { useTableText } from '../use-table.ts';
import { faces, pips } from './pips.ts';

/** One card, dealt in its turn; a third lies across. */
export function Card({ card, turn, isThird = false }: { card: number; turn: number; isThird?: boolean }) {
  const text = useTableText();
  const [rank, suit] = [faces[rankOf(card)] ?? String(rankOf(card)), suitOf(card)];
  const isRed = suit === 'hearts' || suit === 'diamonds';
  return (
    <svg
      viewBox="0 0 80 112"
      className={`card turn-${turn}${isThird ? ' card-third' : ''}${isRed ? ' card-red' : ''}`}
      role="img"
      aria-label={text('card', { rank, suit })}
    >
      <rect x="1" y="1" width="78" height="110" rx="8" className="card-paper" />
      <text x="9" y="29" className="card-rank">
        {rank}
      </text>
      <path d={pips[suit]} transform="translate(8 35) scale(.75)" />
      <path d={pips[suit]} transform="translate(22 46) scale(2.2)" />
    </svg>
  );
}
