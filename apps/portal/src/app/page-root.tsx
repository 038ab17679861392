import { languageOf } from '@pelita/i18n';
import type { Router } from '@pelita/router';
import { RouterProvider } from '@pelita/router/react';
import { PictureHostsContext } from '@pelita/ui/picture-hosts';
import { ReaderContext } from '@pelita/ui/reader';
import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import { pageTakenOver } from '../shared/browser/hydration.ts';
import { useTimeZoneChoice, zoneOf } from '../shared/clock/time-zone.ts';
import { PageContext, usePageLanguage, useStartup, type Page } from '../shared/page/page.ts';
import { Shell } from './shell/shell.tsx';

/** The whole page, the same on the server and in the browser. */
export function PageRoot(props: {
  page: Page;
  router: Router;
  onLive?: () => void;
  restoreScroll?: (index: number) => void;
}) {
  const { page, router, onLive, restoreScroll } = props;
  useEffect(() => {
    if (onLive) void pageTakenOver.then(onLive);
  }, [onLive]);
  return (
    <PageContext value={page}>
      <Surroundings>
        <RouterProvider router={router} restoreScroll={restoreScroll}>
          <Shell />
        </RouterProvider>
      </Surroundings>
    </PageContext>
  );
}

/** Texts, the reader and the hosts of pictures, for the application and the kit. */
function Surroundings({ children }: { children: ReactNode }) {
  const { code, texts } = usePageLanguage();
  const { settings, status } = useStartup();
  const timeZone = zoneOf(useTimeZoneChoice(), settings.timeZone);
  return (
    <IntlProvider locale={languageOf(code).tag} messages={texts} timeZone={settings.timeZone}>
      <ReaderContext value={{ language: code, timeZone }}>
        <PictureHostsContext value={status.info.imageCDNs.join(' ')}>{children}</PictureHostsContext>
      </ReaderContext>
    </IntlProvider>
  );
}
