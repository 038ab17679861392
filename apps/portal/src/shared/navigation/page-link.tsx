import type { RegisteredRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { stringifyPlainSearch } from './plain-search.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: keyof RegisteredRouter['routesByPath'];
  search?: Record<string, string | undefined>;
};

/**
 * A link to a page of the portal. It is an anchor and knows nothing of the router: one listener follows all of them, so
 * that a page of a hundred links neither hydrates nor renders anything for them when its address changes.
 */
export function PageLink({ to, search, children, ...anchor }: Props) {
  return (
    <a {...anchor} href={search ? to + stringifyPlainSearch(search) : to} data-page-link>
      {children}
    </a>
  );
}
