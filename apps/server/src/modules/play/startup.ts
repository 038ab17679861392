import { HOME_SIDE_ROWS, listWinners, startupWinners } from '@pelita/contract';
import type { StartupPiece } from '../../platform/startup-piece.ts';

export const playStartup: readonly StartupPiece[] = [
  {
    name: 'winners',
    empty: () => [],
    read: async (ask, visitor) => {
      const query = { language: visitor.language, limitNum: String(HOME_SIDE_ROWS) };
      return startupWinners(await ask(listWinners, { query }, visitor));
    },
  },
];
