import { Refusal } from '@pelita/contract';

/** Nobody's origin: what leaves it leads elsewhere. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * A path of this site, as a browser will read it, and nothing that leads away from it: `//host`, `/\host`, a scheme, or
 * any of them behind a detour like `/x/..//host`.
 */
export function returnPath(asked: string | undefined): string {
  if (asked === undefined) return '/';
  const isPath = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(asked);
  const read = isPath ? URL.parse(asked, NOWHERE) : null;
  if (!read || read.origin !== NOWHERE || read.pathname.startsWith('//'))
    throw new Refusal('invalid_field', { fields: { returnTo: { key: 'pattern' } } });
  return read.pathname + read.search;
}

/** There, with the login over the page and a word for it behind the hash sign, which no server ever sees. */
export function returnAddress(path: string, word: string): string {
  const address = new URL(path, NOWHERE);
  address.searchParams.set('modal', 'login');
  address.hash = word;
  return address.pathname + address.search + address.hash;
}
