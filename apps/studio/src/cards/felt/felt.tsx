import { useCardState, useCardText, useSecondsTo, useWho } from '../use-cards.ts';
import { PlayingCard } from './playing-card.tsx';
import { Seat } from './seat.tsx';

/** The table: the others around it, what lies on it, and what the clock runs to. */
export function Felt() {
  const text = useCardText();
  const news = useCardState((state) => state.news);
  const others = (news?.seats ?? []).filter(({ seat }) => seat !== news?.seat);
  const own = news?.seat ?? 0;
  const around = [...others].sort(
    (one, other) => (one.seat < own ? 9 : 0) + one.seat - (other.seat < own ? 9 : 0) - other.seat,
  );
  return (
    <section className="felt" aria-label={text('table')}>
      <ul className="around">
        {around.map(({ seat }) => (
          <Seat key={seat} seat={seat} />
        ))}
      </ul>
      <Trick />
      <Said />
    </section>
  );
}

function Trick() {
  const text = useCardText();
  const who = useWho();
  const trick = useCardState((state) => state.news?.hand?.look?.trick ?? null);
  if (!trick) return <div className="trick" />;
  return (
    <div className="trick" role="group" aria-label={text('toBeat', { who: who(trick.seat) })}>
      <p className="trick-who">{who(trick.seat)}</p>
      <div className="trick-cards">
        {trick.cards.map((card) => (
          <PlayingCard key={card} card={card} />
        ))}
      </div>
    </div>
  );
}

const LAST_SECONDS = 5;

/** One sentence on what goes on, beside the seconds that are left for it. */
function Said() {
  const seconds = useSecondsTo(useCardState((state) => state.news?.hand?.deadline ?? null));
  const deadline = useCardState((state) => state.news?.hand?.deadline ?? null);
  const words = useWords();
  const isUrgent = useCardState(({ news }) => {
    const hand = news?.hand;
    return hand?.state === 'playing' && hand.own !== null && (hand.look?.toAct.includes(hand.own) ?? false);
  });
  const hasSeat = useCardState(({ news }) => news?.seat != null);
  if (!hasSeat) return null;
  return (
    <div className={`said${isUrgent ? ' said-mine' : ''}${isUrgent && seconds <= LAST_SECONDS ? ' said-urgent' : ''}`}>
      {deadline !== null && <b className="said-seconds figures">{seconds}</b>}
      <p role="status">{words}</p>
    </div>
  );
}

function useWords(): string {
  const text = useCardText();
  const who = useWho();
  const table = useCardState((state) => state.table);
  const news = useCardState((state) => state.news);
  const hand = news?.hand;
  if (!hand || !table) return '';
  if (hand.state === 'gathering')
    return hand.deadline === null
      ? text('waitingPeople', { count: String(news.seats.length), least: String(table.seatsMinimum) })
      : text('gathering');
  if (hand.state === 'holding') return text('holding');
  if (hand.state === 'cancelled') return text('cancelled');
  const { look, own } = hand;
  if (hand.state === 'over') return look?.instant ? text(instants[look.instant] ?? 'next') : text('next');
  if (!look) return '';
  if (own === null) return text('waitNext');
  const isMine = look.toAct.includes(own);
  if (look.phase === 'bid') return text(isMine ? 'bidding' : 'waitOthers');
  if (look.phase === 'stake') return text(isMine ? 'staking' : 'waitOthers');
  return isMine ? text('yourTurn') : text('turnOf', { who: who(look.toAct[0] ?? 0) });
}

const instants: Record<string, 'instant_four_twos' | 'instant_dragon' | 'instant_five_pairs' | 'instant_six_pairs'> = {
  'four-twos': 'instant_four_twos',
  dragon: 'instant_dragon',
  'five-pairs': 'instant_five_pairs',
  'six-pairs': 'instant_six_pairs',
};
