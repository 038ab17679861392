import './notice.css';
import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { HouseText } from '../../shared/html/house-text.tsx';
import { Skeleton } from '@pelita/ui/skeleton';
import { Moment } from '@pelita/ui/moment';
import { NoticePager, onPage, pageCount } from '../../features/notices/notice-pager.tsx';
import type { NoticeList } from '../../features/notices/notice-list.ts';
import { useNotices } from '../../features/notices/use-notices.ts';
import { useText } from '../../shared/language/use-text.ts';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { PageHead } from '../../shared/page/page-head.tsx';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { QueryScope } from '../../shared/query/query-scope.tsx';

type Props = PageProps<{ page?: string }, NoticeList | null>;

/** NOTICE-02: everything that the house has announced, nine a page. */
export default function NoticePage({ search, data }: Props) {
  const text = useText('notices');
  return (
    <QueryScope>
      <RestOfStyles />
      <div className="page-width notice-page">
        <PageHead title={text('title')} description={text('note')} />
        <h1 className="font-head text-4xl font-bold tracking-tight">{text('title')}</h1>
        <p className="text-muted mt-2 text-pretty">{text('note')}</p>
        <Notices page={search.page} first={data} />
      </div>
    </QueryScope>
  );
}

function Notices({ page, first }: { page: string | undefined; first: NoticeList | null }) {
  const text = useText('notices');
  const router = useRouter();
  const { data, error, refetch } = useNotices(first);
  if (error && !data) return <NotLoaded failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton heights={[384]} className="mt-8" />;
  if (data.notices.length === 0) return <p className="mt-8">{text('none')}</p>;
  const current = Math.min(Number(page ?? 1), pageCount(data.notices.length));
  return (
    <>
      <ol className="mt-8 grid gap-5">
        {onPage(data.notices, current).map((notice) => (
          <li key={notice.id}>
            <article className="notice-card">
              <Moment at={notice.publishedAt} className="text-muted text-sm" />
              <h2 className="font-head text-2xl font-bold text-balance">{notice.title}</h2>
              <HouseText html={notice.content} />
            </article>
          </li>
        ))}
      </ol>
      <div className="mt-6">
        <NoticePager
          count={data.notices.length}
          current={current}
          onPage={(next) => void router.navigate({ search: next === 1 ? {} : { page: String(next) } })}
        />
      </div>
    </>
  );
}
