import type { Environment } from '../environment/environment.ts';

/**
 * What the server lets a browser keep for it; no script reads it, and no other site's page sends it. A lax one comes
 * along when another site leads the visitor back here, and then alone.
 */
export type Cookie = { name: string; value: string; lifetimeSeconds: number; isLax?: true };

type Published = Pick<Environment, 'publicOrigin'>;

/** The header that sets the cookie. Over https no other host and no eavesdropper can set or read it. */
export function cookieHeader({ name, value, lifetimeSeconds, isLax }: Cookie, published: Published): string {
  const parts = [
    `${keptName(name, published)}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${lifetimeSeconds}`,
    'HttpOnly',
    `SameSite=${isLax ? 'Lax' : 'Strict'}`,
  ];
  return [...parts, ...(isKeptByHost(name, published) ? ['Secure'] : [])].join('; ');
}

/** One of our cookies as it came; null when it is absent or not readable. */
export function ownCookieOf(header: string | undefined, name: string, published: Published): string | null {
  return cookieOf(header, keptName(name, published));
}

/** Any cookie of a request, like those that the portal sets in the browser. */
export function cookieOf(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (key.trim() === name) return decoded(value.trim());
  }
  return null;
}

function keptName(name: string, published: Published): string {
  return isKeptByHost(name, published) && !name.startsWith(HOST_PREFIX) ? HOST_PREFIX + name : name;
}

/** A name that has the prefix already keeps it everywhere: browsers take it on loopback without https too. */
function isKeptByHost(name: string, published: Published): boolean {
  return name.startsWith(HOST_PREFIX) || isHttps(published);
}

const HOST_PREFIX = '__Host-';

/** What visitors see counts, whatever the proxy that ends TLS says of itself. */
function isHttps({ publicOrigin }: Published): boolean {
  return publicOrigin?.startsWith('https:') ?? false;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
