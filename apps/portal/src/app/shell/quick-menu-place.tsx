import { useSyncExternalStore } from 'react';
import { Optional } from '@pelita/ui/optional';
import { lazyPart } from '../../shared/parts/load-part.ts';

const QuickMenu = lazyPart({ component: () => import('../quick-menu/quick-menu.tsx'), texts: ['reading'] });

/** SHELL-06: only where there is room beside the page, and only then is it fetched. */
export function QuickMenuPlace() {
  const hasRoom = useSyncExternalStore(
    follow,
    () => room().matches,
    () => false,
  );
  if (!hasRoom) return null;
  return (
    <Optional>
      <QuickMenu />
    </Optional>
  );
}

function room(): MediaQueryList {
  return matchMedia('(width >= 89rem)');
}

function follow(changed: () => void): () => void {
  const query = room();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
