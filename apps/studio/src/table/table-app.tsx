import { lazy, Suspense, useState } from 'react';
import { Veil } from '../frame/veil.tsx';
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
      <OwnVeil />
      <Suspense>
        {sheet === 'rules' && <RulesSheet onClose={close} />}
        {sheet === 'played' && <PlayedSheet onClose={close} />}
      </Suspense>
    </div>
  );
}

function OwnVeil() {
  const game = useTable();
  const text = useTableText();
  const phase = useTableState((state) => state.phase);
  const isUnreachable = useTableState((state) => state.isUnreachable);
  return (
    <Veil
      phase={phase}
      opening={text('opening', { game: game.facts.name })}
      isUnreachable={isUnreachable}
      text={text}
    />
  );
}
