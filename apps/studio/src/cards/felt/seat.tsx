import { niuNiuRank } from '@pelita/games/cards';
import { Bot, Clock, User } from 'lucide-react';
import { isNothing } from '../../game/amounts.ts';
import { useAmount, useCards, useCardState, useCardText } from '../use-cards.ts';
import { CoveredCards, PlayingCard } from './playing-card.tsx';

/** Somebody else at the table: who it is, how many cards are left, and what the hand brought. */
export function Seat({ seat }: { seat: number }) {
  const text = useCardText();
  const news = useCardState((state) => state.news);
  const who = news?.seats.find((one) => one.seat === seat);
  const place = news?.hand?.places.indexOf(seat) ?? -1;
  const look = news?.hand?.look?.seats[place];
  const isToAct = news?.hand?.look?.toAct.includes(place) ?? false;
  const name = who?.isHouse ? text('house') : text('seat', { number: String(seat + 1) });
  return (
    <li className={`seat${isToAct ? ' seat-acting' : ''}${look?.hasPassed ? ' seat-passed' : ''}`}>
      <p className="seat-name">
        {who?.isHouse ? (
          <Bot aria-hidden="true" />
        ) : who?.isAway ? (
          <Clock aria-hidden="true" />
        ) : (
          <User aria-hidden="true" />
        )}
        <span>{name}</span>
        {look?.isBanker && <b className="seat-badge">{text('banker')}</b>}
      </p>
      {look && (
        <div className="seat-cards">
          {look.shown && look.shown.length > 0 ? (
            <Shown cards={look.shown} />
          ) : (
            look.shown === null && (
              <>
                <CoveredCards count={look.cardsLeft} />
                <b className="figures">{look.cardsLeft}</b>
              </>
            )
          )}
        </div>
      )}
      <p className="seat-word">
        <SeatWord place={place} isAway={who?.isAway ?? false} />
      </p>
    </li>
  );
}

function Shown({ cards }: { cards: readonly number[] }) {
  return (
    <span className="shown">
      {cards.map((card) => (
        <PlayingCard key={card} card={card} />
      ))}
    </span>
  );
}

function SeatWord({ place, isAway }: { place: number; isAway: boolean }) {
  const text = useCardText();
  const look = useCardState((state) => state.news?.hand?.look?.seats[place]);
  if (look?.units != null) return <Brought place={place} />;
  if (isAway) return text('away');
  if (look?.hasPassed) return text('passed');
  if (look?.isReady) return text('ready');
  if (look?.bid) return text('bidTold', { times: String(look.bid) });
  return null;
}

/** What a place has of the hand, with the kind of its cards where that decides. */
export function Brought({ place }: { place: number }) {
  const text = useCardText();
  const amount = useAmount();
  const { game } = useCards();
  const hand = useCardState((state) => state.news?.hand ?? null);
  const look = hand?.look?.seats[place];
  if (!look || look.units === null) return null;
  const net = hand?.nets?.[place] ?? null;
  const told = net === null ? (look.units > 0 ? `+${look.units}` : String(look.units)) : signed(net, amount);
  const kind = game.family === 'niu-niu' && look.shown ? kindWords(text, niuNiuRank(look.shown).kind) : null;
  return (
    <>
      {kind && <span>{kind}</span>}
      <b className={`figures${look.units > 0 ? ' gain' : ''}`}>{told}</b>
    </>
  );
}

function signed(net: string, amount: (text: string) => string): string {
  if (isNothing(net)) return amount(net);
  return net.startsWith('-') ? `−${amount(net.slice(1))}` : `+${amount(net)}`;
}

function kindWords(text: ReturnType<typeof useCardText>, kind: number): string {
  if (kind === 0) return text('kindNone');
  if (kind === 11) return text('kindPictures');
  return kind === 10 ? text('kindDouble') : text('kindBull', { number: String(kind) });
}
