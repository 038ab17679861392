import type { Game } from '@pelita/contract';
import { createStore } from '@pelita/ui/store';
import type { LaunchableGame } from './launchable-game.ts';

/** The game that somebody wanted to open while it was under maintenance, and what the server says is open. */
export const closedGame = createStore<{ game: LaunchableGame; suggestions: Game[] } | null>(null);
