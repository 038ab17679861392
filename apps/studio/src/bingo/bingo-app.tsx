import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isFramed, tellPortal } from '../platform/device.ts';
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
            <Notice />
            <BuyPanel />
          </div>
        </>
      )}
      <Veil />
      <Suspense>
        {sheet === 'rules' && <RulesSheet onClose={close} />}
        {sheet === 'played' && <PlayedSheet onClose={close} />}
      </Suspense>
    </div>
  );
}

/** One sentence when something needs saying, with the step that helps. */
function Notice() {
  const game = useBingo();
  const text = useBingoText();
  const notice = useBingoState((state) => state.notice);
  if (!notice) return null;
  return (
    <div className="notice table-notice" role="alert">
      <p>{text(notice)}</p>
      {notice === 'tooLittle' && isFramed && (
        <button type="button" className="quiet-button" onClick={() => tellPortal({ type: 'game:deposit' })}>
          {text('deposit')}
        </button>
      )}
      {notice === 'connectionLost' ? (
        <button type="button" className="quiet-button" onClick={() => game.tryNow()}>
          {text('tryNow')}
        </button>
      ) : (
        <button type="button" className="tool" aria-label={text('dismiss')} onClick={() => game.dismissNotice()}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Over everything while there is no room: not yet, or no more. */
function Veil() {
  const { facts } = useBingo();
  const text = useBingoText();
  const phase = useBingoState((state) => state.phase);
  const isUnreachable = useBingoState((state) => state.isUnreachable);
  if (phase === 'open') return null;
  if (phase === 'ended') {
    return (
      <div className="veil" role="alert">
        <p className="veil-title">{text('ended')}</p>
        <p className="muted">{text('endedNote')}</p>
      </div>
    );
  }
  return (
    <div className="veil veil-light" role="status">
      <p className="veil-title">{text('opening', { game: facts.name })}</p>
      {isUnreachable && <p className="muted">{text('connectionOpening')}</p>}
    </div>
  );
}
