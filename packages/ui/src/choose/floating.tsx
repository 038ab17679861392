import './choose.css';
import { type ReactNode, useState } from 'react';
import { Popover } from 'react-aria-components/Popover';

/**
 * What opens beside its button, over all else. Its place is beside the button in the document too, so it belongs to the
 * button's modal and landmark, and is raised to the browser's top layer, where no modal cuts it off.
 */
export function Floating({ children, isAsWide = false }: { children: ReactNode; isAsWide?: boolean }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const raise = (): (() => void) => {
    place?.showPopover();
    return () => place?.hidePopover();
  };
  return (
    <>
      <div ref={setPlace} popover="manual" className="floating-place" />
      {place && (
        <Popover
          ref={raise}
          UNSTABLE_portalContainer={place}
          className={`floating ${isAsWide ? 'floating-as-wide' : ''}`}
        >
          {children}
        </Popover>
      )}
    </>
  );
}
