import { ErrorBoundary } from '@pelita/router/react';
import { Suspense } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { useFeatures } from '../../shared/page/feature-switch.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { useSession } from '../../shared/session/use-session.ts';

/**
 * Who is here. The page arrives the same for everybody: the boot script has marked the tab, so that CSS shows the
 * buttons or the panel's reserved place from the first paint on, and nothing moves when the page comes to life.
 */
export function AccountBox() {
  const session = useSession();
  return (
    <div className="account-box">
      {!session && <VisitorButtons />}
      <div className="for-members">
        {session && (
          <ErrorBoundary Failed={PanelMissing}>
            <Suspense>
              <MemberPanel session={session} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}

/** No visitor needs it. */
const MemberPanel = lazyPart({ component: () => import('./member-panel.tsx') });

/** Older browsers remember a module that failed: only a new document asks for it again in every one. */
function PanelMissing() {
  const kit = useText('kit');
  return (
    <button type="button" className="button button-quiet button-small ms-auto flex" onClick={() => location.reload()}>
      {kit('retry')}
    </button>
  );
}

function VisitorButtons() {
  const text = useText('shell');
  const { registration } = useFeatures();
  return (
    <div className="for-visitors">
      <button
        type="button"
        className="button button-quiet button-small"
        data-opens="login"
        onClick={() => navigate().openModal('login')}
      >
        {text('login')}
      </button>
      {registration && (
        <button
          type="button"
          className="button button-action button-small"
          data-opens="register"
          onClick={() => navigate().openModal('register')}
        >
          {text('register')}
        </button>
      )}
    </div>
  );
}
