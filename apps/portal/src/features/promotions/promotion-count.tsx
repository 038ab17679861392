import { useText } from '../../shared/language/use-text.ts';
import { QueryScope } from '../../shared/query/query-scope.tsx';
import { usePromotions } from './use-promotions.ts';

/** How many promotions the member can join or claim now, beside the word in the navigation. */
export default function PromotionCount() {
  return (
    <QueryScope>
      <Count />
    </QueryScope>
  );
}

function Count() {
  const text = useText('promotions');
  const { data } = usePromotions();
  if (!data || data.available === 0) return null;
  return (
    <span className="nav-count" aria-label={text('available', { count: data.available })}>
      {data.available}
    </span>
  );
}
