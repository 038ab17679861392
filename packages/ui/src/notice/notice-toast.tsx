import { lazy, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { topDialog } from '../modal/top-dialog.ts';
import { Optional } from '../state/optional.tsx';
import { currentNotice } from './notice.ts';

const Toast = lazy(() => import('./toast.tsx'));

/** The place where short messages are spoken and shown: in what lies on top, for what is behind is neither. */
export function NoticeToast() {
  const notice = useSyncExternalStore(currentNotice.subscribe, currentNotice.get, () => null);
  const top = useSyncExternalStore(topDialog.subscribe, topDialog.get, () => null);
  const place = (
    <div role="status" aria-live="polite">
      {notice && (
        <Optional fallback={notice.text}>
          <Toast notice={notice} />
        </Optional>
      )}
    </div>
  );
  return top ? createPortal(place, top) : place;
}
