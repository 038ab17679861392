import { colourOf, neighbours, sectors, wheel } from '@pelita/games/table';
import { useState } from 'react';
import { useTable, useTableState, useTableText } from '../use-table.ts';
import { SpotButton } from './spot.tsx';

const views = ['numbers', 'split', 'street', 'corner', 'six', 'track'] as const;
type View = (typeof views)[number];
const viewNames = {
  numbers: 'insideBets',
  split: 'groupSplit',
  street: 'groupStreet',
  corner: 'groupCorner',
  six: 'groupSix',
  track: 'racetrack',
} as const;

/** Every bet of the table: numbers and chances on the cloth, what lies between numbers by kind, sectors by the racetrack. */
export function RouletteBoard() {
  const text = useTableText();
  const [view, setView] = useState<View>('numbers');
  return (
    <>
      <div className="views" role="group" aria-label={text('layoutInside')}>
        {views.map((one) => (
          <button key={one} type="button" className="view" aria-pressed={one === view} onClick={() => setView(one)}>
            {one === 'numbers' ? '0–36' : text(viewNames[one])}
          </button>
        ))}
      </div>
      {view === 'numbers' ? <Cloth /> : view === 'track' ? <Racetrack /> : <Between kind={view} />}
    </>
  );
}

const rows = [3, 2, 1].map((first) => Array.from({ length: 12 }, (_, column) => first + column * 3));
const chances = ['low', 'even', 'red', 'black', 'odd', 'high'];

function Cloth() {
  return (
    <div className="cloth-numbers">
      <SpotButton id="straight-0" tone="green" isSmall label="0" />
      <div className="numbers">
        {rows.flat().map((number) => (
          <SpotButton key={number} id={`straight-${number}`} tone={colourOf(number)} isSmall label={number} />
        ))}
      </div>
      <div className="columns">
        {[3, 2, 1].map((column) => (
          <SpotButton key={column} id={`column-${column}`} isSmall label="2:1" />
        ))}
      </div>
      <div className="dozens">
        {[1, 2, 3].map((dozen) => (
          <SpotButton key={dozen} id={`dozen-${dozen}`} isSmall />
        ))}
      </div>
      <div className="chances">
        {chances.map((chance) => (
          <SpotButton
            key={chance}
            id={chance}
            tone={chance === 'red' || chance === 'black' ? chance : 'plain'}
            isSmall
          />
        ))}
      </div>
    </div>
  );
}

function Between({ kind }: { kind: View }) {
  const { engine } = useTable();
  return (
    <div className={`between between-${kind}`}>
      {engine.spots
        .filter(({ id }) => id.startsWith(`${kind}-`))
        .map(({ id }) => (
          <SpotButton key={id} id={id} isSmall />
        ))}
    </div>
  );
}

/** A press on a number of the wheel bets on it and its neighbours, one on a sector on all of it. */
function Racetrack() {
  const game = useTable();
  const text = useTableText();
  const isBetting = useTableState((state) => state.news?.round.phase === 'betting');
  return (
    <div className="racetrack">
      <div className="sectors">
        {(['voisins', 'orphelins', 'tiers'] as const).map((sector) => (
          <button
            key={sector}
            type="button"
            className="spot spot-small"
            aria-disabled={!isBetting}
            onClick={() => game.putMany(sectors[sector])}
          >
            <span className="spot-name">{text(sectorNames[sector])}</span>
          </button>
        ))}
      </div>
      <div className="wheel-order">
        {wheel.map((number) => (
          <button
            key={number}
            type="button"
            className={`spot spot-small spot-${colourOf(number)}`}
            aria-disabled={!isBetting}
            aria-label={text('neighboursOf', { number: String(number) })}
            onClick={() => game.put(neighbours(number))}
          >
            <span className="spot-name">{number}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

const sectorNames = { voisins: 'sectorVoisins', orphelins: 'sectorOrphelins', tiers: 'sectorTiers' } as const;
