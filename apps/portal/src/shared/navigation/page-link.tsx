import { hrefOf, type KnownPath } from '@pelita/router';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: KnownPath;
  search?: Record<string, string | undefined>;
  /** In the place of the present address, and without moving the page. */
  isInPlace?: boolean;
};

/**
 * A link to a page of the portal. It is an anchor and knows nothing of the router: one listener follows all of them, so
 * that a page of a hundred links neither hydrates nor renders anything for them when its address changes.
 */
export function PageLink({ to, search, isInPlace, children, ...anchor }: Props) {
  return (
    <a {...anchor} href={hrefOf(to, search)} data-page-link={isInPlace ? 'in-place' : ''}>
      {children}
    </a>
  );
}
