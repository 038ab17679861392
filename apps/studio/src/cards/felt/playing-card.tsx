import { rankOf, suitOf } from '@pelita/games/table';
import { faces, pips } from '../../table/scene/pips.ts';
import { useCardName, useCardText } from '../use-cards.ts';

/** One open card. */
export function PlayingCard({ card }: { card: number }) {
  const nameOf = useCardName();
  return (
    <svg viewBox="0 0 80 112" className={`face${isRed(card) ? ' face-red' : ''}`} role="img" aria-label={nameOf(card)}>
      <CardFace card={card} />
    </svg>
  );
}

export const isRed = (card: number): boolean => ['hearts', 'diamonds'].includes(suitOf(card));

/** What is drawn on a card; the name is the business of who shows it. */
export function CardFace({ card }: { card: number }) {
  const suit = suitOf(card);
  return (
    <>
      <rect x="1" y="1" width="78" height="110" rx="8" className="face-paper" />
      <text x="9" y="31" className="face-rank">
        {faces[rankOf(card)] ?? rankOf(card)}
      </text>
      <path d={pips[suit]} transform="translate(8 37) scale(.8)" />
      <path d={pips[suit]} transform="translate(24 50) scale(2)" />
    </>
  );
}

/** Cards whose faces are another's. */
export function CoveredCards({ count }: { count: number }) {
  const text = useCardText();
  return (
    <span className="backs" role="img" aria-label={text('cardsLeft', { count })}>
      {Array.from({ length: Math.min(count, 5) }, (_, place) => (
        <span key={place} className="back" />
      ))}
    </span>
  );
}
