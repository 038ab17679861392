import { moveByArrow } from '@pelita/ui/move-by-arrow';
import { Optional } from '@pelita/ui/optional';
import type { KnownPath } from '@pelita/router';
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { usePathname } from '../use-pathname.ts';
import { PlainLink } from './plain-link.tsx';

/** Whether an entry's panel is open, and what opens and closes it. */
export type Opening = { isOpen: boolean; onOpen: () => void; onClose: () => void };

/**
 * NAV-04: an entry of the navigation, and over the page its panel: under the pointer, at the focus, and at the first
 * touch, which then does not go there yet.
 */
export function NavSlot(
  props: Opening & { to: KnownPath; search?: { vassalage?: string }; panel: ReactNode; children: ReactNode },
) {
  const { isOpen, onOpen, onClose, to, search, panel, children } = props;
  const pathname = usePathname();
  const item = useRef<HTMLDivElement>(null);
  /** What was so before a touch gave the link its focus. */
  const wasOpen = useRef(false);
  const isDismissed = useRef(false);

  const dismiss = () => {
    const link = item.current?.querySelector('a');
    // The focus that goes back to the link is no wish to see the panel again.
    isDismissed.current = link !== document.activeElement;
    link?.focus();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && isOpen) dismiss();
    else moveByArrow(event);
  };
  const onClick = (event: MouseEvent) => {
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
    if (isTouch && !wasOpen.current) event.preventDefault();
    else onClose();
  };
  return (
    <div
      role="presentation"
      ref={item}
      className="nav-slot"
      onPointerEnter={(event) => event.pointerType === 'mouse' && onOpen()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onClose()}
      onPointerDownCapture={() => {
        wasOpen.current = isOpen;
      }}
      onFocus={() => {
        if (!isDismissed.current) onOpen();
        isDismissed.current = false;
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <PlainLink
        to={to}
        search={search ?? {}}
        isHere={pathname === to}
        isOpen={isOpen}
        onClick={onClick}
        className="nav-item"
      >
        {children}
      </PlainLink>
      {isOpen && <Optional>{panel}</Optional>}
    </div>
  );
}
