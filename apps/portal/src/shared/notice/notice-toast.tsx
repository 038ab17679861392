import { lazy, useSyncExternalStore } from 'react';
import { currentNotice } from './notice.ts';
import { Optional } from '../page/optional.tsx';

const Toast = lazy(() => import('./toast.tsx'));

/** The place where short messages are spoken and shown. */
export function NoticeToast() {
  const notice = useSyncExternalStore(currentNotice.subscribe, currentNotice.get, () => null);
  return (
    <div role="status" aria-live="polite">
      {notice && (
        <Optional fallback={notice.text}>
          <Toast notice={notice} />
        </Optional>
      )}
    </div>
  );
}
