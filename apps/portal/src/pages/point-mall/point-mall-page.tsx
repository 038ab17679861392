import './point-mall.css';
import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { Answer } from '@pelita/ui/answer';
import { Skeleton } from '@pelita/ui/skeleton';
import { Tabs } from '@pelita/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { usePageLanguage } from '../../shared/page/page.ts';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { ofOffers, QueryScope } from '../../shared/query/query-scope.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { Goods } from './goods.tsx';
import { type Mall, mallOf } from './mall.ts';
import { PointsPanel } from './points-panel.tsx';
import { PointRules } from './point-rules.tsx';

const Exchanges = lazyPart({ component: () => import('./exchanges.tsx'), texts: ['centre'] });
const PointMovements = lazyPart({ component: () => import('./point-movements.tsx'), texts: ['centre'] });

const views = ['goods', 'records', 'details', 'rules'] as const;
type Search = { view?: string };

/** POINT-01: what points are worth, what they are exchanged for, and every exchange that was made. */
export default function PointMallPage({ data, search }: PageProps<Search, Mall | null>) {
  return (
    <QueryScope>
      <PointMall first={data} shown={views.find((view) => view === search.view) ?? 'goods'} />
    </QueryScope>
  );
}

function PointMall({ first, shown }: { first: Mall | null; shown: (typeof views)[number] }) {
  const text = useText('pointMall');
  const router = useRouter();
  const session = useSession();
  const { code } = usePageLanguage();
  const mall = useQuery({
    ...ofOffers,
    queryKey: ['point-mall', code],
    queryFn: () => mallOf(send, code),
    enabled: typeof window !== 'undefined',
    ...(first?.language === code ? { initialData: first } : {}),
  });
  const seen = views.filter((view) => session !== null || view === 'goods' || view === 'rules');
  return (
    <div className="page-width point-mall">
      <PageHead title={text('title')} description={text('note')} />
      <RestOfStyles />
      <header className="point-head">
        <div>
          <h1 className="font-head text-4xl font-bold tracking-tight">{text('title')}</h1>
          <p className="text-muted mt-2 max-w-prose text-pretty">{text('note')}</p>
        </div>
        <PointsPanel config={mall.data?.config} />
      </header>
      <Tabs
        label={text('views')}
        tabs={seen.map((name) => ({ name, label: text(name) }))}
        shown={seen.includes(shown) ? shown : 'goods'}
        onShow={(view) => void router.navigate({ search: view === 'goods' ? {} : { view }, keepScroll: true })}
      >
        <Suspense fallback={<Skeleton heights={[64, 64, 64]} />}>
          {shown === 'records' && session !== null && <Exchanges />}
          {shown === 'details' && session !== null && <PointMovements />}
        </Suspense>
        {(shown === 'goods' || !seen.includes(shown)) && (
          <Answer of={mall}>{({ rewards }) => <Goods rewards={rewards} />}</Answer>
        )}
        {shown === 'rules' && <Answer of={mall}>{({ config }) => <PointRules config={config} />}</Answer>}
      </Tabs>
    </div>
  );
}
