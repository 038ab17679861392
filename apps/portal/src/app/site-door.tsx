import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { SiteScreen } from '../features/site/site-screen.tsx';
import { useSiteMode } from '../shared/page/site-mode.ts';
import { BrandMark } from './shell/brand-mark.tsx';
import { NoticeToast } from './shell/notice-toast.tsx';

type Screen = ComponentType<ComponentProps<typeof SiteScreen>>;

/** Few visitors ever see it, so in the browser it is fetched when it is needed. The renderer hands it in. */
let ClosedScreen: Screen = lazy(async () => ({
  default: (await import('../features/site/site-screen.tsx')).SiteScreen,
}));

export function keepSiteScreen(screen: Screen): void {
  ClosedScreen = screen;
}

/** What stands behind is shown while the site is open to this visitor; otherwise its one screen is. */
export function SiteDoor({ children }: { children: ReactNode }) {
  const mode = useSiteMode();
  if (mode === 'open') return children;
  const onContact = async () => {
    const { openCustomerService } = await import('../features/support/open-customer-service.ts');
    await openCustomerService();
  };
  return (
    <>
      <Suspense>
        <ClosedScreen mode={mode} mark={<BrandMark size={88} />} onContact={() => void onContact()} />
      </Suspense>
      <NoticeToast />
    </>
  );
}
