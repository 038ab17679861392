import type { ReactNode } from 'react';
import { SiteScreen } from '../features/site/site-screen.tsx';
import { useSiteMode } from '../shared/page/site-mode.ts';
import { BrandMark } from './shell/brand-mark.tsx';
import { NoticeToast } from './shell/notice-toast.tsx';

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
      <SiteScreen mode={mode} mark={<BrandMark size={88} />} onContact={() => void onContact()} />
      <NoticeToast />
    </>
  );
}
