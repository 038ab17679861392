import { type LotteryGame, type LotteryGroup, lotteryPathOf } from '@pelita/contract';

export function linkToGame({ group, gameId }: Pick<LotteryGame, 'group' | 'gameId'>, playType?: string) {
  return { to: lotteryPathOf[group], search: { gameCode: gameId, ...(playType !== undefined && { playType }) } };
}

/** The lobby of a group, and what is on it. */
export const lobbyPaths = ['/lottery', '/vnlottery', '/seaLottery', '/elott'] as const;
export type LobbyPath = (typeof lobbyPaths)[number];

export const groupsAt: Record<LobbyPath, readonly LotteryGroup[]> = {
  '/lottery': ['ELOTT', 'SEA', 'VN', 'LOTT'],
  '/vnlottery': ['VN'],
  '/seaLottery': ['SEA'],
  '/elott': ['ELOTT'],
};

export function lobbyAt(path: string): LobbyPath {
  return lobbyPaths.find((known) => known === path) ?? '/lottery';
}

export const nameOfPath = (path: LobbyPath) =>
  ({ '/lottery': 'all', '/vnlottery': 'vn', '/seaLottery': 'sea', '/elott': 'elott' } as const)[path];
