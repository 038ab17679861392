import { useText } from '../../shared/language/use-text.ts';
import type { OpenCategory } from '../../shared/play/categories.ts';
import type { GameListSearch } from './game-list-search.ts';
import { ListLink } from './list-link.tsx';

const selections = ['ALL', 'HOT', 'NEW', 'FAV', 'RECENT'] as const;

export function SelectionTabs({ category, search }: { category: OpenCategory; search: GameListSearch }) {
  const text = useText('games');
  return (
    <nav aria-label={text('selections')} className="max-w-full">
      <ul className="chips">
        {selections.map((selection) => (
          <li key={selection}>
            <ListLink category={category} search={search} choice={{ selection }} className="chip">
              {text(selection)}
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
