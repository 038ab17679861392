import './promotions.css';
import { QueryScope } from '../../shared/query/query-scope.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { usePromotions } from './use-promotions.ts';

const SHOWN = 4;

/** The promotions that the reader can take part in now, what waits for them first. */
export default function PromotionShelf() {
  return (
    <QueryScope>
      <Open />
    </QueryScope>
  );
}

function Open() {
  const { data } = usePromotions();
  const open = (data?.list ?? []).filter(({ status }) =>
    ['claim', 'issued', 'inProcess', 'joined', 'join'].includes(status),
  );
  return (
    <ul className="promo-cards promo-shelf">
      {open.slice(0, SHOWN).map((promotion) => (
        <li key={promotion.promotionId}>
          <PromotionCard promotion={promotion} heading="h3" />
        </li>
      ))}
    </ul>
  );
}
