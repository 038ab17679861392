import { useState } from 'react';
import { useGame, useGameState } from '../game/use-game.ts';
import { useText } from '../words/use-text.ts';
import { RoundItem } from './round-item.tsx';
import { SeedsCard } from './seeds-card.tsx';
import { Sheet } from './sheet.tsx';

/** The player's rounds, each with what decided it, and the seeds in play. */
export default function RoundsSheet({ onClose }: { onClose: () => void }) {
  const game = useGame();
  const text = useText();
  const rounds = useGameState((state) => state.rounds);
  const hasOlder = useGameState((state) => state.hasOlderRounds);
  const [openRoundId, setOpenRoundId] = useState<string | null>(null);
  return (
    <Sheet title={text('history')} closeLabel={text('close')} onClose={onClose}>
      <SeedsCard />
      <section>
        <h3>{text('rounds')}</h3>
        {rounds.length === 0 && <p className="muted">{text('noRounds')}</p>}
        <ul className="rounds">
          {rounds.map((round) => (
            <RoundItem
              key={round.roundId}
              round={round}
              isOpen={round.roundId === openRoundId}
              onToggle={() => setOpenRoundId(round.roundId === openRoundId ? null : round.roundId)}
              onWatch={() => {
                onClose();
                void game.watchAgain(round.roundId);
              }}
            />
          ))}
        </ul>
        {hasOlder && (
          <button type="button" className="quiet-button" onClick={() => void game.olderRounds()}>
            {text('olderRounds')}
          </button>
        )}
      </section>
    </Sheet>
  );
}
