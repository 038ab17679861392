import type { LotteryGame, LotteryGroup } from '@pelita/contract';
import type { LotteryPath } from '../../../shared/play/where-it-leads.ts';

/** NAV-10: where a game is bet on. */
export const pathOfGroup: Record<LotteryGroup, LotteryPath> = {
  VN: '/vnlottery',
  SEA: '/seaLottery',
  ELOTT: '/lottery',
  LOTT: '/lottery',
};

export function linkToGame({ group, gameId }: Pick<LotteryGame, 'group' | 'gameId'>, playType?: string) {
  return { to: pathOfGroup[group], search: { gameCode: gameId, ...(playType !== undefined && { playType }) } };
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
