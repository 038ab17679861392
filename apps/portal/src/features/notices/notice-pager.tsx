import { NOTICES_PER_PAGE } from '@pelita/contract';
import { Pager } from '@pelita/ui/pager';

/** Nine announcements a page. */
export function NoticePager(props: { count: number; current: number; onPage: (page: number) => void }) {
  return <Pager current={props.current} total={pageCount(props.count)} onPage={props.onPage} />;
}

export function pageCount(notices: number): number {
  return Math.max(1, Math.ceil(notices / NOTICES_PER_PAGE));
}

export function onPage<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * NOTICES_PER_PAGE, page * NOTICES_PER_PAGE);
}
