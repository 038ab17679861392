import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { moveByArrow } from '@pelita/ui/move-by-arrow';
import { Optional } from '@pelita/ui/optional';
import { useStartup } from '../../shared/page/page.ts';
import { linkTo, type OpenCategory } from '../../shared/play/categories.ts';
import { usePathname } from '../use-pathname.ts';
import { PlainLink } from './plain-link.tsx';
import { lazyPart } from '../../shared/parts/load-part.ts';

const VendorDropdown = lazyPart({ component: () => import('./vendor-dropdown.tsx') });

/**
 * NAV-04: a category, and over the page its vendors: under the pointer, at the focus, and at the first touch, which
 * then does not go there yet.
 */
export function CategoryItem(props: {
  category: OpenCategory;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}) {
  const { category, isOpen, onOpen, onClose } = props;
  const games = useText('games');
  const pathname = usePathname();
  const item = useRef<HTMLDivElement>(null);
  /** What was so before a touch gave the link its focus. */
  const wasOpen = useRef(false);
  const isDismissed = useRef(false);
  const { to, search } = linkTo(category);

  const dismiss = () => {
    const link = item.current?.querySelector('a');
    // The focus that goes back to the link is no wish to see the vendors again.
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
        search={search}
        isHere={pathname === to}
        isOpen={isOpen}
        onClick={onClick}
        className="nav-item"
      >
        {games(category)}
        <PointRate category={category} />
      </PlainLink>
      {isOpen && (
        <Optional>
          <VendorDropdown category={category} onChosen={onClose} />
        </Optional>
      )}
    </div>
  );
}

/** NAV-06. */
function PointRate({ category }: { category: OpenCategory }) {
  const text = useText('shell');
  const { settings } = useStartup();
  const rate = settings.pointValues[category];
  if (rate === undefined) return null;
  return (
    <sup className="nav-rate" title={text('pointRate', { rate })}>
      {rate}
    </sup>
  );
}
