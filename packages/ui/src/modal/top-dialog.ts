import { afterNextPaint } from '../next-paint.ts';
import { createStore } from '../store.ts';

/** The dialog that lies over all others; null while the page itself is what is seen. */
export const topDialog = createStore<HTMLDialogElement | null>(null);

/**
 * Hides the top dialog with the next frame and calls `takeAway` after it: with the end of a dialog the whole page behind is
 * styled anew, and the press that closes it waits for neither. While one is leaving, a further call does nothing.
 */
export function leaveTopDialog(takeAway: () => void): void {
  const dialog = topDialog.get();
  if (!dialog) return takeAway();
  if (dialog.classList.contains('is-leaving')) return;
  dialog.classList.add('is-leaving');
  afterNextPaint(takeAway);
}
