import type { LaunchableGame } from './launch-game.ts';

/** What launching needs is fetched when somebody launches, not with the page. */
export function playGame(game: LaunchableGame): void {
  void import('./launch-game.ts').then(({ launchGame }) => launchGame(game));
}
