import { useText } from '../../shared/language/use-text.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { NavSlot, type Opening } from './nav-slot.tsx';
import { PromotionCountPlace } from './promotion-count-place.tsx';

const PromotionPanel = lazyPart({
  component: () => import('./promotion-panel.tsx'),
  texts: ['promotions'],
});

/** The promotions, with those that the reader can take part in now. */
export function PromotionItem(opening: Opening) {
  const text = useText('shell');
  return (
    <NavSlot {...opening} to="/promotions" panel={<PromotionPanel onChosen={opening.onClose} />}>
      {text('promotions')}
      <PromotionCountPlace />
    </NavSlot>
  );
}
