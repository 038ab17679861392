import type { Startup } from '@pelita/contract';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { gamesIn, openCategories, pathOfCategory } from '../../shared/play/categories.ts';
import { Picture } from '@pelita/ui/picture';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** What a wide screen shows beside each other. */
const TILES = 11;
const lotteries = ['LOTT', 'ELOTT'] as const;

/** The categories, then the first studios, each with its counted games. */
export function CategoryTiles() {
  const text = useText('home');
  const games = useText('games');
  const { lanes } = useStartup();
  const categories = openCategories(lanes);
  const lotteryGames = lotteries.reduce((sum, category) => sum + gamesIn(lanes, category), 0);
  const vendors = categories
    .flatMap((category) =>
      lanes
        .filter((lane) => lane.gameType === category)
        .flatMap((lane) => lane.cards.map((card) => ({ ...card, category }))),
    )
    .slice(0, Math.max(0, TILES - categories.length - (lotteryGames > 0 ? 1 : 0)));
  if (categories.length === 0 && lotteryGames === 0) return null;
  return (
    <section aria-label={text('categories')}>
      <ul className="tiles">
        {lotteryGames > 0 && (
          <li>
            <PageLink to="/elott" className="tile tile-category">
              <Picture src={lotteryIcon(lanes)} width={56} height={56} className="tile-picture" />
              <span className="tile-name">{games('LOTT')}</span>
              <span className="tile-count">{games('count', { count: lotteryGames })}</span>
            </PageLink>
          </li>
        )}
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

function lotteryIcon(lanes: Startup['lanes']): string | undefined {
  return lanes.find(({ gameType }) => lotteries.some((category) => category === gameType))?.icon;
}
