import { Link } from '@tanstack/react-router';
import { useText } from '../../shared/language/use-text.ts';
import { pathOfCategory, type OpenCategory } from '../../shared/play/categories.ts';
import { exactly } from './exactly.ts';
import { gameListSearch, type GameListSearch } from './game-list-search.ts';

const selections = ['ALL', 'HOT', 'NEW', 'FAV', 'RECENT'] as const;

export function SelectionTabs({ category, search }: { category: OpenCategory; search: GameListSearch }) {
  const text = useText('games');
  return (
    <nav aria-label={text('selections')} className="max-w-full">
      <ul className="chips">
        {selections.map((selection) => (
          <li key={selection}>
            <Link
              to={pathOfCategory[category]}
              search={gameListSearch({ ...search, selection })}
              replace
              resetScroll={false}
              activeOptions={exactly}
              className="chip"
            >
              {text(selection)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
