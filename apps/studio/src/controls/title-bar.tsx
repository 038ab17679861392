import { History, Info, Volume2, VolumeX } from 'lucide-react';
import { useGame, useGameState } from '../game/use-game.ts';
import { useText } from '../words/use-text.ts';

export type SheetName = 'info' | 'rounds';

export function TitleBar({ onOpen }: { onOpen: (sheet: SheetName) => void }) {
  const game = useGame();
  const text = useText();
  const hasSound = useGameState((state) => state.hasSound);
  const isOpening = useGameState((state) => state.phase === 'opening');
  return (
    <header className="title-bar">
      <img className="title-picture" src={game.facts.pictureUrl} alt="" />
      <h1>{game.facts.name}</h1>
      <nav className="tools">
        <button
          type="button"
          className="tool"
          aria-pressed={hasSound}
          aria-label={text(hasSound ? 'soundOff' : 'soundOn')}
          onClick={() => game.toggleSound()}
        >
          {hasSound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
        </button>
        <button
          type="button"
          className="tool"
          aria-label={text('info')}
          disabled={isOpening}
          onClick={() => onOpen('info')}
        >
          <Info aria-hidden="true" />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={text('history')}
          disabled={isOpening}
          onClick={() => onOpen('rounds')}
        >
          <History aria-hidden="true" />
        </button>
      </nav>
    </header>
  );
}
