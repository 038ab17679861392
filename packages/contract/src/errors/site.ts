import type { ErrorEntry } from '../error-entry.ts';

/** The site as a whole: its mode, its regions, its hosts. */
export const siteErrors = {
  domain_check_failed: { status: 421, meaning: 'The Host is not one of the brand.' },
  region_restricted: { status: 451, meaning: 'The visitor’s region is not served.' },
  address_blocked: { status: 403, meaning: 'The operator has blocked the visitor’s address.' },
  maintenance: { status: 503, meaning: 'The site is closed for maintenance.' },
} as const satisfies Record<string, ErrorEntry>;
