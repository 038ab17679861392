import type { MouseEvent, ReactNode } from 'react';
import type { KnownPath } from '@pelita/router';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** NAV-03: a link of the navigation; the one of the page that is shown leads nowhere (`followLinks`). */
export function PlainLink(props: {
  to: KnownPath;
  search?: { vassalage?: string };
  isHere: boolean;
  /** Of one that shows more while it is pointed at. */
  isOpen?: boolean;
  onClick?: (event: MouseEvent) => void;
  className: string;
  children: ReactNode;
}) {
  const { to, search = {}, isHere, isOpen, onClick, className, children } = props;
  return (
    <PageLink
      to={to}
      search={search}
      className={className}
      aria-current={isHere ? 'page' : undefined}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      {children}
    </PageLink>
  );
}
