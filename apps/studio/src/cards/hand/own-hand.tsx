import { Brought } from '../felt/seat.tsx';
import { CardFace, isRed, PlayingCard } from '../felt/playing-card.tsx';
import { useCardName, useCards, useCardState, useCardText } from '../use-cards.ts';

/** The own cards: looked at, or picked by a touch where one chooses what to play. */
export function OwnHand() {
  const text = useCardText();
  const nameOf = useCardName();
  const game = useCards();
  const hand = useCardState((state) => state.news?.hand ?? null);
  const chosen = useCardState((state) => state.chosen);
  const look = hand?.look;
  if (!hand || !look || hand.own === null) return null;
  const isOver = look.phase === 'over';
  const own = isOver ? (look.seats[hand.own]?.shown ?? []) : look.own;
  const isPicking = look.phase === 'play';
  const isBanker = look.seats[hand.own]?.isBanker ?? false;
  return (
    <section className="own" aria-label={text('yourCards')}>
      <p className="own-head">
        <b>{text('you')}</b>
        {isBanker && <b className="seat-badge">{text('banker')}</b>}
        {isOver && <Brought place={hand.own} />}
      </p>
      <div className={`own-cards own-${isPicking || own.length > 5 ? 'many' : 'five'}`}>
        {own.map((card) =>
          isPicking ? (
            <button
              key={card}
              type="button"
              className={`pick${chosen.includes(card) ? ' picked' : ''}`}
              aria-pressed={chosen.includes(card)}
              aria-label={nameOf(card)}
              data-card={card}
              onClick={() => game.choose(card)}
            >
              <svg viewBox="0 0 80 112" className={`face${isRed(card) ? ' face-red' : ''}`} aria-hidden="true">
                <CardFace card={card} />
              </svg>
            </button>
          ) : (
            <PlayingCard key={card} card={card} />
          ),
        )}
        {!isOver && look.own.length === 4 && (
          <span className="back back-own" role="img" aria-label={text('cardBack')} />
        )}
      </div>
    </section>
  );
}
