import { Notice } from '../frame/notice.tsx';
import { useTable, useTableState, useTableText } from './use-table.ts';

/** Over the chips. */
export function TableNotice() {
  const game = useTable();
  const text = useTableText();
  const notice = useTableState((state) => state.notice);
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
