import { bigRoad, colourOf, readBaccarat, type TableEngine } from '@pelita/games/table';
import { useTable, useTableState, useTableText } from '../use-table.ts';

type Round = { number: number; drawn: readonly number[] };
const ROWS = 6;
const BEADS = 48;
const COLUMNS = 20;

/** What came before, as this kind of table writes it down: beads and the big road, or the last numbers. */
export function Roads() {
  const text = useTableText();
  const { engine } = useTable();
  const history = useTableState((state) => state.history);
  return (
    <aside className="roads" aria-label={text('roads')}>
      {engine.family === 'roulette' ? (
        <LastNumbers rounds={history} />
      ) : (
        <>
          <BeadPlate engine={engine} rounds={history} />
          {engine.family !== 'sic-bo' && <BigRoad engine={engine} rounds={history} />}
        </>
      )}
    </aside>
  );
}

function LastNumbers({ rounds }: { rounds: readonly Round[] }) {
  const text = useTableText();
  return (
    <section className="road-card">
      <h2>{text('lastNumbers')}</h2>
      <ol className="last-numbers figures">
        {rounds
          .slice(-30)
          .toReversed()
          .map(({ number, drawn: [pocket = 0] }) => (
            <li key={number} className={`bead bead-${colourOf(pocket)}`}>
              {pocket}
            </li>
          ))}
      </ol>
    </section>
  );
}

const letters = {
  player: 'letterPlayer',
  banker: 'letterBanker',
  tie: 'letterTie',
  dragon: 'letterDragon',
  tiger: 'letterTiger',
  big: 'letterBig',
  small: 'letterSmall',
  triple: 'letterTriple',
} as const;
type Winner = keyof typeof letters;

function BeadPlate({ engine, rounds }: { engine: TableEngine; rounds: readonly Round[] }) {
  const text = useTableText();
  const shown = rounds.slice(-BEADS);
  const counts = Map.groupBy(shown, ({ drawn }) => engine.winner(drawn));
  return (
    <section className="road-card">
      <h2>
        {text('beadPlate')}
        <span className="road-counts figures">
          {[...counts]
            .toSorted(([one], [other]) => one.localeCompare(other))
            .map(([winner, own]) => (
              <span key={winner}>
                <i className={`dot bead-${winner}`} />
                {own.length}
              </span>
            ))}
        </span>
      </h2>
      <ol className="beads">
        {shown.map(({ number, drawn }) => {
          const winner = engine.winner(drawn) as Winner;
          return (
            <li key={number} className={`bead bead-${winner}${pairsOf(engine, drawn)}`}>
              {text(engine.family === 'dragon-tiger' && winner === 'tie' ? 'letterTieCards' : letters[winner])}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A dot above for a pair of the banker, below for one of the player. */
function pairsOf({ family }: TableEngine, drawn: readonly number[]): string {
  if (family !== 'baccarat') return '';
  const { player, banker } = readBaccarat(drawn);
  return `${banker.isPair ? ' pair-above' : ''}${player.isPair ? ' pair-below' : ''}`;
}

function BigRoad({ engine, rounds }: { engine: TableEngine; rounds: readonly Round[] }) {
  const text = useTableText();
  const cells = bigRoad(rounds.map(({ drawn }) => engine.winner(drawn)));
  const right = Math.max(COLUMNS, ...cells.map(({ column }) => column + 1));
  const first = right - COLUMNS;
  const newest = cells.at(-1);
  return (
    <section className="road-card">
      <h2>{text('bigRoad')}</h2>
      <svg viewBox={`0 0 ${COLUMNS * 10} ${ROWS * 10}`} className="big-road" aria-hidden="true">
        <path d={lines} className="road-lines" />
        {cells
          .filter(({ column }) => column >= first)
          .map((cell) => {
            const [x, y] = [(cell.column - first) * 10 + 5, cell.row * 10 + 5];
            return (
              <g key={cell.place} className={`road-${cell.winner}`}>
                <circle cx={x} cy={y} r="3.600" />
                {cell.ties > 0 && <path d={`M${x - 3} ${y + 3}l6-6`} className="road-tie" />}
                {cell === newest && <rect x={x - 5} y={y - 5} width="10" height="10" rx="2" className="road-newest" />}
              </g>
            );
          })}
      </svg>
    </section>
  );
}

const lines = [
  ...Array.from({ length: COLUMNS + 1 }, (_, i) => `M${i * 10} 0V${ROWS * 10}`),
  ...Array.from({ length: ROWS + 1 }, (_, i) => `M0 ${i * 10}H${COLUMNS * 10}`),
].join('');
