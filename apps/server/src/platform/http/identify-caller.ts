import { IDEMPOTENCY_KEY_MAXIMUM_LENGTH, Refusal, type Call } from '@pelita/contract';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../database/tx.ts';
import type { Platform } from '../platform.ts';
import type { Caller, PlayerSession } from './binding.ts';
import { CAPTCHA_COOKIE, ownCookieOf, SOCIAL_LOGIN_COOKIE } from './cookies.ts';
import { clientAddress } from './client-address.ts';
import { countryOf } from './country-of.ts';
import { CLIENT_KEY_MAXIMUM_LENGTH, TOKEN_MAXIMUM_LENGTH } from './limits.ts';
import { notLoggedIn } from './not-logged-in.ts';
import { rateLimits } from './rate/rate-limits.ts';
import type { Rates } from './rate/rates.ts';
import { takeOfAddress } from './rate/take-of-address.ts';
import { hostOf } from './request-host.ts';
import { languageOfRequest } from './request-language.ts';
import { needTrueAccount } from './true-account.ts';

/** What the identity module knows of sessions. */
export type Sessions = {
  /** Whose token this is; null for one that is unknown, ended or expired. A sign of life. */
  resolve(token: string): Promise<PlayerSession | null>;
  /** The same, asked by a connection that stays open by itself and is no sign of anybody. */
  peek(token: string): Promise<PlayerSession | null>;
  /** False when the session has ended; else it cannot end before this transaction has. */
  hold(tx: Tx, player: PlayerSession): Promise<boolean>;
};

/** Who calls, from the headers alone, and whether they may make this call at all: before any body is read. */
export async function identifyCaller(
  call: Call,
  request: FastifyRequest,
  { platform, sessions, rates }: { platform: Platform; sessions: Sessions; rates: Rates },
): Promise<Caller> {
  refuseOtherMerchant(request, platform.brand.merchant);
  const player = await sessionOf(call, request.headers.authorization, sessions);
  await countUse(call, player, request.ip, rates);
  if (call.trueAccountOnly) needTrueAccount(player);
  return {
    player,
    language: languageOfRequest(request, platform.brand),
    address: clientAddress(request.ip) ?? NO_ADDRESS,
    country: countryOf(request, platform.environment),
    host: hostOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 512),
    requestId: request.id,
    idempotencyKey: call.idempotent ? idempotencyKeyOf(request) : null,
    clientKey: clientKeyOf(request),
    captchaId: ownCookieOf(request.headers.cookie, CAPTCHA_COOKIE, platform.environment),
    socialLoginKey: ownCookieOf(request.headers.cookie, SOCIAL_LOGIN_COOKIE, platform.environment),
  };
}

/** For what a proxy forwarded that is no address. */
const NO_ADDRESS = 'unknown';

export function refuseOtherMerchant(request: FastifyRequest, merchant: string): void {
  const named = request.headers['merchant'];
  if (named !== undefined && named !== merchant) throw new Refusal('wrong_merchant');
}

export async function sessionOf(
  { token: rule }: Pick<Call, 'token'>,
  token: string | undefined,
  sessions: Sessions,
): Promise<PlayerSession | null> {
  if (rule === undefined) return null;
  if (token === undefined || token === '') {
    if (rule === 'required') throw notLoggedIn();
    return null;
  }
  const player = token.length > TOKEN_MAXIMUM_LENGTH ? null : await sessions.resolve(token);
  if (player === null) throw new Refusal('token_invalid');
  return player;
}

async function countUse(call: Call, player: PlayerSession | null, address: string, rates: Rates): Promise<void> {
  if (call.rate === undefined || call.rate === 'none') return;
  const limit = rateLimits[call.rate];
  const ofMembers = limit.usesOfAddress;
  if (player) await rates.take(limit, `player:${player.playerId}`);
  // Trial accounts are to be had for nothing, so a new one is no new visitor.
  if (!player || player.isTrialAccount) await takeOfAddress(rates, limit, address);
  else if (ofMembers !== undefined)
    await takeOfAddress(rates, { ...limit, name: `${limit.name}-of-address`, uses: ofMembers }, address);
}

function clientKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['x-client-key'];
  return typeof key === 'string' && key !== '' ? key.slice(0, CLIENT_KEY_MAXIMUM_LENGTH) : null;
}

function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') throw new Refusal('idempotency_key_required');
  const isUsable =
    typeof key === 'string' && key.length <= IDEMPOTENCY_KEY_MAXIMUM_LENGTH && /^[\x21-\x7e]+$/.test(key);
  if (!isUsable) throw new Refusal('idempotency_key_invalid');
  return key;
}
