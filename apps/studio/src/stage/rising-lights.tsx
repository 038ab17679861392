import { useGameState } from '../game/use-game.ts';
import { isLess, times } from '../game/amounts.ts';
import { Lantern } from './lantern.tsx';

const LIGHTS = ['l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7'];
const BIG_WIN_BETS = 10;

/** From ten bets on, lanterns rise: the one moment that may be loud. */
export function RisingLights() {
  const isBig = useGameState(
    ({ sign, currency }) =>
      sign.kind === 'won' &&
      !sign.isBelowBet &&
      !isLess(sign.amount, times(sign.bet, BIG_WIN_BETS, currency), currency),
  );
  if (!isBig) return null;
  return (
    <div className="rising" aria-hidden="true">
      {LIGHTS.map((name) => (
        <Lantern key={name} className={`rising-${name}`} />
      ))}
    </div>
  );
}
