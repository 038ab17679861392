import { Optional } from '@pelita/ui/optional';
import { useFirstSign } from '../../shared/browser/use-first-sign.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { useSession } from '../../shared/session/use-session.ts';

const PromotionCount = lazyPart({
  component: () => import('../../features/promotions/promotion-count.tsx'),
  texts: ['promotions'],
});

/** For members alone, and asked for after the first sign of life. */
export function PromotionCountPlace() {
  const session = useSession();
  const hasSign = useFirstSign();
  if (session === null || !hasSign) return null;
  return (
    <Optional>
      <PromotionCount />
    </Optional>
  );
}
