import { History, Info, Volume2, VolumeX, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isFramed, tellPortal } from '../platform/device.ts';
import { Felt } from './felt/felt.tsx';
import { Moves } from './hand/moves.tsx';
import { OwnHand } from './hand/own-hand.tsx';
import { useAmount, useCards, useCardState, useCardText } from './use-cards.ts';

const RulesSheet = lazy(() => import('./sheets/rules-sheet.tsx'));
const HandsSheet = lazy(() => import('./sheets/hands-sheet.tsx'));
type SheetName = 'rules' | 'hands';

export function CardApp() {
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const isOpen = useCardState((state) => state.phase === 'open');
  const { game } = useCards();
  const close = () => setSheet(null);
  return (
    <div className={`card-page cards-of-${game.family}`}>
      <Bar onOpen={setSheet} />
      {isOpen && (
        <main className="card-main">
          <Felt />
          <OwnHand />
          <div className="card-lower">
            <Notice />
            <Moves />
          </div>
        </main>
      )}
      <Veil />
      <Suspense>
        {sheet === 'rules' && <RulesSheet onClose={close} />}
        {sheet === 'hands' && <HandsSheet onClose={close} />}
      </Suspense>
    </div>
  );
}

function Bar({ onOpen }: { onOpen: (sheet: SheetName) => void }) {
  const game = useCards();
  const text = useCardText();
  const amount = useAmount();
  const table = useCardState((state) => state.table);
  const balance = useCardState((state) => state.balance);
  const hasSound = useCardState((state) => state.hasSound);
  return (
    <header className="table-bar">
      <div className="table-name">
        <h1>{game.facts.name}</h1>
        {table && (
          <p className={table.isPractice ? 'practice-mark' : 'muted figures'}>
            {table.isPractice ? text('points') : text('unit', { unit: `${table.currency} ${amount(table.unit)}` })}
          </p>
        )}
      </div>
      {table && !table.isPractice && (
        <p className="table-balance">
          <span className="muted">{table.currency}</span>
          <b className="figures" data-balance={balance}>
            {amount(balance)}
          </b>
        </p>
      )}
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
        <button type="button" className="tool" aria-label={text('info')} onClick={() => onOpen('rules')}>
          <Info aria-hidden="true" />
        </button>
        <button type="button" className="tool" aria-label={text('history')} onClick={() => onOpen('hands')}>
          <History aria-hidden="true" />
        </button>
      </nav>
    </header>
  );
}

function Notice() {
  const game = useCards();
  const text = useCardText();
  const notice = useCardState((state) => state.notice);
  if (!notice) return null;
  return (
    <div className="notice table-notice" role="alert">
      <p>{text(notice)}</p>
      {notice === 'unseated' && isFramed && (
        <button type="button" className="quiet-button" onClick={() => tellPortal({ type: 'game:deposit' })}>
          {text('deposit')}
        </button>
      )}
      <button type="button" className="tool" aria-label={text('dismiss')} onClick={() => game.dismissNotice()}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

/** Over everything while there is no table to sit at: not yet, or no more. */
function Veil() {
  const game = useCards();
  const text = useCardText();
  const phase = useCardState((state) => state.phase);
  const isUnreachable = useCardState((state) => state.isUnreachable);
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
      <p className="veil-title">{text('opening', { game: game.facts.name })}</p>
      {isUnreachable && <p className="muted">{text('connectionOpening')}</p>}
    </div>
  );
}
