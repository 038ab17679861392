import { useSyncExternalStore } from 'react';
import { closedGame } from '../../features/play/closed-game.ts';
import { GameCard } from '../../features/play/game-card.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { ModalFrame } from '@pelita/ui/modal-frame';

/** GAME-07: a game under maintenance says so, and others stand beside it. */
export default function GameClosedDialog({ onClose }: { onClose: () => void }) {
  const text = useText('lobby');
  const closed = useSyncExternalStore(closedGame.subscribe, closedGame.get, () => null);
  return (
    <ModalFrame title={closed ? text('closedGame', { game: closed.game.gameName }) : text('closed')} onClose={onClose}>
      <p className="text-muted mt-2">{text('closedNote')}</p>
      <ul className="mt-5 grid grid-cols-3 gap-3">
        {closed?.suggestions.map((other) => (
          <li key={other.nodeId}>
            <GameCard game={other} isBadgeQuiet />
          </li>
        ))}
      </ul>
    </ModalFrame>
  );
}
