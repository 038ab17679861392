import type { KeyboardEvent } from 'react';

/** The arrow keys lead from one link or button of a box to the next, and Home and End to its ends. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a,button')];
  const at = items.findIndex((item) => item === document.activeElement);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: items.length - 1,
  };
  const item = items[targets[event.key] ?? -1];
  if (!item || at < 0) return;
  event.preventDefault();
  item.focus();
}
