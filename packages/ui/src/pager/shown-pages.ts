import { PAGER_MARGIN_PAGES, PAGER_RANGE } from '@pelita/contract';

/** SHELL-10: a range of three pages around the current one, one at each margin, and `null` where pages are left out. */
export function shownPages(current: number, total: number): (number | null)[] {
  const from = Math.max(1, Math.min(current - Math.floor(PAGER_RANGE / 2), total - PAGER_RANGE + 1));
  const isShown = (page: number) =>
    page <= PAGER_MARGIN_PAGES || page > total - PAGER_MARGIN_PAGES || (page >= from && page < from + PAGER_RANGE);
  const shown = Array.from({ length: total }, (_, index) => index + 1).filter(isShown);
  return shown.flatMap((page, index) => (index > 0 && page - (shown[index - 1] ?? 0) > 1 ? [null, page] : [page]));
}
