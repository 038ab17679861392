import { lazy, Suspense, useState } from 'react';
import { Balance } from '../frame/balance.tsx';
import { Notice } from '../frame/notice.tsx';
import { Tools } from '../frame/tools.tsx';
import { Veil } from '../frame/veil.tsx';
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
            <OwnNotice />
            <Moves />
          </div>
        </main>
      )}
      <OwnVeil />
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
      {table && !table.isPractice && <Balance currency={table.currency} balance={balance} shown={amount(balance)} />}
      <Tools
        text={text}
        hasSound={hasSound}
        onSound={() => game.toggleSound()}
        onInfo={() => onOpen('rules')}
        onHistory={() => onOpen('hands')}
      />
    </header>
  );
}

function OwnNotice() {
  const game = useCards();
  const text = useCardText();
  const notice = useCardState((state) => state.notice);
  if (!notice) return null;
  return (
    <Notice
      words={text(notice)}
      text={text}
      needsMoney={notice === 'unseated'}
      onDismiss={() => game.dismissNotice()}
      className="table-notice"
    />
  );
}

function OwnVeil() {
  const game = useCards();
  const text = useCardText();
  const phase = useCardState((state) => state.phase);
  const isUnreachable = useCardState((state) => state.isUnreachable);
  return (
    <Veil
      phase={phase}
      opening={text('opening', { game: game.facts.name })}
      isUnreachable={isUnreachable}
      text={text}
    />
  );
}
