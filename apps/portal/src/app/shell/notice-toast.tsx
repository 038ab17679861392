import { lazy, useSyncExternalStore } from 'react';
import { currentNotice } from '../../shared/notice/notice.ts';
import { Optional } from '../../shared/page/optional.tsx';

const Toast = lazy(() => import('./toast.tsx'));

/** The place where short messages are spoken and shown. */
export function NoticeToast() {
  const notice = useSyncExternalStore(currentNotice.subscribe, currentNotice.get, () => null);
  return (
    // Spoken also while a modal hides the page around it.
    <div role="status" aria-live="polite" data-react-aria-top-layer>
      {notice && (
        <Optional fallback={notice.text}>
          <Toast notice={notice} />
        </Optional>
      )}
    </div>
  );
}
