import { useTable, useTableState } from '../use-table.ts';
import { Hands } from './hands.tsx';
import { Result } from './result.tsx';
import { Throw } from './throw.tsx';
import { TimerRing } from './timer-ring.tsx';
import { Wheel } from './wheel.tsx';

/** What happens at the table: lanterns over the cloth, the clock, and the outcome as it comes. */
export function Scene() {
  const { family } = useTable().engine;
  const phase = useTableState((state) => state.news?.round.phase ?? 'closed');
  return (
    <section className={`scene scene-${family}`} data-phase={phase}>
      <Lanterns />
      <div className="cloth-edge" aria-hidden="true" />
      {family === 'roulette' ? <Wheel /> : family === 'sic-bo' ? <Throw /> : <Hands />}
      <TimerRing />
      <Result />
    </section>
  );
}

function Lanterns() {
  return (
    <div className="lanterns" aria-hidden="true">
      {['left', 'right'].map((side) => (
        <svg key={side} viewBox="0 0 60 96" className={`table-lantern table-lantern-${side}`}>
          <path d="M30 0V14" stroke="#8a5a2b" strokeWidth="2" />
          <rect x="20" y="12" width="20" height="6" rx="2" fill="#b5651d" />
          <ellipse cx="30" cy="42" rx="27" ry="25" fill="#ff9a3d" />
          <ellipse cx="30" cy="42" rx="17" ry="25" fill="#ffb454" />
          <ellipse cx="30" cy="42" rx="7" ry="25" fill="#ffd27a" />
          <rect x="20" y="65" width="20" height="6" rx="2" fill="#b5651d" />
          <path d="M24 71v16M30 71v22M36 71v16" stroke="#d11f45" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      ))}
    </div>
  );
}
