import { letterOf, toneOf } from './ball-name.ts';
import { useBingo } from './use-bingo.ts';

/** A called ball, with its letter where there are letters. */
export function Ball({ ball, isLarge = false }: { ball: number; isLarge?: boolean }) {
  const { balls } = useBingo().engine;
  return (
    <span className={`ball tone-${toneOf(balls, ball)}${isLarge ? ' ball-large' : ''}`}>
      <span>
        {balls === 75 && <small>{letterOf(ball)}</small>}
        <b className="figures">{ball}</b>
      </span>
    </span>
  );
}
