import { lazy, Suspense, useState } from 'react';
import { Controls } from './controls/controls.tsx';
import { NoticeBar } from './controls/notice.tsx';
import { SpokenResult } from './controls/spoken-result.tsx';
import { type SheetName, TitleBar } from './controls/title-bar.tsx';
import { useSpinKeys } from './controls/use-spin-keys.ts';
import { useGame, useGameState } from './game/use-game.ts';
import { Stage } from './stage/stage.tsx';
import { useText } from './words/use-text.ts';

const InfoSheet = lazy(() => import('./sheets/info-sheet.tsx'));
const RoundsSheet = lazy(() => import('./sheets/rounds-sheet.tsx'));

export function StudioApp() {
  const [sheet, setSheet] = useState<SheetName | null>(null);
  useSpinKeys();
  const close = () => setSheet(null);
  return (
    <div className="game">
      <TitleBar onOpen={setSheet} />
      <Stage />
      <div className="lower">
        <NoticeBar />
        <Controls />
      </div>
      <SpokenResult />
      <Veil />
      <Suspense>
        {sheet === 'info' && <InfoSheet onClose={close} />}
        {sheet === 'rounds' && <RoundsSheet onClose={close} />}
      </Suspense>
    </div>
  );
}

/** Over everything while there is no game to play: not yet, or no more. */
function Veil() {
  const game = useGame();
  const text = useText();
  const phase = useGameState((state) => state.phase);
  const isUnreachable = useGameState((state) => state.isUnreachable);
  if (phase === 'ended') {
    return (
      <div className="veil" role="alert">
        <p className="veil-title">{text('ended')}</p>
        <p className="muted">{text('endedNote')}</p>
      </div>
    );
  }
  if (phase !== 'opening') return null;
  return (
    <div className="veil veil-light" role="status">
      <p className="veil-title">{text('opening', { game: game.facts.name })}</p>
      {isUnreachable && (
        <>
          <p className="muted">{text('connectionOpening')}</p>
          <button type="button" className="quiet-button" onClick={() => game.tryNow()}>
            {text('tryNow')}
          </button>
        </>
      )}
    </div>
  );
}
