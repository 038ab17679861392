import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentNotice } from '../../shared/notice/notice.ts';

const Toast = lazy(() => import('./toast.tsx'));

/** The place where short messages are spoken and shown. */
export function NoticeToast() {
  const notice = useSyncExternalStore(currentNotice.subscribe, currentNotice.get, () => null);
  return (
    <div role="status" aria-live="polite">
      {notice && (
        <Suspense fallback={notice.text}>
          <Toast notice={notice} />
        </Suspense>
      )}
    </div>
  );
}
