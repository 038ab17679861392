import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { EmptyPlace } from '../../shared/art/empty-place.tsx';
import type { SlotsSearch } from './slots-search.ts';

/** Each empty list says what it is for and gives the one next step. */
export function NothingHere({ search }: { search: SlotsSearch }) {
  const text = useText('games');
  if (search.q) return <Empty title={text('noMatch')} note={text('noMatchNote')} action={<ShowAll />} />;
  if (search.selection === 'FAV')
    return <Empty title={text('noFavourites')} note={text('noFavouritesNote')} action={<ShowAll />} />;
  if (search.selection === 'RECENT')
    return <Empty title={text('noRecent')} note={text('noRecentNote')} action={<ShowAll />} />;
  if (search.selection === 'HOT') {
    return (
      <Empty
        title={text('noHot')}
        note={text('noHotNote')}
        action={
          <Link to="/rng" search={{ selection: 'NEW' }} className="button button-strong">
            {text('showNew')}
          </Link>
        }
      />
    );
  }
  return <Empty title={text('noNew')} note={text('noNewNote')} action={<ShowAll />} />;
}

export function LoginForThis() {
  const text = useText('games');
  const shell = useText('shell');
  return (
    <Empty
      title={text('loginForThis')}
      note={text('loginForThisNote')}
      action={
        <button type="button" className="button button-strong" onClick={() => navigate().openModal('login')}>
          {shell('login')}
        </button>
      }
    />
  );
}

export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText('games');
  const shell = useText('shell');
  return (
    <div role="alert">
      <Empty
        title={text('loadFailed')}
        note={error.message}
        action={
          <button type="button" className="button button-strong" onClick={onRetry}>
            {shell('retry')}
          </button>
        }
      />
    </div>
  );
}

function ShowAll() {
  const text = useText('games');
  return (
    <Link to="/rng" className="button button-strong">
      {text('showAll')}
    </Link>
  );
}

function Empty({ title, note, action }: { title: string; note: string; action: ReactNode }) {
  return (
    <EmptyPlace title={title} note={note}>
      {action}
    </EmptyPlace>
  );
}
