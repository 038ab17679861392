import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { hasLottery } from '../../shared/play/categories.ts';
import { NearShelf } from './near-shelf.tsx';

/** LOTT-10: the lotteries that close next. */
export function NextDraws() {
  const text = useText('home');
  const { lanes } = useStartup();
  if (!hasLottery(lanes)) return null;
  return (
    <NearShelf title={text('nextDraws')} more={{ to: '/lottery', text: text('allDraws') }} className="next-draws">
      <NextShelf />
    </NearShelf>
  );
}

const NextShelf = lazyPart({
  component: () => import('../../features/lottery/lobby/next-shelf.tsx'),
  texts: ['lottery'],
});
