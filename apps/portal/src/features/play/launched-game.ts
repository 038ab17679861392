import { keptInTab } from '../../shared/browser/kept.ts';

/** ROUTE-07: the launched game is kept in this tab, so that a reload shows the same game, and the time played goes on. */
export type LaunchedGame = {
  url: string;
  name: string;
  gameCode: string;
  nodeId: string;
  roomId: string | null;
  vassalage: string;
  launchedAtMs: number;
};

const ITEM = 'launchedGame';

export function keepLaunchedGame(game: LaunchedGame): void {
  keptInTab.write(ITEM, JSON.stringify(game));
}

export function launchedGame(): LaunchedGame | null {
  try {
    const kept: unknown = JSON.parse(keptInTab.read(ITEM) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { url, name, gameCode, nodeId, roomId, vassalage, launchedAtMs } = kept as Record<string, unknown>;
    const isNamed = typeof url === 'string' && typeof name === 'string' && typeof launchedAtMs === 'number';
    const isFound = typeof gameCode === 'string' && typeof nodeId === 'string' && typeof vassalage === 'string';
    return isNamed && isFound && (typeof roomId === 'string' || roomId === null)
      ? { url, name, gameCode, nodeId, roomId, vassalage, launchedAtMs }
      : null;
  } catch {
    return null;
  }
}
