import { Ball } from './ball.tsx';
import { ballName } from './ball-name.ts';
import { ofRound, ticketsOfRound } from './bingo-state.ts';
import { useAmount, useBingo, useBingoState, useBingoText, useSeconds } from './use-bingo.ts';

const LAST_SHOWN = 5;

/** What was called just now, or when the first ball comes. */
export function Caller() {
  const text = useBingoText();
  const { engine } = useBingo();
  const calling = useBingoState((state) => state.calling);
  const called = calling?.called ?? [];
  const last = called.at(-1);
  if (!calling || last === undefined || calling.isOver) return <Waiting />;
  const before = called.slice(-LAST_SHOWN - 1, -1).toReversed();
  return (
    <section className="caller" aria-label={text('callerOf', { label: calling.label })}>
      <div key={called.length} className="caller-ball">
        <Ball ball={last} isLarge />
      </div>
      <div className="caller-words">
        <p className="figures">
          <b>{text('callNumber', { call: String(called.length) })}</b>{' '}
          <span className="muted">{text('ofRound', { label: calling.label })}</span>
        </p>
        <ol className="caller-before" aria-label={text('before')}>
          {before.map((ball) => (
            <li key={ball}>
              <Ball ball={ball} />
            </li>
          ))}
        </ol>
      </div>
      <p className="sr-only" role="log">
        {ballName(engine.balls, last)}
      </p>
    </section>
  );
}

/** Between two rounds: what the last one has brought, and when the next one begins. */
function Waiting() {
  const text = useBingoText();
  const amount = useAmount();
  const selling = useBingoState((state) => state.selling);
  const calling = useBingoState((state) => state.calling);
  const purchases = useBingoState((state) => state.purchases);
  const settled = useBingoState((state) => state.settled);
  const seconds = useSeconds(calling && !calling.isOver ? calling.callsAt : selling?.callsAt);
  const held = ticketsOfRound(purchases, calling?.number);
  const won = settled?.number === calling?.number ? settled : null;
  const isPaid = ofRound(purchases, calling?.number).length > 0 && won !== null;
  return (
    <section className="caller caller-waiting" role="status">
      <p className="caller-clock figures" aria-hidden="true">
        {clock(seconds)}
      </p>
      <div className="caller-words">
        <p>
          <b>{text(seconds > 0 ? 'nextBalls' : 'drawing')}</b>
        </p>
        <p className="muted">
          {isPaid
            ? Number(won.win) > 0
              ? text('youWon', { amount: amount(won.win) })
              : text('youWonNothing', { count: held })
            : calling?.isOver
              ? text('roundOver', { label: calling.label })
              : text('noRound')}
        </p>
      </div>
    </section>
  );
}

export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
