import { EmptyPlace } from '@pelita/ui/empty-place';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { openCategories, pathOfCategory, type OpenCategory } from '../../shared/play/categories.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** NAV-02: a category that nobody serves says so, and shows the way to those that somebody does. */
export function NoVendor({ category }: { category: OpenCategory }) {
  const text = useText('games');
  const lobby = useText('lobby');
  const { lanes } = useStartup();
  return (
    <EmptyPlace title={lobby('noVendor', { category: text(category) })} note={lobby('noVendorNote')}>
      <ul className="flex flex-wrap justify-center gap-3">
        {openCategories(lanes).map((open) => (
          <li key={open}>
            <PageLink to={pathOfCategory[open]} className="button button-strong">
              {text(open)}
            </PageLink>
          </li>
        ))}
      </ul>
    </EmptyPlace>
  );
}
