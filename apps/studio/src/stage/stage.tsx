import { useGame, useGameState } from '../game/use-game.ts';
import { Board } from '../board/board.tsx';
import { ReelWindow } from '../reels/reels.tsx';
import { ActCard } from './act-card.tsx';
import { Lantern } from './lantern.tsx';
import { RisingLights } from './rising-lights.tsx';
import { SignBoard } from './sign.tsx';

/** The stall: lanterns, the sign, the awning and the reels under it. A tap anywhere on it shortens the show. */
export function Stage() {
  const game = useGame();
  const { engine } = game;
  const isInFeature = useGameState((state) => state.freeSpins !== null || state.hold !== null);
  const isPlain = useGameState(({ sign }) => sign.kind === 'won' && sign.isBelowBet);
  const isShowing = useGameState((state) => state.phase === 'showing' || state.phase === 'rolling');
  return (
    <main className={`stage stage-${engine.family} ${isInFeature ? 'stage-free' : ''} ${isPlain ? 'stage-plain' : ''}`}>
      <img className="stage-picture" src={game.facts.pictureUrl} alt="" />
      <div className="stage-batik" />
      <Lantern className="lantern-left" />
      <Lantern className="lantern-right" />
      <div className="stall">
        <SignBoard />
        <div className="awning" />
        {/* The keyboard has the spin button for the same act. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
        <div className="machine" onClick={() => isShowing && game.press()}>
          {engine.kind === 'lines' ? <ReelWindow engine={engine} /> : <Board engine={engine} />}
        </div>
      </div>
      <RisingLights />
      <ActCard />
    </main>
  );
}
