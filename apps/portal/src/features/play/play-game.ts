import type { GameCategory } from '@pelita/contract';
import type { PressedGame } from './follow-press.ts';

/** What a press needs is fetched when somebody presses, not with the page. */
const follow = () => import('./follow-press.ts');

export function playGame(game: PressedGame): void {
  void follow().then(({ pressTitle }) => pressTitle(game));
}

export function openCategory(gameType: GameCategory): void {
  void follow().then(({ pressCategory }) => pressCategory(gameType));
}
