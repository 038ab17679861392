import './promotions.css';
import { useText } from '../../shared/language/use-text.ts';
import { QueryScope } from '../../shared/query/query-scope.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { openOrUnderWay } from './promotions-for-reader.ts';
import { PromotionRow } from './promotion-row.tsx';
import { usePromotions } from './use-promotions.ts';

/** The promotions that the reader can take part in now, what waits for them first. */
export default function PromotionShelf() {
  return (
    <QueryScope>
      <Open />
    </QueryScope>
  );
}

function Open() {
  const text = useText('promotions');
  const { data } = usePromotions();
  const open = openOrUnderWay(data?.list ?? []);
  return (
    <PromotionRow label={text('title')}>
      {open.map((promotion) => (
        <li key={promotion.promotionId}>
          <PromotionCard promotion={promotion} heading="h3" />
        </li>
      ))}
    </PromotionRow>
  );
}
