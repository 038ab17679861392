import type { StudioBlackjackHand } from '@pelita/contract';
import { isNatural, valueOf } from '@pelita/games/blackjack';
import { Chip } from '../table/board/chip.tsx';
import { minorOf } from '../game/amounts.ts';
import { Card, CoveredCard } from './card.tsx';
import { useBlackjack, useBlackjackState, useBlackjackText, useMoney } from './use-blackjack.ts';

/** The cloth: the dealer above, the player below, and between them what came of it. */
export function Cloth() {
  const hand = useBlackjackState((state) => state.hand);
  return (
    <main className="bj-cloth">
      <Lanterns />
      <Dealer hand={hand} />
      <Outcome hand={hand} />
      {hand && hand.hands.length > 0 ? <OwnHands hand={hand} /> : <BetPlace />}
    </main>
  );
}

function Dealer({ hand }: { hand: StudioBlackjackHand | null }) {
  const text = useBlackjackText();
  const cards = hand?.dealer ?? [];
  const isOpen = hand?.win !== null && cards.length > 1;
  return (
    <section className="bj-seat" aria-label={text('dealer')}>
      <p className="bj-name">
        {text('dealer')}
        {cards.length > 0 && <Total cards={cards} isFirst />}
      </p>
      <div className="bj-cards">
        {cards.length === 0 && [0, 1].map((place) => <span key={place} className="bj-card bj-place" />)}
        {cards.map((card, place) => (
          <Card key={`${place}-${card}`} card={card} turn={place} />
        ))}
        {cards.length === 1 && !isOpen && <CoveredCard />}
      </div>
    </section>
  );
}

function OwnHands({ hand }: { hand: StudioBlackjackHand }) {
  const text = useBlackjackText();
  const money = useMoney();
  const { currency } = useBlackjackState((state) => state.table) ?? { currency: '' };
  return (
    <div className="bj-own">
      {hand.hands.map(({ cards, stake, outcome, isDoubled }, place) => (
        <section
          key={place}
          className={`bj-seat${hand.active === place && hand.hands.length > 1 ? ' bj-active' : ''}${outcome ? ` bj-${outcome}` : ''}`}
          aria-label={hand.hands.length > 1 ? text('handNo', { number: String(place + 1) }) : text('you')}
        >
          <div className="bj-cards">
            {cards.map((card, at) => (
              <Card key={`${at}-${card}`} card={card} turn={at} />
            ))}
          </div>
          <p className="bj-name">
            <Total cards={cards} isFirst={hand.hands.length === 1} />
            <span className="bj-stake figures">
              <Chip minor={minorOf(stake, currency)} />
              {money.bare(stake)}
              {isDoubled && <small>{text('doubled')}</small>}
            </span>
            {outcome && <b className="bj-word">{text(`outcome_${outcome}`)}</b>}
          </p>
        </section>
      ))}
    </div>
  );
}

function Total({ cards, isFirst }: { cards: readonly number[]; isFirst: boolean }) {
  const text = useBlackjackText();
  const { total, isSoft } = valueOf(cards);
  if (isFirst && isNatural(cards)) return <b className="bj-total">{text('blackjack')}</b>;
  return <b className="bj-total figures">{isSoft && total < 21 ? `${total - 10}/${total}` : total}</b>;
}

/** Where chips lie before the cards come. */
function BetPlace() {
  const game = useBlackjack();
  const text = useBlackjackText();
  const money = useMoney();
  const staged = useBlackjackState((state) => state.staged);
  const total = staged.reduce((sum, chip) => sum + chip, 0n);
  return (
    <button type="button" className="bj-bet" onClick={() => game.put()}>
      {total > 0n ? (
        <>
          <Chip minor={total} isOwn />
          <b className="figures">{money.minor(total)}</b>
        </>
      ) : (
        <span>{text('putHere')}</span>
      )}
    </button>
  );
}

function Outcome({ hand }: { hand: StudioBlackjackHand | null }) {
  const text = useBlackjackText();
  const money = useMoney();
  if (!hand || hand.win === null) {
    return (
      <p className="bj-rules" aria-hidden="true">
        <span>{text('cloth')}</span>
        <span>{text('clothInsurance')}</span>
      </p>
    );
  }
  const isWon = Number(hand.win) > Number(hand.stake);
  return (
    <p className={`bj-outcome${isWon ? ' bj-outcome-won' : ''}`} role="status">
      {Number(hand.win) > 0
        ? text('returned', { back: money.bare(hand.win), stake: money.bare(hand.stake) })
        : text('nothing', { stake: money.bare(hand.stake) })}
    </p>
  );
}

function Lanterns() {
  return (
    <div className="bj-lanterns" aria-hidden="true">
      {['left', 'right'].map((side) => (
        <svg key={side} viewBox="0 0 60 96" className={`bj-lantern-${side}`}>
          <path d="M30 0V14" stroke="#8a5a2b" strokeWidth="2" />
          <rect x="20" y="12" width="20" height="6" rx="2" fill="#b5651d" />
          <ellipse cx="30" cy="42" rx="27" ry="25" fill="#ff9a3d" />
          <ellipse cx="30" cy="42" rx="17" ry="25" fill="#ffb454" />
          <ellipse cx="30" cy="42" rx="7" ry="25" fill="#ffd27a" />
          <rect x="20" y="65" width="20" height="6" rx="2" fill="#b5651d" />
          <path d="M24 71v16M30 71v22M36 71v16" stroke="#d11f45" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      ))}
    </div>
  );
}
