import { type BingoTicket, columnOf90, FREE } from '@pelita/games/bingo';
import { Flame } from 'lucide-react';

type TicketProps = {
  ticket: BingoTicket;
  name: string;
  called: ReadonlySet<number>;
  note: string | null;
  isNear: boolean;
};

const LETTERS = ['B', 'I', 'N', 'G', 'O'];
const NUMBERS_OF_A_CARD = 25;

/** A ticket; called numbers are marked by themselves. */
export function TicketView({ ticket, name, called, note, isNear }: TicketProps) {
  const isCard = ticket.length === NUMBERS_OF_A_CARD;
  return (
    <article
      className={`ticket${isCard ? ' ticket-75' : ' ticket-90'}${isNear ? ' ticket-near' : ''}`}
      aria-label={name}
    >
      <header className="figures">
        <span className="muted">{name}</span>
        {note !== null && <span className="ticket-note">{note}</span>}
      </header>
      {isCard && (
        <div className="ticket-letters" aria-hidden="true">
          {LETTERS.map((letter, column) => (
            <b key={letter} className={`tone-${column}`}>
              {letter}
            </b>
          ))}
        </div>
      )}
      <ul className="ticket-cells figures">
        {cellsOf(ticket, isCard).map(({ place, number }) => (
          <li key={place} className={cellClass(number, called)}>
            {number === null ? '' : number === FREE ? <Flame aria-hidden="true" /> : number}
          </li>
        ))}
      </ul>
    </article>
  );
}

function cellClass(number: number | null, called: ReadonlySet<number>): string {
  if (number === null) return 'cell cell-blank';
  return number === FREE || called.has(number) ? 'cell cell-called' : 'cell';
}

const COLUMNS = 9;
const NUMBERS_OF_A_ROW = 5;

/** Five by five, or three rows of nine columns of which four stay blank. */
function cellsOf(ticket: BingoTicket, isCard: boolean): { place: number; number: number | null }[] {
  if (isCard) return ticket.map((number, place) => ({ place, number }));
  return Array.from({ length: 3 * COLUMNS }, (_, place) => {
    const row = ticket.slice(
      Math.floor(place / COLUMNS) * NUMBERS_OF_A_ROW,
      (Math.floor(place / COLUMNS) + 1) * NUMBERS_OF_A_ROW,
    );
    return { place, number: row.find((number) => columnOf90(number) === place % COLUMNS) ?? null };
  });
}
