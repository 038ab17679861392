import { NothingHot } from '../../features/play/no-games.tsx';
import { EmptyPlace } from '@pelita/ui/empty-place';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { pathOfCategory } from '../../shared/play/categories.ts';
import { isNarrowed } from './filters.ts';
import { useCategory } from './category-route.ts';
import type { GameList } from './game-list-query.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** Each empty list says what it is for and gives the one next step. */
export function NothingHere({ list: { gameType, search } }: { list: GameList }) {
  const text = useText('games');
  const lobby = useText('lobby');
  const category = useCategory();
  if (search.q) return <Empty title={text('noMatch')} note={text('noMatchNote')} />;
  if (search.selection === 'FAV') return <Empty title={text('noFavourites')} note={text('noFavouritesNote')} />;
  if (search.selection === 'RECENT') return <Empty title={text('noRecent')} note={text('noRecentNote')} />;
  if (search.selection === 'HOT') return <NothingHot newAt={pathOfCategory[category]} />;
  if (search.selection === 'NEW') return <Empty title={text('noNew')} note={text('noNewNote')} />;
  if (isNarrowed(search)) return <Empty title={lobby('noneSuits')} note={lobby('noneSuitsNote')} />;
  return <Empty title={lobby('noneOfVendor', { category: text(gameType) })} note={lobby('noneOfVendorNote')} />;
}

export function LoginForThis() {
  const text = useText('games');
  const shell = useText('shell');
  return (
    <EmptyPlace title={text('loginForThis')} note={text('loginForThisNote')}>
      <button
        type="button"
        className="button button-strong"
        data-opens="login"
        onClick={() => navigate().openModal('login')}
      >
        {shell('login')}
      </button>
    </EmptyPlace>
  );
}

function Empty({ title, note }: { title: string; note: string }) {
  const text = useText('games');
  const category = useCategory();
  return (
    <EmptyPlace title={title} note={note}>
      <PageLink to={pathOfCategory[category]} className="button button-strong">
        {text('showAll')}
      </PageLink>
    </EmptyPlace>
  );
}
