import './choose.css';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { topDialog } from '../modal/top-dialog.ts';

/** What opens beside its button, over all else: within the open modal, because the page behind it is inert. */
export function Floating({ children, isAsWide = false }: { children: ReactNode; isAsWide?: boolean }) {
  const container = useSyncExternalStore(topDialog.subscribe, topDialog.get, () => null);
  return (
    <Popover
      className={`floating ${isAsWide ? 'floating-as-wide' : ''}`}
      {...(container ? { UNSTABLE_portalContainer: container } : {})}
    >
      {children}
    </Popover>
  );
}
