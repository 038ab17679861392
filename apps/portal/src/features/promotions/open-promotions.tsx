import './promotions.css';
import type { PromotionCard } from '@pelita/contract';
import { Moment } from '@pelita/ui/moment';
import { Skeleton } from '@pelita/ui/skeleton';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { QueryScope } from '../../shared/query/query-scope.tsx';
import { useOfferFacts } from './offer-facts.ts';
import { PromotionBadge } from './promotion-badge.tsx';
import { openTo } from './promotions-for-reader.ts';
import { PromotionRow } from './promotion-row.tsx';
import { usePromotions } from './use-promotions.ts';

/** What the reader can join or claim now, each a link to where that is done. */
export function OpenPromotions({ onChosen }: { onChosen: () => void }) {
  return (
    <QueryScope>
      <Open onChosen={onChosen} />
    </QueryScope>
  );
}

function Open({ onChosen }: { onChosen: () => void }) {
  const text = useText('promotions');
  const { data, isError } = usePromotions();
  if (data === undefined && !isError) return <Skeleton heights={[224]} />;
  const open = openTo(data?.list ?? []);
  if (open.length === 0) return <p className="text-muted">{text(isError ? 'notLoaded' : 'noneOpen')}</p>;
  return (
    <PromotionRow label={text('openNow')}>
      {open.map((promotion) => (
        <li key={promotion.promotionId}>
          <PromotionLink promotion={promotion} onChosen={onChosen} />
        </li>
      ))}
    </PromotionRow>
  );
}

function PromotionLink({ promotion, onChosen }: { promotion: PromotionCard; onChosen: () => void }) {
  const { promotionId, status, title, imageUrl, leadsTo, endsAt } = promotion;
  const text = useText('promotions');
  const facts = useOfferFacts(promotion);
  const inside = (
    <>
      <span className="promo-picture">
        <img src={imageUrl} alt="" width={480} height={200} decoding="async" />
        <PromotionBadge status={status} />
      </span>
      <span className="promo-words">
        <span className="font-semibold">{title}</span>
        {facts.length > 0 && <span className="promo-facts">{facts.join(' · ')}</span>}
        {endsAt !== null && (
          <span className="promo-when">
            {text('ends')} <Moment at={endsAt} />
          </span>
        )}
      </span>
    </>
  );
  return leadsTo === null ? (
    <PageLink to="/promoDetail" search={{ promotionId }} className="promo-card" onClick={onChosen}>
      {inside}
    </PageLink>
  ) : (
    <a href={leadsTo} data-page-link="" className="promo-card" onClick={onChosen}>
      {inside}
    </a>
  );
}
