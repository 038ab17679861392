import { useSyncExternalStore } from 'react';
import { Optional } from '@pelita/ui/optional';
import { lazyPart } from '../../shared/parts/load-part.ts';

const QuickMenu = lazyPart({ component: () => import('../quick-menu/quick-menu.tsx'), texts: ['reading'] });

/** SHELL-06: open where there is room beside the page, folded where there is none; under an app bar it is not fetched. */
export function QuickMenuPlace() {
  const hasPlace = useMedia('(width >= 64rem)');
  const hasRoom = useMedia('(width >= 89rem)');
  if (!hasPlace) return null;
  return (
    <Optional>
      <QuickMenu isFoldable={!hasRoom} />
    </Optional>
  );
}

function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(condition);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(condition).matches,
    () => false,
  );
}
