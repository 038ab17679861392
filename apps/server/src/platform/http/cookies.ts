/**
 * What the server lets a browser keep for it; no script reads it, and no other site's page sends it. A lax one comes
 * along when another site leads the visitor back here, and then alone.
 */
export type Cookie = { name: string; value: string; lifetimeSeconds: number; isLax?: true };

/** Which picture a visitor is looking at. */
export const CAPTCHA_COOKIE = 'captchaId';

/** Which browser has begun a login by an identity provider. */
export const SOCIAL_LOGIN_COOKIE = 'socialLogin';

/** The header that sets the cookie. */
export function cookieHeader({ name, value, lifetimeSeconds, isLax }: Cookie, isSecure: boolean): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${lifetimeSeconds}`,
    'HttpOnly',
    `SameSite=${isLax ? 'Lax' : 'Strict'}`,
  ];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** One cookie of a request; null when it is absent or not readable. */
export function cookieOf(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (key.trim() === name) return decoded(value.trim());
  }
  return null;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
