import { lazy, Suspense, useState } from 'react';
import { Controls } from './controls/controls.tsx';
import { NoticeBar } from './controls/notice.tsx';
import { SpokenResult } from './controls/spoken-result.tsx';
import { type SheetName, TitleBar } from './controls/title-bar.tsx';
import { useSpinKeys } from './controls/use-spin-keys.ts';
import { Veil } from './frame/veil.tsx';
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
      <OwnVeil />
      <Suspense>
        {sheet === 'info' && <InfoSheet onClose={close} />}
        {sheet === 'rounds' && <RoundsSheet onClose={close} />}
      </Suspense>
    </div>
  );
}

function OwnVeil() {
  const game = useGame();
  const text = useText();
  const phase = useGameState((state) => (state.phase === 'opening' || state.phase === 'ended' ? state.phase : 'open'));
  const isUnreachable = useGameState((state) => state.isUnreachable);
  return (
    <Veil phase={phase} opening={text('opening', { game: game.facts.name })} isUnreachable={isUnreachable} text={text}>
      <button type="button" className="quiet-button" onClick={() => game.tryNow()}>
        {text('tryNow')}
      </button>
    </Veil>
  );
}
