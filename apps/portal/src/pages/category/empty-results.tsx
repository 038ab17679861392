import { NothingHot } from '../../features/play/no-games.tsx';
import { EmptyPlace } from '@pelita/ui/empty-place';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { pathOfCategory, type OpenCategory } from '../../shared/play/categories.ts';
import { isNarrowed } from './filters.ts';
import type { GameList } from './game-list-query.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** Each empty list says what it is for and gives the one next step. */
export function NothingHere({ list: { gameType, search } }: { list: GameList }) {
  const text = useText('games');
  const lobby = useText('lobby');
  const empty = (title: string, note: string) => <Empty category={gameType} title={title} note={note} />;
  if (search.q) return empty(text('noMatch'), text('noMatchNote'));
  if (search.selection === 'FAV') return empty(text('noFavourites'), text('noFavouritesNote'));
  if (search.selection === 'RECENT') return empty(text('noRecent'), text('noRecentNote'));
  if (search.selection === 'HOT') return <NothingHot newAt={pathOfCategory[gameType]} />;
  if (search.selection === 'NEW') return empty(text('noNew'), text('noNewNote'));
  if (isNarrowed(search)) return empty(lobby('noneSuits'), lobby('noneSuitsNote'));
  return empty(lobby('noneOfVendor', { category: text(gameType) }), lobby('noneOfVendorNote'));
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

function Empty({ category, title, note }: { category: OpenCategory; title: string; note: string }) {
  const text = useText('games');
  return (
    <EmptyPlace title={title} note={note}>
      <PageLink to={pathOfCategory[category]} className="button button-strong">
        {text('showAll')}
      </PageLink>
    </EmptyPlace>
  );
}
