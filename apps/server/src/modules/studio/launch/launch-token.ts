import { createHash } from 'node:crypto';
import { Refusal } from '@pelita/contract';
import { notLoggedIn } from '../../../platform/http/not-logged-in.ts';

/**
 * What the game page shows as its bearer: the player's opaque name and the token of one launch. The wallet wants both
 * with every call, and the page gets them in one piece.
 */
export type LaunchToken = { userId: string; token: string };

export function launchTokenText({ userId, token }: LaunchToken): string {
  return `${userId}.${token}`;
}

export function readBearer(authorization: string | undefined): LaunchToken {
  if (authorization === undefined) throw notLoggedIn();
  // No longer than the wallet's protocol takes, or it would be asked what it cannot answer.
  const match = /^Bearer ([\w-]{1,64})\.([\w-]{16,255})$/.exec(authorization);
  if (!match) throw new Refusal('token_invalid');
  const [, userId = '', token = ''] = match;
  return { userId, token };
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
