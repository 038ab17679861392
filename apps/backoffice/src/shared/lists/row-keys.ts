import type { KeyboardEvent } from 'react';
import { areSingleKeysOn } from '../keys/single-keys.ts';

/**
 * Keys of a list while the focus is in it: `j` and `k` lead from row to row, Enter opens one, `/` leads to the first filter.
 * Fields keep their letters.
 */
export function rowKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Escape') closeBox(event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
  const list = event.currentTarget;
  if (event.key === '/' && areSingleKeysOn()) {
    event.preventDefault();
    list.querySelector<HTMLElement>('.list-filters input')?.focus();
    return;
  }
  const rows = [...list.querySelectorAll<HTMLElement>('tbody > tr')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (event.key === 'Enter' && document.activeElement === rows[at])
    rows[at]?.querySelector<HTMLElement>('a, button')?.click();
  const step = { j: 1, k: -1 }[event.key];
  if (step === undefined || !areSingleKeysOn()) return;
  const next = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.tabIndex = -1;
  next.focus();
}

/** A box of filters or columns closes, and its name takes the focus back. */
function closeBox(target: EventTarget): void {
  const box = target instanceof Element ? target.closest<HTMLDetailsElement>('details[open]') : null;
  if (!box) return;
  box.open = false;
  box.querySelector('summary')?.focus();
}

function isField(target: EventTarget): boolean {
  return target instanceof HTMLElement && (target.matches('input, select, textarea') || target.isContentEditable);
}
