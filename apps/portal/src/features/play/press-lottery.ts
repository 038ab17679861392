import type { MouseEvent } from 'react';
import { openCategory } from './play-game.ts';

/** NAV-07: by setting the lottery's entry opens its page or launches. */
export function pressLottery(event: MouseEvent): void {
  event.preventDefault();
  openCategory('LOTT');
}
