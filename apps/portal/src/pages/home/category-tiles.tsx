import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { gamesIn, openCategories, pathOfCategory } from '../../shared/play/categories.ts';
import { Picture } from '@pelita/ui/picture';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** What a wide screen shows beside each other. */
const TILES = 11;

/** The categories, then the first studios, each with its counted games. */
export function CategoryTiles() {
  const text = useText('home');
  const games = useText('games');
  const { lanes } = useStartup();
  const categories = openCategories(lanes);
  const vendors = categories
    .flatMap((category) =>
      lanes
        .filter((lane) => lane.gameType === category)
        .flatMap((lane) => lane.cards.map((card) => ({ ...card, category }))),
    )
    .slice(0, TILES - categories.length);
  if (vendors.length === 0) return null;
  return (
    <section aria-label={text('categories')}>
      <ul className="tiles">
        {categories.map((category) => (
          <li key={category}>
            <PageLink to={pathOfCategory[category]} className="tile tile-category">
              <Picture
                src={lanes.find((lane) => lane.gameType === category)?.icon}
                width={56}
                height={56}
                className="tile-picture"
              />
              <span className="tile-name">{games(category)}</span>
              <span className="tile-count">{games('count', { count: gamesIn(lanes, category) })}</span>
            </PageLink>
          </li>
        ))}
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <PageLink to={pathOfCategory[vendor.category]} search={{ vassalage: vendor.vassalage }} className="tile">
              <Picture src={vendor.smallIcon} width={56} height={56} className="tile-picture" />
              <span className="tile-name">{vendor.displayName}</span>
              <span className="tile-count">{games('count', { count: vendor.gameCount })}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
