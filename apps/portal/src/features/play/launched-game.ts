import { keptInTab } from '../../shared/browser/kept.ts';

/** ROUTE-07: the launched game is kept in this tab, so that a reload shows the same game. */
export type LaunchedGame = { url: string; name: string; gameCode: string };

const ITEM = 'launchedGame';

export function keepLaunchedGame(game: LaunchedGame): void {
  keptInTab.write(ITEM, JSON.stringify(game));
}

export function launchedGame(): LaunchedGame | null {
  try {
    const kept: unknown = JSON.parse(keptInTab.read(ITEM) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { url, name, gameCode } = kept as Record<string, unknown>;
    return typeof url === 'string' && typeof name === 'string' && typeof gameCode === 'string'
      ? { url, name, gameCode }
      : null;
  } catch {
    return null;
  }
}
