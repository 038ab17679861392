import { useTable, useTableState } from '../use-table.ts';
import { RouletteBoard } from './roulette-board.tsx';
import { SicBoBoard } from './sic-bo-board.tsx';
import { SpotButton } from './spot.tsx';

/** Where chips are put: the cloth of the game. */
export function Board() {
  const { family } = useTable().engine;
  const phase = useTableState((state) => state.news?.round.phase ?? 'closed');
  return (
    <main className={`board-cloth cloth-${family}`} data-phase={phase}>
      {family === 'roulette' ? <RouletteBoard /> : family === 'sic-bo' ? <SicBoBoard /> : <CardBoard />}
    </main>
  );
}

const tones: Readonly<Record<string, string>> = {
  player: 'blue',
  dragon: 'red',
  banker: 'red',
  tiger: 'amber',
  tie: 'green',
};

/** The two sides, what lies between them, and what is bet beside. */
function CardBoard() {
  const { engine } = useTable();
  const ids = engine.spots.map(({ id }) => id);
  const [sides, middle] =
    engine.family === 'baccarat'
      ? [
          ['player', 'banker'],
          ['player-pair', 'tie', 'banker-pair'],
        ]
      : [
          ['dragon', 'tiger'],
          ['tie', 'suited-tie'],
        ];
  const beside = ids.filter((id) => !sides.includes(id) && !middle.includes(id));
  return (
    <>
      <div className="spots spots-sides">
        {sides.map((id) => (
          <SpotButton key={id} id={id} tone={tones[id] ?? 'plain'} />
        ))}
      </div>
      <div className="spots spots-middle">
        {middle.map((id) => (
          <SpotButton key={id} id={id} tone={tones[id] ?? 'plain'} />
        ))}
      </div>
      {beside.length > 0 && (
        <div className="spots spots-beside">
          {beside.map((id) => (
            <SpotButton key={id} id={id} />
          ))}
        </div>
      )}
    </>
  );
}
