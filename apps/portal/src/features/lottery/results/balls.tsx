import './balls.css';
import type { CSSProperties } from 'react';
import { Die } from './die.tsx';
import { headlineOf, type DrawnResult } from './drawn-numbers.ts';

type Props = {
  result: DrawnResult;
  size?: 'small' | 'normal' | 'large';
  /** The result has just come: its balls unfold one after the other. */
  isNew?: boolean;
  /** No more than so many; how many are missing is said. */
  most?: number;
};

/** Lacquered balls, as they were drawn. */
export function Balls({ result, size = 'normal', isNew = false, most = 20 }: Props) {
  const { look, balls, extra } = headlineOf(result);
  const shown = balls.slice(0, most);
  return (
    <ol className={`balls balls-${size}`} data-new={isNew || undefined}>
      {shown.map((ball, at) => (
        <li key={`${at} ${ball}`} style={inTurn(at)} className={look === 'dice' ? 'drawn-die' : 'drawn-ball'}>
          {look === 'dice' ? <Die face={ball} /> : ball}
        </li>
      ))}
      {balls.length > shown.length && <li className="drawn-more">{`+${balls.length - shown.length}`}</li>}
      {extra.map((ball) => (
        <li key={`extra ${ball}`} style={inTurn(shown.length)} className="drawn-ball drawn-extra">
          {ball}
        </li>
      ))}
    </ol>
  );
}

const inTurn = (at: number): CSSProperties => ({ ['--turn' as string]: at });
