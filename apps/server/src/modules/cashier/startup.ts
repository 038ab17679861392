import { getDepositMethods } from '@pelita/contract';
import type { StartupPiece } from '../../platform/startup-piece.ts';

export const cashierStartup: readonly StartupPiece[] = [
  {
    name: 'payments',
    empty: () => [],
    read: async (ask, visitor) =>
      (await ask(getDepositMethods, {}, visitor)).map(({ displayName, icon }) => ({ name: displayName, icon })),
  },
];
