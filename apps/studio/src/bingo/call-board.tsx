import { letterOf } from './ball-name.ts';
import { useBingo, useBingoState, useBingoText } from './use-bingo.ts';

/** Every number of the room; those that were called are lit. */
export function CallBoard() {
  const { engine } = useBingo();
  const text = useBingoText();
  const calling = useBingoState((state) => state.calling);
  const called = new Set(calling?.called ?? []);
  const columns = engine.balls === 75 ? 15 : 10;
  const numbers = Array.from({ length: engine.balls }, (_, i) => i + 1);
  const rows = Array.from({ length: Math.ceil(engine.balls / columns) }, (_, row) =>
    numbers.slice(row * columns, (row + 1) * columns),
  );
  return (
    <section className="call-board" aria-label={text('board')}>
      <h2 className="ticket-head">
        {text('board')}
        <span className="muted figures">{text('calledCount', { count: called.size })}</span>
      </h2>
      {rows.map((row) => (
        <div key={row[0]} className="board-row">
          {engine.balls === 75 && <b aria-hidden="true">{letterOf(row[0] ?? 1)}</b>}
          <ul className="figures">
            {row.map((number) => (
              <li key={number} className={called.has(number) ? 'is-called' : ''}>
                {number}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
