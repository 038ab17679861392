import { useText } from '../../shared/language/use-text.ts';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { useStartup } from '../../shared/page/page.ts';
import { pressLottery } from '../../features/play/press-lottery.ts';
import { gamesIn, hasLottery, linkTo, openCategories } from '../../shared/play/categories.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** What the app bar's "Games" opens: the categories with their counted games. */
export default function CategoriesSheet({ onClose }: { onClose: () => void }) {
  const text = useText('games');
  const { lanes } = useStartup();
  return (
    <ModalFrame title={text('kinds')} onClose={onClose}>
      <ul className="mt-5 grid gap-3">
        {hasLottery(lanes) && (
          <li>
            <PageLink to="/elott" className="sheet-row" onClick={pressLottery}>
              <span className="font-semibold">{text('LOTT')}</span>
              <span className="text-muted text-sm">{text('count', { count: gamesIn(lanes, 'LOTT') })}</span>
            </PageLink>
          </li>
        )}
        {openCategories(lanes).map((category) => (
          <li key={category}>
            <PageLink {...linkTo(category)} className="sheet-row">
              <span className="font-semibold">{text(category)}</span>
              <span className="text-muted text-sm">{text('count', { count: gamesIn(lanes, category) })}</span>
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink to="/hot" className="sheet-row">
            <span className="font-semibold">{text('HOT')}</span>
          </PageLink>
        </li>
      </ul>
    </ModalFrame>
  );
}
