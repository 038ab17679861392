import { hrefOf } from '@pelita/router';
import type { ReactNode } from 'react';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { pathOfCategory, type OpenCategory } from '../../shared/play/categories.ts';
import { gameListSearch, type GameListSearch } from './game-list-search.ts';

/** A link from a list to the same list with other choices, in the place of the present address. */
export function ListLink(props: {
  category: OpenCategory;
  /** What the list shows now. */
  search: GameListSearch;
  choice: Partial<Record<keyof GameListSearch, string | undefined>>;
  className: string;
  children: ReactNode;
}) {
  const { category, search, choice, className, children } = props;
  const path = pathOfCategory[category];
  const chosen = gameListSearch({ ...search, ...choice });
  const isShown = hrefOf(path, chosen) === hrefOf(path, gameListSearch(search));
  return (
    <PageLink to={path} search={chosen} isInPlace className={className} aria-current={isShown ? 'page' : undefined}>
      {children}
    </PageLink>
  );
}
