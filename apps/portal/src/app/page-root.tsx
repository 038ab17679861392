import { languageOf } from '@pelita/i18n';
import { ReaderContext } from '@pelita/ui/reader';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import { pageTakenOver } from '../shared/browser/hydration.ts';
import { useTimeZoneChoice, zoneOf } from '../shared/clock/time-zone.ts';
import { PageContext, usePageLanguage, useStartup, type Page } from '../shared/page/page.ts';
import type { createPortalRouter } from './router.tsx';

/** The whole page, the same on the server and in the browser. */
export function PageRoot(props: { page: Page; router: ReturnType<typeof createPortalRouter>; onLive?: () => void }) {
  const { page, router, onLive } = props;
  useEffect(() => {
    if (onLive) void pageTakenOver.then(onLive);
  }, [onLive]);
  return (
    <PageContext value={page}>
      <Texts>
        <RouterProvider router={router} />
      </Texts>
    </PageContext>
  );
}

function Texts({ children }: { children: ReactNode }) {
  const { code, texts } = usePageLanguage();
  const { settings } = useStartup();
  const timeZone = zoneOf(useTimeZoneChoice(), settings.timeZone);
  return (
    <IntlProvider locale={languageOf(code).tag} messages={texts} timeZone={settings.timeZone}>
      <ReaderContext value={{ language: code, timeZone }}>{children}</ReaderContext>
    </IntlProvider>
  );
}
