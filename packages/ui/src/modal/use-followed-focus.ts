import { useEffect, useRef } from 'react';
import { topDialog } from './top-dialog.ts';

/** What had the focus has gone with the view that was left: the first field of the one that is there takes it. */
export function useFollowedFocus(view: string): void {
  const before = useRef(view);
  useEffect(() => {
    const dialog = topDialog.get();
    if (before.current === view || !dialog) return;
    before.current = view;
    dialog.scrollTo(0, 0);
    const { activeElement } = document;
    if (activeElement !== dialog && dialog.contains(activeElement) && activeElement?.checkVisibility()) return;
    const fields = [...dialog.querySelectorAll<HTMLElement>('[data-takes-focus]')];
    (fields.find((field) => field.checkVisibility()) ?? dialog).focus({ preventScroll: true });
  }, [view]);
}
