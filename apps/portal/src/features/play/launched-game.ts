import { keptInTab } from '../../shared/browser/kept.ts';

/** ROUTE-07: the launched game is kept in this tab, so that a reload shows the same game, and the time played goes on. */
export type LaunchedGame = { url: string; name: string; gameCode: string; nodeId: string; launchedAtMs: number };

const ITEM = 'launchedGame';

export function keepLaunchedGame(game: LaunchedGame): void {
  keptInTab.write(ITEM, JSON.stringify(game));
}

export function launchedGame(): LaunchedGame | null {
  try {
    const kept: unknown = JSON.parse(keptInTab.read(ITEM) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { url, name, gameCode, nodeId, launchedAtMs } = kept as Record<string, unknown>;
    const isWhole = typeof url === 'string' && typeof name === 'string' && typeof gameCode === 'string';
    return isWhole && typeof nodeId === 'string' && typeof launchedAtMs === 'number'
      ? { url, name, gameCode, nodeId, launchedAtMs }
      : null;
  } catch {
    return null;
  }
}
