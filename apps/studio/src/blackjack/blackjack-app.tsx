import { History, Info, Volume2, VolumeX, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isFramed, tellPortal } from '../platform/device.ts';
import { Acts } from './acts.tsx';
import { Cloth } from './cloth.tsx';
import { useBlackjack, useBlackjackState, useBlackjackText, useMoney } from './use-blackjack.ts';

const RulesSheet = lazy(() => import('./sheets/blackjack-rules-sheet.tsx'));
const HandsSheet = lazy(() => import('./sheets/blackjack-hands-sheet.tsx'));
type Sheet = 'rules' | 'hands';

export function BlackjackApp() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const isOpen = useBlackjackState((state) => state.phase === 'open');
  const close = () => setSheet(null);
  return (
    <div className="blackjack-page">
      <Bar onOpen={setSheet} />
      {isOpen && (
        <>
          <Cloth />
          <div className="blackjack-lower">
            <Notice />
            <Acts />
          </div>
        </>
      )}
      <Veil />
      <Suspense>
        {sheet === 'rules' && <RulesSheet onClose={close} />}
        {sheet === 'hands' && <HandsSheet onClose={close} />}
      </Suspense>
    </div>
  );
}

function Bar({ onOpen }: { onOpen: (sheet: Sheet) => void }) {
  const game = useBlackjack();
  const text = useBlackjackText();
  const money = useMoney();
  const table = useBlackjackState((state) => state.table);
  const balance = useBlackjackState((state) => state.balance);
  const currency = useBlackjackState((state) => state.currency);
  const hasSound = useBlackjackState((state) => state.hasSound);
  return (
    <header className="table-bar">
      <div className="table-name">
        <h1>{game.facts.name}</h1>
        {table && (
          <p className="muted figures">
            {text('limits', { minimum: money.bare(table.minimum), maximum: money.bare(table.maximum) })}
          </p>
        )}
      </div>
      <p className="table-balance">
        <span className="muted">{currency}</span>
        <b className="figures" data-balance={balance}>
          {money.bare(balance)}
        </b>
      </p>
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

/** One sentence when something needs saying, with the step that helps. */
function Notice() {
  const game = useBlackjack();
  const text = useBlackjackText();
  const notice = useBlackjackState((state) => state.notice);
  if (!notice) return null;
  return (
    <div className="notice table-notice" role="alert">
      <p>{text(notice)}</p>
      {notice === 'tooLittle' && isFramed && (
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

/** Over everything while there is no table: not yet, or no more. */
function Veil() {
  const { facts } = useBlackjack();
  const text = useBlackjackText();
  const phase = useBlackjackState((state) => state.phase);
  const isUnreachable = useBlackjackState((state) => state.isUnreachable);
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
