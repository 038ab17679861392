import { lazy, Suspense, useState } from 'react';
import { Board } from './board/board.tsx';
import { Rail } from './board/rail.tsx';
import { Roads } from './roads/roads.tsx';
import { Scene } from './scene/scene.tsx';
import { TableBar, type TableSheet } from './table-bar.tsx';
import { TableNotice } from './table-notice.tsx';
import { useTable, useTableState, useTableText } from './use-table.ts';

const RulesSheet = lazy(() => import('./sheets/rules-sheet.tsx'));
const PlayedSheet = lazy(() => import('./sheets/played-sheet.tsx'));

export function TableApp() {
  const [sheet, setSheet] = useState<TableSheet | null>(null);
  const isOpen = useTableState((state) => state.phase === 'open');
  const family = useTable().engine.family;
  const close = () => setSheet(null);
  return (
    <div className={`table-page of-${family}`}>
      <TableBar onOpen={setSheet} />
      {isOpen && (
        <>
          <Scene />
          <Board />
          <Roads />
          <div className="table-lower">
            <TableNotice />
            <Rail />
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

/** Over everything while there is no table to sit at: not yet, or no more. */
function Veil() {
  const game = useTable();
  const text = useTableText();
  const phase = useTableState((state) => state.phase);
  const isUnreachable = useTableState((state) => state.isUnreachable);
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
