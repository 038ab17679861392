/** What a press sets off beside its answer waits until the answer is drawn. A tab that is not seen draws nothing. */
export function afterNextPaint(act: () => void): void {
  if (document.hidden) setTimeout(act, 0);
  else requestAnimationFrame(() => setTimeout(act, 0));
}
