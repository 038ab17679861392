import './promotions.css';
import type { PromotionCard as Card } from '@pelita/contract';
import { Moment } from '@pelita/ui/moment';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PromotionAct } from './promotion-act.tsx';
import { PromotionBadge } from './promotion-badge.tsx';
import { useOfferFacts } from './offer-facts.ts';

/** A promotion with what it is to the reader, its terms in one line, and the one thing to do next. */
export function PromotionCard({ promotion, heading: Heading }: { promotion: Card; heading: 'h2' | 'h3' }) {
  const { promotionId, status, title, summary, imageUrl, tag, leadsTo } = promotion;
  const text = useText('promotions');
  const facts = useOfferFacts(promotion);
  return (
    <article className="promo-card" data-status={status}>
      <div className="promo-picture">
        <img src={imageUrl} alt="" width={480} height={200} loading="lazy" decoding="async" />
        <PromotionBadge status={status} />
        {tag !== null && <span className="promo-tag">{text(`tag_${tag}`)}</span>}
      </div>
      <div className="promo-words">
        <Heading className="font-semibold">
          {leadsTo === null ? (
            <PageLink to="/promoDetail" search={{ promotionId }} className="promo-link">
              {title}
            </PageLink>
          ) : (
            title
          )}
        </Heading>
        <p className="text-muted text-sm text-pretty">{summary}</p>
        {facts.length > 0 && <p className="promo-facts">{facts.join(' · ')}</p>}
        <When promotion={promotion} />
        <div className="promo-foot">
          <PromotionAct promotion={promotion} />
        </div>
      </div>
    </article>
  );
}

function When({ promotion: { status, startsAt, endsAt } }: { promotion: Card }) {
  const text = useText('promotions');
  if (status === 'comingSoon' && startsAt !== null)
    return (
      <p className="promo-when">
        {text('begins')} <Moment at={startsAt} />
      </p>
    );
  if (endsAt === null || status === 'claimed' || status === 'closed') return null;
  return (
    <p className="promo-when">
      {text('ends')} <Moment at={endsAt} />
    </p>
  );
}
