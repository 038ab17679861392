import { useQuery } from '@tanstack/react-query';
import { usePageLanguage } from '../../shared/page/page.ts';
import type { OpenCategory } from '../../shared/play/categories.ts';
import { vendorLanes } from '../../shared/play/vendor-lanes.ts';

/** A category's vendors and classes, all of them: the page arrives with the first vendors alone. */
export function useVendorLane(category: OpenCategory, isNeeded = true) {
  const { code } = usePageLanguage();
  return useQuery({
    queryKey: ['vendors', code],
    queryFn: () => vendorLanes(code),
    select: (lanes) => lanes.find(({ gameType }) => gameType === category) ?? null,
    enabled: isNeeded && typeof window !== 'undefined',
  });
}
