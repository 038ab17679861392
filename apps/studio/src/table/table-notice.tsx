import { X } from 'lucide-react';
import { isFramed, tellPortal } from '../platform/device.ts';
import { useTable, useTableState, useTableText } from './use-table.ts';

/** One sentence over the chips when something needs saying, with the step that helps. */
export function TableNotice() {
  const game = useTable();
  const text = useTableText();
  const notice = useTableState((state) => state.notice);
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
