import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** A modal sheet of either page on the browser's own dialog, which keeps focus inside, the rest inert, and closes on Escape. */
type SheetProps = { title: string; closeLabel: string; onClose: () => void; children: ReactNode };

export function Sheet({ title, closeLabel, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    if (node && !node.open) node.showModal();
    return () => node?.close();
  }, []);
  return (
    // A press on the dark around the sheet closes it; the keyboard has Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby="sheet-title"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div className="sheet-body">
        <header className="sheet-head">
          <h2 id="sheet-title">{title}</h2>
          <button type="button" className="tool" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" />
          </button>
        </header>
        {/* Reached by Tab, so that a sheet without controls of its own can be scrolled by the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
        <div className="sheet-scroll" role="region" aria-labelledby="sheet-title" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
