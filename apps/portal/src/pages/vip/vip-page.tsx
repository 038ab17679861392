import './vip.css';
import type { PageProps } from '@pelita/router';
import { Answer } from '@pelita/ui/answer';
import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { Suspense } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { usePageLanguage } from '../../shared/page/page.ts';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { ofOffers, QueryScope } from '../../shared/query/query-scope.tsx';
import { Benefits } from './benefits.tsx';
import { OwnRank } from './own-rank.tsx';
import { RankLadder } from './rank-ladder.tsx';
import { type Ranks, ranksOf } from './ranks.ts';
import { useRankProgress } from './use-rank-progress.ts';
import { VipRules } from './vip-rules.tsx';

const RankGifts = lazyPart({ component: () => import('./rank-gifts.tsx'), texts: ['member'] });
const RankHistory = lazyPart({ component: () => import('./rank-history.tsx'), texts: ['member'] });

/** VIP-01: the ranks with what each asks for and brings, how far the player is, and the gifts that wait. */
export default function VipPage({ data }: PageProps<undefined, Ranks | null>) {
  return (
    <QueryScope>
      <Vip first={data} />
    </QueryScope>
  );
}

function Vip({ first }: { first: Ranks | null }) {
  const text = useText('vip');
  const { code } = usePageLanguage();
  const progress = useRankProgress().data;
  const asked = useQuery({
    ...ofOffers,
    queryKey: ['vip-ranks', code],
    queryFn: () => ranksOf(send, code),
    enabled: typeof window !== 'undefined',
    ...(first?.language === code ? { initialData: first } : {}),
  });
  return (
    <div className="page-width vip-page">
      <PageHead title={text('title')} description={text('note')} />
      <RestOfStyles />
      <div className="vip-top">
        <PageLink to="/" className="icon-button" aria-label={text('goHome')} title={text('goHome')}>
          <House aria-hidden size={20} />
        </PageLink>
        <div>
          <h1 className="font-head text-4xl font-bold tracking-tight">{text('title')}</h1>
          <p className="text-muted mt-1 max-w-prose text-pretty">{text('note')}</p>
        </div>
      </div>
      <Answer of={asked}>
        {(ranks) => (
          <>
            <OwnRank ranks={ranks} progress={progress} />
            <RankLadder ranks={ranks} level={progress?.rankLevel} />
            <div className="vip-columns">
              <Benefits ranks={ranks} level={progress?.rankLevel ?? 0} />
              <div className="vip-column">
                {progress && (
                  <Suspense>
                    <RankGifts />
                    <RankHistory progress={progress} />
                  </Suspense>
                )}
                <VipRules ranks={ranks} />
              </div>
            </div>
          </>
        )}
      </Answer>
    </div>
  );
}
