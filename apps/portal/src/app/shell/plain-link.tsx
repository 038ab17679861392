import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CategoryPath } from '../../shared/play/categories.ts';

/** NAV-03: a link of the navigation goes only where the visitor is not already. */
export function PlainLink(props: { to: '/' | CategoryPath; isHere: boolean; className: string; children: ReactNode }) {
  const { to, isHere, className, children } = props;
  return (
    <Link
      to={to}
      className={className}
      aria-current={isHere ? 'page' : undefined}
      onClick={(event) => {
        if (isHere) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}
