import { type ComponentProps, type ComponentType, type ReactNode, Suspense } from 'react';
import type { SiteScreen } from '../features/site/site-screen.tsx';
import { keepStylesAcrossPages } from '../shared/page/rest-of-styles.tsx';
import { PageTakenOver } from '../shared/browser/hydration.ts';
import { useSiteMode } from '../shared/page/site-mode.ts';
import { askCustomerService } from '../features/support/ask-customer-service.ts';
import { Mark } from './shell/logo.tsx';
import { NoticeToast } from '@pelita/ui/notice-toast';
import { lazyPart } from '../shared/parts/load-part.ts';

type Screen = ComponentType<ComponentProps<typeof SiteScreen>>;

const load = async () => {
  const [{ SiteScreen }] = await Promise.all([import('../features/site/site-screen.tsx'), keepStylesAcrossPages()]);
  return SiteScreen;
};

/** Few visitors ever see it, so in the browser it is fetched when it is needed. The renderer hands it in. */
let ClosedScreen: Screen = lazyPart({ component: async () => ({ default: await load() }) });

export function keepSiteScreen(screen: Screen): void {
  ClosedScreen = screen;
}

/** Before a page that came closed goes live: a press on a part that is still being fetched would be lost. */
export async function loadSiteScreen(): Promise<void> {
  keepSiteScreen(await load());
}

/** What stands behind is shown while the site is open to this visitor; otherwise its one screen is. */
export function SiteDoor({ children }: { children: ReactNode }) {
  const mode = useSiteMode();
  if (mode === 'open') return children;
  return (
    <>
      <Suspense>
        <ClosedScreen mode={mode} mark={<Mark size={88} />} onContact={askCustomerService} />
      </Suspense>
      <PageTakenOver />
      <NoticeToast />
    </>
  );
}
