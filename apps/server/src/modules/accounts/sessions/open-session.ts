import { createHash } from 'node:crypto';
import type { PlayerId, SessionId, SessionValue } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Visitor } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Account } from '../store.ts';
import { insertSession } from './store.ts';
import { accountsSettings } from '../settings.ts';

const TOKEN_BYTES = 32;
const USER_AGENT_KEPT_LENGTH = 256;

export type SessionOrigin = Pick<Visitor, 'address' | 'userAgent'> & { deviceId: string | undefined };

/** Opens a session and answers as login and register do. The token is seen here once; the database keeps its hash. */
export function openSession(
  tx: Tx,
  platform: Pick<Platform, 'random' | 'settings'>,
  account: Pick<Account, 'playerId' | 'username' | 'accountType'> & {
    isFirstLogin: boolean;
    isPasswordExpired?: boolean;
  },
  visitor: SessionOrigin,
): SessionValue & { sessionId: SessionId; id: PlayerId } {
  const token = platform.random.token(TOKEN_BYTES);
  const sessionId = tx.newId<SessionId>();
  const isExpired = account.isPasswordExpired === true;
  insertSession(tx, {
    tokenHash: secretHash(token),
    playerId: account.playerId,
    sessionId,
    expiresAt: tx.now.add({ minutes: platform.settings.get(accountsSettings.longestMinutes) }),
    address: visitor.address,
    userAgent: storedUserAgent(visitor.userAgent),
    deviceHash: visitor.deviceId ? deviceHash(visitor.deviceId) : null,
    mustChangePassword: account.isFirstLogin || isExpired,
    isChangeForced: account.isFirstLogin || (isExpired && platform.settings.get(accountsSettings.passwordExpiry)),
  });
  return {
    token,
    sessionId,
    id: account.playerId,
    userName: account.username,
    customerType: account.accountType,
    firstTimeLogin: account.isFirstLogin,
    passwordExpired: isExpired,
  };
}

/** As text that the database takes. */
export function storedUserAgent(userAgent: string): string {
  return userAgent.toWellFormed().replaceAll('\0', '').slice(0, USER_AGENT_KEPT_LENGTH);
}

/** How drawn tokens are kept: 256 random bits cannot be tried through. */
export function secretHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function deviceHash(deviceId: string): Buffer {
  return createHash('sha256').update(`device:${deviceId}`).digest();
}
