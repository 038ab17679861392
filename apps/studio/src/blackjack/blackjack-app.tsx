import { lazy, Suspense, useState } from 'react';
import { Balance } from '../frame/balance.tsx';
import { Notice } from '../frame/notice.tsx';
import { Tools } from '../frame/tools.tsx';
import { Veil } from '../frame/veil.tsx';
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
            <OwnNotice />
            <Acts />
          </div>
        </>
      )}
      <OwnVeil />
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
      <Balance currency={currency} balance={balance} shown={money.bare(balance)} />
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
  const game = useBlackjack();
  const text = useBlackjackText();
  const notice = useBlackjackState((state) => state.notice);
  if (!notice) return null;
  return (
    <Notice
      words={text(notice)}
      text={text}
      needsMoney={notice === 'tooLittle'}
      onDismiss={() => game.dismissNotice()}
      className="table-notice"
    />
  );
}

function OwnVeil() {
  const game = useBlackjack();
  const text = useBlackjackText();
  const phase = useBlackjackState((state) => state.phase);
  const isUnreachable = useBlackjackState((state) => state.isUnreachable);
  return (
    <Veil
      phase={phase}
      opening={text('opening', { game: game.facts.name })}
      isUnreachable={isUnreachable}
      text={text}
    />
  );
}
