import { rankOf, suitOf } from '@pelita/games/table';
import { faces, pips } from '../table/scene/pips.ts';
import { useBlackjackText } from './use-blackjack.ts';

/** One open card, dealt in its turn. */
export function Card({ card, turn }: { card: number; turn: number }) {
  const text = useBlackjackText();
  const [rank, suit] = [faces[rankOf(card)] ?? String(rankOf(card)), suitOf(card)];
  const isRed = suit === 'hearts' || suit === 'diamonds';
  return (
    <svg
      viewBox="0 0 80 112"
      className={`bj-card bj-turn-${Math.min(turn, 5)}${isRed ? ' bj-red' : ''}`}
      role="img"
      aria-label={text('card', { rank, suit })}
    >
      <rect x="1" y="1" width="78" height="110" rx="8" className="bj-paper" />
      <text x="9" y="29" className="bj-rank">
        {rank}
      </text>
      <path d={pips[suit]} transform="translate(8 35) scale(.75)" />
      <path d={pips[suit]} transform="translate(22 46) scale(2.2)" />
    </svg>
  );
}

export function CoveredCard() {
  const text = useBlackjackText();
  return <span className="bj-card bj-back" role="img" aria-label={text('covered')} />;
}
