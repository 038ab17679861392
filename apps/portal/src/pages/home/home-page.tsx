import { HOME_SIDE_ROWS } from '@pelita/contract';
import { Below } from '@pelita/router/react';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { FairBand } from './fair-band.tsx';
import { GameShelf } from './game-shelf.tsx';
import { Hero } from './hero.tsx';
import { HomeSearch } from './home-search.tsx';
import { LaterShelf } from './later-shelf.tsx';
import { MatchesNow } from './matches-now.tsx';
import { NewestList } from './newest-list.tsx';
import { NextDraws } from './next-draws.tsx';
import { OpenTables } from './open-tables.tsx';
import { Promotions } from './promotions.tsx';
import { RecentShelf } from './recent-shelf.tsx';
import { WinnerBoard } from './winner-board.tsx';

/** Home. A shelf without rows is not drawn. */
export default function HomePage() {
  const text = useText('home');
  const { brand, hotGames, newGames, winners, announcements } = useStartup();
  const NewShelf = hotGames.length > 0 ? LaterShelf : GameShelf;
  const banners = announcements.banners.filter((banner) => banner.group === null || banner.group === 'home');
  return (
    <div className="page-width home">
      <title>{text('title', { brand: brand.name })}</title>
      <meta name="description" content={text('description', { brand: brand.name })} />
      <Hero banners={banners} />
      <HomeSearch />
      <CategoryTiles />
      <RestOfStyles />
      {winners.length > 0 ? (
        <WinnerBoard winners={winners} />
      ) : (
        <NewestList games={newGames.slice(0, HOME_SIDE_ROWS)} />
      )}
      <Below>
        <RecentShelf />
        <NextDraws />
        <GameShelf title={text('hot')} games={hotGames} selection="HOT" />
        <OpenTables />
        <NewShelf title={text('new')} games={newGames} selection="NEW" />
        <MatchesNow />
        <Promotions />
        <FairBand />
      </Below>
    </div>
  );
}
