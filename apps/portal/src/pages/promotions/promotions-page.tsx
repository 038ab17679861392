import './promotions-page.css';
import { type PromotionCard as Card, promotionTypes } from '@pelita/contract';
import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { Answer } from '@pelita/ui/answer';
import { PromotionCard } from '../../features/promotions/promotion-card.tsx';
import { type FirstPromotions, usePromotions } from '../../features/promotions/use-promotions.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { QueryScope } from '../../shared/query/query-scope.tsx';

type Search = { type?: string };
type Props = PageProps<Search, FirstPromotions | null>;

/** PROMO-01: every promotion that is on, comes or ended lately, by type and by what the reader has of it. */
export default function PromotionsPage({ data, search }: Props) {
  return (
    <QueryScope>
      <Promotions first={data} shown={search.type ?? 'all'} />
    </QueryScope>
  );
}

function Promotions({ first, shown }: { first: FirstPromotions | null; shown: string }) {
  const text = useText('promotions');
  const promotions = usePromotions(first);
  return (
    <div className="page-width promotions-page">
      <PageHead title={text('title')} description={text('note')} />
      <RestOfStyles />
      <header>
        <h1 className="font-head text-4xl font-bold tracking-tight">{text('title')}</h1>
        <p className="text-muted mt-2 max-w-prose text-pretty">{text('note')}</p>
      </header>
      <Answer of={promotions}>
        {({ list }) => (
          <>
            <Types list={list} shown={shown} />
            <Cards list={list.filter((card) => isOf(card, shown))} />
          </>
        )}
      </Answer>
    </div>
  );
}

function Types({ list, shown }: { list: readonly Card[]; shown: string }) {
  const text = useText('promotions');
  const router = useRouter();
  const choices = ['all', 'mine', ...promotionTypes] as const;
  const counted = choices.map((type) => ({ type, count: list.filter((card) => isOf(card, type)).length }));
  return (
    <div className="promo-types" role="group" aria-label={text('types')}>
      {counted
        .filter(({ type, count }) => type === 'all' || count > 0)
        .map(({ type, count }) => (
          <button
            key={type}
            type="button"
            className="chip"
            aria-pressed={shown === type}
            onClick={() => void router.navigate({ search: type === 'all' ? {} : { type }, keepScroll: true })}
          >
            {text(`type_${type}`)} <span className="promo-count">{count}</span>
          </button>
        ))}
    </div>
  );
}

function Cards({ list }: { list: readonly Card[] }) {
  const text = useText('promotions');
  if (list.length === 0) return <p className="text-muted py-8">{text('nothing')}</p>;
  return (
    <ul className="promo-cards">
      {list.map((promotion) => (
        <li key={promotion.promotionId}>
          <PromotionCard promotion={promotion} heading="h2" />
        </li>
      ))}
    </ul>
  );
}

const own: readonly Card['status'][] = ['claim', 'issued', 'applying', 'inProcess', 'claimed', 'rejected'];

/** What counts by itself is joined too, and is the reader's own only once there is something of it. */
function isOf({ type, status, claim }: Card, shown: string): boolean {
  if (shown === 'all') return true;
  if (shown === 'mine') return own.includes(status) || (status === 'joined' && claim !== null);
  return type === shown;
}
