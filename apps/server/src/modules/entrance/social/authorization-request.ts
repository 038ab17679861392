import { createHash, createHmac } from 'node:crypto';
import { type SocialProvider, TOKEN_FORM } from '@pelita/contract';
import type { IdentityWay } from '../../../platform/providers/identity/identity-provider.ts';

/** How long a visitor may stay at the provider, how long a ticket is good, and how long a choice may take. */
export const AUTHORIZATION_MINUTES = 10;
export const TICKET_SECONDS = 60;
export const CHOICE_MINUTES = 15;

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(`social:${secret}`).digest();
}

/**
 * Nonce and PKCE verifier follow from the browser's key and the state, so they need no keeping: the server knows the
 * one by its hash alone, the provider never sees the other.
 */
export function authorizationRequestOf(browserKey: string, state: string, redirectUri: string): IdentityWay {
  const drawn = (use: string) => createHmac('sha256', browserKey).update(`${use}:${state}`).digest('base64url');
  return { redirectUri, state, nonce: drawn('nonce'), codeVerifier: drawn('code-verifier') };
}

export function callbackPath(provider: SocialProvider): string {
  return `/wps/session/login/social/${provider}/callback`;
}

/** The key that the browser has shown; null for any other value. */
export function browserKeyOf(cookie: string | null): string | null {
  return cookie !== null && TOKEN_FORM.test(cookie) ? cookie : null;
}
