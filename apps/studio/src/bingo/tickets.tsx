import { toGo, type BingoTicket } from '@pelita/games/bingo';
import { useMemo, useState } from 'react';
import { ofRound } from './bingo-state.ts';
import { TicketView } from './ticket-view.tsx';
import { useBingo, useBingoState, useBingoText, useTickets } from './use-bingo.ts';

type Shown = 'now' | 'next';

/** The player's tickets: of the round that is called, and of the one on sale with those that may be bought. */
export function Tickets() {
  const text = useBingoText();
  const calling = useBingoState((state) => state.calling);
  const selling = useBingoState((state) => state.selling);
  const purchases = useBingoState((state) => state.purchases);
  const own = ofRound(purchases, calling?.number);
  const bought = ofRound(purchases, selling?.number);
  const [chosen, setChosen] = useState<Shown | null>(null);
  const shown = chosen ?? (own.length > 0 && calling && !calling.isOver ? 'now' : 'next');
  const countOf = (list: typeof own) => list.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="tickets" aria-label={text('tickets')}>
      <div className="ticket-tabs" role="group" aria-label={text('tickets')}>
        {(['now', 'next'] as const).map((which) => (
          <button
            key={which}
            type="button"
            aria-pressed={shown === which}
            onClick={() => setChosen(which)}
            className="ticket-tab figures"
          >
            {text(which === 'now' ? 'thisRound' : 'nextRound', { count: countOf(which === 'now' ? own : bought) })}
          </button>
        ))}
      </div>
      {shown === 'now' ? <CalledTickets /> : <NextTickets />}
    </section>
  );
}

function CalledTickets() {
  const { engine } = useBingo();
  const text = useBingoText();
  const calling = useBingoState((state) => state.calling);
  const purchases = useBingoState((state) => state.purchases);
  const tickets = useTickets(calling?.round, ofRound(purchases, calling?.number));
  const called = useMemo(() => new Set(calling?.called ?? []), [calling?.called]);
  if (tickets.length === 0) return <p className="muted ticket-empty">{text(calling ? 'noTicketsNow' : 'noRound')}</p>;
  const open = engine.prizes.filter(({ id }) => calling?.prizes.some(({ prize, won }) => prize === id && !won));
  const next = open[0];
  const missing = (ticket: BingoTicket) => (next ? toGo(next, ticket, called) : null);
  // The nearest to the next prize first: those are the ones that are watched.
  const inOrder = tickets
    .map((ticket, place) => ({ ticket, place, left: missing(ticket) }))
    .toSorted((a, b) => (a.left ?? 0) - (b.left ?? 0) || a.place - b.place);
  return (
    <ul className="ticket-grid">
      {inOrder.map(({ ticket, place, left }) => (
        <li key={place}>
          <TicketView
            ticket={ticket}
            name={text('ticket', { number: String(place + 1) })}
            called={called}
            note={left === null ? null : left === 0 ? text('ticketWon') : text('toGo', { count: String(left) })}
            isNear={left !== null && left <= 1}
          />
        </li>
      ))}
    </ul>
  );
}

function NextTickets() {
  const text = useBingoText();
  const game = useBingo();
  const selling = useBingoState((state) => state.selling);
  const purchases = useBingoState((state) => state.purchases);
  const count = useBingoState((state) => state.count);
  const key = useBingoState((state) => state.key);
  const bought = useTickets(selling?.round, ofRound(purchases, selling?.number));
  const offered = useTickets(selling?.round, [{ key, count: Math.min(count, game.left()) }]);
  return (
    <>
      {bought.length > 0 && (
        <>
          <h2 className="ticket-head">{text('bought')}</h2>
          <TicketList tickets={bought} note={text('isBought')} />
        </>
      )}
      {game.left() > 0 && (
        <>
          <h2 className="ticket-head">
            {text('offered')}
            <button type="button" className="quiet-button" onClick={() => game.shuffle()}>
              {text('shuffle')}
            </button>
          </h2>
          <TicketList tickets={offered} note={null} />
        </>
      )}
    </>
  );
}

function TicketList({ tickets, note }: { tickets: readonly BingoTicket[]; note: string | null }) {
  const text = useBingoText();
  return (
    <ul className={`ticket-grid${note === null ? ' tickets-offered' : ''}`}>
      {tickets.map((ticket, place) => (
        <li key={place}>
          <TicketView
            ticket={ticket}
            name={text('ticket', { number: String(place + 1) })}
            called={NONE}
            note={note}
            isNear={false}
          />
        </li>
      ))}
    </ul>
  );
}

const NONE: ReadonlySet<number> = new Set();
