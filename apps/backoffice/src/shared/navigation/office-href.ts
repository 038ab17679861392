import { hrefOf } from '@pelita/router';
import type { OfficePath } from '../page/office-page.ts';

/** The address of a page of the back office. */
export function officeHref(to: OfficePath, search?: Record<string, string | undefined>): string {
  return hrefOf(to, search);
}
