import './choose.css';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';

/**
 * What opens beside its button, over all else. Its place is beside the button in the document too, so it belongs to the
 * button's modal and landmark, and is raised to the browser's top layer, where no modal cuts it off.
 */
export function Floating({ children, isAsWide = false }: { children: ReactNode; isAsWide?: boolean }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const trigger = useTriggerOverMovingPage(place);
  const raise = (): (() => void) => {
    place?.showPopover();
    return () => place?.hidePopover();
  };
  return (
    <>
      <div ref={setPlace} popover="manual" className="floating-place" />
      {place && (
        <OverlayTriggerStateContext value={trigger}>
          <Popover
            ref={raise}
            UNSTABLE_portalContainer={place}
            className={`floating ${isAsWide ? 'floating-as-wide' : ''}`}
          >
            {children}
          </Popover>
        </OverlayTriggerStateContext>
      )}
    </>
  );
}

/**
 * The state of what opens it. A list closes when its field is scrolled away; a page that moves behind a modal, as it does
 * when a picture arrives above what is seen, leaves the modal where it is, and its list open.
 */
function useTriggerOverMovingPage(place: HTMLElement | null) {
  const state = useContext(OverlayTriggerStateContext);
  const pageScroll = useRef<Event>(null);
  useEffect(() => {
    if (!place?.closest('dialog')) return;
    const onScroll = (event: Event): void => {
      if (event.target === document) pageScroll.current = event;
    };
    // Before the listener that closes the list, which comes with the list.
    addEventListener('scroll', onScroll, true);
    return () => removeEventListener('scroll', onScroll, true);
  }, [place]);
  if (!state) return state;
  const isPageScrolling = (): boolean => (pageScroll.current?.eventPhase ?? Event.NONE) !== Event.NONE;
  return {
    ...state,
    close: () => {
      if (!isPageScrolling()) state.close();
    },
  };
}
