import { Link } from '@tanstack/react-router';
import { useText } from '../../shared/language/use-text.ts';
import { exactly } from './exactly.ts';
import { slotsSearch, type SlotsSearch } from './slots-search.ts';

const selections = ['ALL', 'HOT', 'NEW', 'FAV', 'RECENT'] as const;

export function SelectionTabs({ search }: { search: SlotsSearch }) {
  const text = useText('games');
  return (
    <nav aria-label={text('selections')} className="max-w-full">
      <ul className="chips">
        {selections.map((selection) => (
          <li key={selection}>
            <Link
              to="/rng"
              search={slotsSearch({ ...search, selection })}
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
