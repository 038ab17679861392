import { languageOf } from '@pelita/i18n';
import type { Router } from '@pelita/router';
import { RouterProvider } from '@pelita/router/react';
import { NoticeToast } from '@pelita/ui/notice-toast';
import { ReaderContext } from '@pelita/ui/reader';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl/react';
import { CodeDialog } from '../features/entrance/code-dialog.tsx';
import { Enrolment } from '../features/entrance/enrolment.tsx';
import { LockScreen } from '../features/entrance/lock-screen.tsx';
import { SignIn } from '../features/entrance/sign-in.tsx';
import { spoken } from '../shared/language/language.ts';
import { startup } from '../shared/page/startup.ts';
import { queryClient } from '../shared/query/query-client.ts';
import { session } from '../shared/session/session.ts';
import { OperatorContext } from '../shared/session/use-operator.ts';
import { Shell } from './shell/shell.tsx';

type Props = { router: Router; restoreScroll: (index: number) => void };

export function OfficeRoot({ router, restoreScroll }: Props) {
  const { code, texts } = useSyncExternalStore(spoken.subscribe, spoken.get);
  return (
    <IntlProvider locale={languageOf(code).tag} messages={texts} timeZone={startup.timeZone}>
      <ReaderContext value={{ language: code, timeZone: startup.timeZone }}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} restoreScroll={restoreScroll}>
            <Screen />
            <NoticeToast />
          </RouterProvider>
        </QueryClientProvider>
      </ReaderContext>
    </IntlProvider>
  );
}

/** The address stays what it was before the login, and leads there after it. */
function Screen() {
  const now = useSyncExternalStore(session.subscribe, session.get);
  if (location.pathname === '/enrol' && now.state !== 'open') return <Enrolment token={location.hash.slice(1)} />;
  if (now.state === 'asking') return null;
  if (now.state === 'closed') return <SignIn hasEnded={now.hasEnded} />;
  if (now.state === 'locked') return <LockScreen username={now.operator.username} />;
  return (
    <OperatorContext value={now.operator}>
      <Shell />
      <CodeDialog />
    </OperatorContext>
  );
}
