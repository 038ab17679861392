import { stringifyPlainSearch, parsePlainSearch } from '@pelita/router';
import { withoutModal } from '../../../shared/modal/modal-address.ts';

/** The address of the page without its modal, which the way back opens again by itself. */
export function pathHere(): string {
  return location.pathname + stringifyPlainSearch(withoutModal(parsePlainSearch(location.search)));
}
