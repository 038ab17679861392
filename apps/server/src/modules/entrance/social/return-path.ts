import { Refusal } from '@pelita/contract';

/** An origin that cannot exist: what leaves it leads elsewhere. */
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

/** What opens over the page for a visitor who comes back: the login, or the room in which a member links an account. */
const places = { login: { modal: 'login' }, room: { modal: 'member-centre', room: 'socialAccounts' } } as const;

/** There, with its place over the page and a word for it behind the hash sign, which no server ever sees. */
export function returnAddress(path: string, word: string, place: keyof typeof places = 'login'): string {
  const address = new URL(path, NOWHERE);
  for (const [name, value] of Object.entries(places[place])) address.searchParams.set(name, value);
  address.hash = word;
  return address.pathname + address.search + address.hash;
}
