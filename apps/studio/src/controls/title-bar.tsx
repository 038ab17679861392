import { Tools } from '../frame/tools.tsx';
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
      <Tools
        text={text}
        hasSound={hasSound}
        onSound={() => game.toggleSound()}
        isDisabled={isOpening}
        onInfo={() => onOpen('info')}
        onHistory={() => onOpen('rounds')}
      />
    </header>
  );
}
