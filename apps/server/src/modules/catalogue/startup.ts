import {
  HOME_ROW_TITLES,
  HOME_SIDE_ROWS,
  listGames,
  listHotGames,
  listVendorCards,
  listWinners,
  startupGame,
  startupLanes,
} from '@pelita/contract';
import type { StartupPiece } from '../../platform/startup-piece.ts';

/** The first vendors of each category, and the titles of home. */
export const catalogueStartup: readonly StartupPiece[] = [
  {
    name: 'lanes',
    empty: () => [],
    read: async (ask, visitor) => {
      const { data } = await ask(listVendorCards, { query: { language: visitor.language } }, visitor);
      return startupLanes(data.lanes);
    },
  },
  {
    name: 'hotGames',
    empty: () => [],
    read: async (ask, visitor) => {
      const { list } = await ask(listHotGames, { query: { language: visitor.language } }, visitor);
      return list.slice(0, HOME_ROW_TITLES).map(startupGame);
    },
  },
  {
    name: 'newGames',
    empty: () => [],
    read: async (ask, visitor) => {
      // Beside the hero stand those who won; while nobody has, the newest titles, which the row does not repeat.
      const { list: winners } = await ask(
        listWinners,
        { query: { language: visitor.language, limitNum: '1' } },
        visitor,
      );
      const pageSize = String(winners.length > 0 ? HOME_ROW_TITLES : HOME_SIDE_ROWS + HOME_ROW_TITLES);
      const query = { language: visitor.language, selection: 'NEW', pageSize } as const;
      return (await ask(listGames, { query }, visitor)).games.map(startupGame);
    },
  },
];
