import { colourOf, wheel } from '@pelita/games/table';
import { useTableState } from '../use-table.ts';

const STEP = 360 / wheel.length;
const TURNS = 5;

/** A wheel that comes to rest with the drawn pocket under the ball. */
export function Wheel() {
  const drawn = useTableState((state) => state.news?.round.drawn?.[0] ?? null);
  const isShown = useTableState((state) => state.isShown);
  const place = drawn === null ? 0 : wheel.findIndex((pocket) => pocket === drawn);
  const angle = drawn === null ? 0 : -(TURNS * 360 + place * STEP);
  return (
    <div className="wheel-bowl">
      <svg viewBox="-110 -110 220 220" className="wheel" aria-hidden="true">
        <circle r="108" className="wheel-rim" />
        <circle r="99" className="wheel-track" />
        <g
          className={`wheel-disc${drawn === null ? '' : ' wheel-turning'}`}
          style={{ transform: `rotate(${angle}deg)` }}
        >
          {wheel.map((pocket, index) => (
            <g key={pocket} transform={`rotate(${index * STEP})`}>
              <path d={segment} className={`pocket pocket-${colourOf(pocket)}`} />
              <text y="-78" className="pocket-number">
                {pocket}
              </text>
            </g>
          ))}
          <circle r="46" className="wheel-hub" />
          <path d="M0-40 6-6 40 0 6 6 0 40-6 6-40 0-6-6z" className="wheel-star" />
        </g>
        {drawn !== null && <circle cy="-92" r="5" className="ball" />}
      </svg>
      {isShown && drawn !== null && <b className={`drawn-number drawn-${colourOf(drawn)} figures`}>{drawn}</b>}
    </div>
  );
}

const segment = ((): string => {
  const half = (STEP / 2) * (Math.PI / 180);
  const at = (radius: number, side: number) =>
    `${(radius * Math.sin(side * half)).toFixed(2)} ${(-radius * Math.cos(half)).toFixed(2)}`;
  return `M${at(88, -1)}A88 88 0 0 1 ${at(88, 1)}L${at(46, 1)}A46 46 0 0 0 ${at(46, -1)}z`;
})();
