import { lazy, Suspense, useState } from 'react';
import { Notice } from '../frame/notice.tsx';
import { Veil } from '../frame/veil.tsx';
import { BingoBar, type BingoSheet } from './bingo-bar.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { CallBoard } from './call-board.tsx';
import { Caller } from './caller.tsx';
import { Prizes } from './prizes.tsx';
import { Tickets } from './tickets.tsx';
import { useBingo, useBingoState, useBingoText } from './use-bingo.ts';

const RulesSheet = lazy(() => import('./sheets/bingo-rules-sheet.tsx'));
const PlayedSheet = lazy(() => import('./sheets/bingo-played-sheet.tsx'));

export function BingoApp() {
  const { engine } = useBingo();
  const [sheet, setSheet] = useState<BingoSheet | null>(null);
  const isOpen = useBingoState((state) => state.phase === 'open');
  const close = () => setSheet(null);
  return (
    <div className={`bingo-page balls-${engine.balls}`}>
      <BingoBar onOpen={setSheet} />
      {isOpen && (
        <>
          <main className="bingo-hall">
            <Caller />
            <Prizes />
            <Tickets />
            <CallBoard />
          </main>
          <div className="bingo-lower">
            <OwnNotice />
            <BuyPanel />
          </div>
        </>
      )}
      <OwnVeil />
      <Suspense>
        {sheet === 'rules' && <RulesSheet onClose={close} />}
        {sheet === 'played' && <PlayedSheet onClose={close} />}
      </Suspense>
    </div>
  );
}

function OwnNotice() {
  const game = useBingo();
  const text = useBingoText();
  const notice = useBingoState((state) => state.notice);
  if (!notice) return null;
  return (
    <Notice
      words={text(notice)}
      text={text}
      needsMoney={notice === 'tooLittle'}
      onDismiss={() => game.dismissNotice()}
      tryNow={notice === 'connectionLost' ? { words: text('tryNow'), act: () => game.tryNow() } : null}
      className="table-notice"
    />
  );
}

function OwnVeil() {
  const game = useBingo();
  const text = useBingoText();
  const phase = useBingoState((state) => state.phase);
  const isUnreachable = useBingoState((state) => state.isUnreachable);
  return (
    <Veil
      phase={phase}
      opening={text('opening', { game: game.facts.name })}
      isUnreachable={isUnreachable}
      text={text}
    />
  );
}
