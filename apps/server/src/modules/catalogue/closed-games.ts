import type { Clock } from '../../platform/clock/clock.ts';
import { isWithin } from './maintenance-window.ts';
import type { Shelves } from './shelves.ts';

/** What is under maintenance at each question: the title itself, or its vendor. */
export function closedGames(clock: Clock): Shelves['isClosed'] {
  return ({ maintenance }) => {
    if (maintenance.length === 0) return false;
    const now = clock.now();
    return maintenance.some((window) => isWithin(window, now));
  };
}
