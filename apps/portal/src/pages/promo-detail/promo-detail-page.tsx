import './promo-detail.css';
import { getPromotionDetail, type PromotionCard } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import type { PageProps } from '@pelita/router';
import { Answer } from '@pelita/ui/answer';
import { Moment } from '@pelita/ui/moment';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PromotionAct } from '../../features/promotions/promotion-act.tsx';
import { PromotionBadge } from '../../features/promotions/promotion-badge.tsx';
import { send } from '../../shared/calls/send.ts';
import { HouseText } from '../../shared/html/house-text.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { usePageLanguage } from '../../shared/page/page.ts';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { ofOffers, QueryScope } from '../../shared/query/query-scope.tsx';
import { ownQueryOf } from '../../shared/session/own-query.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { FirstDetail } from './first-detail.ts';

type Props = PageProps<{ promotionId?: string }, FirstDetail | null>;

/** PROMO-01: one promotion, all of its terms before anything is pressed. */
export default function PromoDetailPage({ data, search }: Props) {
  return (
    <QueryScope>
      {search.promotionId === undefined ? <NoneNamed /> : <Detail first={data} promotionId={search.promotionId} />}
    </QueryScope>
  );
}

/** An address that names none leads to all. */
function NoneNamed() {
  const text = useText('promotions');
  return (
    <div className="page-width promo-detail">
      <PageHead title={text('title')} description={text('note')} />
      <RestOfStyles />
      <h1 className="font-head text-3xl font-bold tracking-tight">{text('title')}</h1>
      <p className="text-muted">{text('noneNamed')}</p>
      <PageLink to="/promotions" className="link">
        {text('back')}
      </PageLink>
    </div>
  );
}

function Detail({ first, promotionId }: { first: FirstDetail | null; promotionId: string }) {
  const text = useText('promotions');
  const { code } = usePageLanguage();
  const session = useSession();
  const isShownAlready = session === null && first?.language === code;
  const detail = useQuery({
    ...ofOffers,
    ...ownQueryOf(session, 'promotions', promotionId, code),
    queryFn: () => send(getPromotionDetail, { query: { promotionId } }),
    enabled: typeof window !== 'undefined',
    ...(isShownAlready ? { initialData: first.detail } : {}),
  });
  const title = detail.data?.promotion.title ?? text('title');
  return (
    <div className="page-width promo-detail">
      <PageHead title={title} description={detail.data?.promotion.summary ?? text('note')} />
      <RestOfStyles />
      <PageLink to="/promotions" className="link">
        {text('back')}
      </PageLink>
      <Answer of={detail}>
        {({ promotion, content }) => (
          <>
            <Head promotion={promotion} />
            <div className="promo-detail-parts">
              <section>
                <h2 className="shelf-title mb-3">{text('terms')}</h2>
                <HouseText html={content} />
              </section>
              <Terms promotion={promotion} />
            </div>
          </>
        )}
      </Answer>
    </div>
  );
}

function Head({ promotion }: { promotion: PromotionCard }) {
  return (
    <header className="promo-detail-head" data-status={promotion.status}>
      <div className="promo-picture">
        <img src={promotion.imageUrl} alt="" width={960} height={400} />
        <PromotionBadge status={promotion.status} />
      </div>
      <div className="promo-detail-words">
        <h1 className="font-head text-3xl font-bold tracking-tight text-balance">{promotion.title}</h1>
        <p className="text-muted text-pretty">{promotion.summary}</p>
        <PromotionAct promotion={promotion} />
      </div>
    </header>
  );
}

/** Every number of the terms, each with its name. */
function Terms({ promotion: { offer, currency, startsAt, endsAt } }: { promotion: PromotionCard }) {
  const text = useText('promotions');
  const games = useText('games');
  const { code } = usePageLanguage();
  if (!offer) return null;
  const money = (amount: string) => formatMoney(code, amount, currency);
  const isStaked = Number(offer.multiplier) > 0;
  const counted = Object.entries(offer.contributions);
  const rows: [string, ReactNode][] = [
    ...(offer.percent === null ? [] : [row('share', `${offer.percent}%`)]),
    ...(offer.isByRank ? [row('share', text('byRank'))] : []),
    ...(offer.amount === null ? [] : [row('amount', money(offer.amount))]),
    ...(offer.minimum === null ? [] : [row('minimum', money(offer.minimum))]),
    ...(offer.cap === null ? [] : [row('cap', money(offer.cap))]),
    row('cycle', text(`cycle_${offer.cycle}`)),
    row('multiplier', isStaked ? text(`times_${offer.base}`, { times: offer.multiplier }) : text('notStaked')),
    ...(isStaked ? [row('time', text('days', { count: offer.daysValid }))] : []),
    ...(offer.conversionCap === null ? [] : [row('conversion', text('timesBonus', { times: offer.conversionCap }))]),
    ...(offer.products.length === 0 ? [] : [row('products', offer.products.map((one) => games(one)).join(', '))]),
    ...(counted.length === 0
      ? []
      : [row('counts', counted.map(([category, share]) => `${games(category as 'RNG')} ${share}%`).join(' · '))]),
    ...(startsAt === null ? [] : [row('from', <Moment at={startsAt} />)]),
    row('until', endsAt === null ? text('noEnd') : <Moment at={endsAt} />),
  ];
  function row(name: TermName, value: ReactNode): [string, ReactNode] {
    return [text(`term_${name}`), value];
  }
  return (
    <dl className="promo-terms">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type TermName =
  | 'share'
  | 'amount'
  | 'minimum'
  | 'cap'
  | 'cycle'
  | 'multiplier'
  | 'time'
  | 'conversion'
  | 'products'
  | 'counts'
  | 'from'
  | 'until';
