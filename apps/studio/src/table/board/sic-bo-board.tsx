import { Die } from '../scene/die.tsx';
import { SpotButton } from './spot.tsx';

const faces = [1, 2, 3, 4, 5, 6];
const totals = Array.from({ length: 14 }, (_, place) => place + 4);
const pairs = faces.flatMap((low) => faces.filter((high) => high > low).map((high) => [low, high]));

/** Even chances first, for they are what a hand reaches most; then doubles and triples, totals, pairs and single faces. */
export function SicBoBoard() {
  return (
    <>
      <div className="spots spots-four">
        <SpotButton id="small" tone="blue" />
        <SpotButton id="odd" />
        <SpotButton id="even" />
        <SpotButton id="big" tone="red" />
      </div>
      <div className="spots spots-seven">
        {totals.map((total) => (
          <SpotButton key={total} id={`total-${total}`} />
        ))}
      </div>
      <div className="spots spots-six">
        {faces.map((face) => (
          <SpotButton key={face} id={`single-${face}`} label={<Die face={face} />} />
        ))}
        {faces.map((face) => (
          <SpotButton key={face} id={`double-${face}`} label={<Dice of={[face, face]} />} />
        ))}
        {faces.map((face) => (
          <SpotButton key={face} id={`triple-${face}`} label={<Dice of={[face, face, face]} />} />
        ))}
      </div>
      <div className="spots spots-one">
        <SpotButton id="any-triple" tone="green" />
      </div>
      <div className="spots spots-five">
        {pairs.map((pair) => (
          <SpotButton key={pair.join('-')} id={`pair-${pair.join('-')}`} label={<Dice of={pair} />} isSmall />
        ))}
      </div>
    </>
  );
}

function Dice({ of }: { of: readonly number[] }) {
  return (
    <span className="dice-label">
      {of.map((face, place) => (
        <Die key={place} face={face} />
      ))}
    </span>
  );
}
