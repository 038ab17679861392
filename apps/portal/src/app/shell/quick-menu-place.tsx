import { Optional } from '@pelita/ui/optional';
import { useIsPageTakenOver } from '../../shared/browser/hydration.ts';
import { useMedia } from '../../shared/browser/use-media.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';

const QuickMenu = lazyPart({ component: () => import('../quick-menu/quick-menu.tsx'), texts: ['reading'] });

/** SHELL-06: open where there is room beside the page, folded where there is none; under an app bar it is not fetched. */
export function QuickMenuPlace() {
  const hasPlace = useMedia('(width >= 64rem)');
  const hasRoom = useMedia('(width >= 89rem)');
  const isPageTakenOver = useIsPageTakenOver();
  if (!hasPlace || !isPageTakenOver) return null;
  return (
    <Optional>
      <QuickMenu isFoldable={!hasRoom} />
    </Optional>
  );
}
