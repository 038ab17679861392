import {
  type Asked,
  type Audience,
  type Call,
  IDEMPOTENCY_KEY_MAXIMUM_LENGTH,
  Refusal,
  sessionAsked,
} from '@pelita/contract';
import type { FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import type { Identified, Principal } from '../principals/principal.ts';
import type { Visitor } from './binding.ts';
import { clientAddress } from './client-address.ts';
import { ownCookieOf } from './cookies.ts';
import { countryOf } from './country-of.ts';
import { CLIENT_KEY_MAXIMUM_LENGTH } from './limits.ts';
import { notLoggedIn } from './not-logged-in.ts';
import { rateLimits } from './rate/rate-limits.ts';
import type { Rates } from './rate/rates.ts';
import { takeOfAddress } from './rate/take-of-address.ts';
import { hostOf } from './request-host.ts';
import { languageOfRequest } from './request-language.ts';

type Headers = FastifyRequest['headers'];

/** Who calls, from the headers alone, and whether they may make this call at all: before any body is read. */
export async function identifyCaller(
  call: Call,
  request: FastifyRequest,
  { platform, principals, rates }: { platform: Platform; principals: readonly Principal[]; rates: Rates },
): Promise<{ caller: Visitor; identified: Identified | null }> {
  refuseOtherMerchant(request, platform.brand.merchant);
  const identified = await identify(call.who, request, principals, { isSignOfLife: true });
  await countUse(call, identified, request.ip, rates);
  admit(identified, call);
  return {
    caller: callerFor(call, visitorOf(request, platform), { identified, headers: request.headers, platform }),
    identified,
  };
}

/**
 * The session that the audience asks for. Where anybody is known by a cookie, no call is answered to another site's
 * page, the login included.
 */
export async function identify(
  who: Audience,
  request: FastifyRequest,
  principals: readonly Principal[],
  how: { isSignOfLife: boolean },
): Promise<Identified | null> {
  for (const { proof } of principals) proof.refuseForeign(request);
  const asked = sessionAsked(who);
  if (asked === null) return null;
  const principal = principals.find(({ kind }) => kind === asked.kind);
  if (principal === undefined) throw new Error(`no principal of the kind ${asked.kind} is served here`);
  const identified = await principal.identify(request, how);
  if (identified === null && asked.isRequired) throw notLoggedIn();
  return identified;
}

/** After the use was counted: who is refused uses up tries, too. */
export function admit(identified: Identified | null, asked: Asked): void {
  const code = identified?.refusalOf(asked) ?? null;
  if (code !== null) throw new Refusal(code);
}

/** All that the use case is told, as `CallerOf` says it for the call. */
export function callerFor(
  { who, cookies, idempotent }: Call,
  visitor: Visitor,
  { identified, headers, platform }: { identified: Identified | null; headers: Headers; platform: Platform },
): Visitor {
  const asked = sessionAsked(who);
  const cookieOf = (name: string) => ownCookieOf(headers.cookie, name, platform.environment);
  return {
    ...visitor,
    ...(asked === null ? {} : { [asked.kind]: identified?.session ?? null }),
    ...(cookies ? { cookies: Object.fromEntries(cookies.map((name) => [name, cookieOf(name)])) } : {}),
    ...(idempotent ? { idempotencyKey: idempotencyKeyOf(headers) } : {}),
  };
}

function visitorOf(request: FastifyRequest, { brand, environment }: Platform): Visitor {
  return {
    language: languageOfRequest(request, brand),
    address: clientAddress(request.ip) ?? NO_ADDRESS,
    country: countryOf(request, environment),
    host: hostOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 512),
    requestId: request.id,
    clientKey: clientKeyOf(request),
  };
}

/** For what a proxy forwarded that is no address. */
const NO_ADDRESS = 'unknown';

export function refuseOtherMerchant(request: FastifyRequest, merchant: string): void {
  const named = request.headers['merchant'];
  if (named !== undefined && named !== merchant) throw new Refusal('wrong_merchant');
}

async function countUse(call: Call, identified: Identified | null, address: string, rates: Rates): Promise<void> {
  if (call.rate === undefined || call.rate === 'none') return;
  const limit = rateLimits[call.rate];
  const counted = identified?.counted;
  if (counted) await rates.take(limit, counted.key);
  if (!counted || counted.isVisitorToo) await takeOfAddress(rates, limit, address);
  else if (limit.usesOfAddress !== undefined)
    await takeOfAddress(rates, { ...limit, name: `${limit.name}-of-address`, uses: limit.usesOfAddress }, address);
}

function clientKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['x-client-key'];
  return typeof key === 'string' && key !== '' ? key.slice(0, CLIENT_KEY_MAXIMUM_LENGTH) : null;
}

function idempotencyKeyOf(headers: Headers): string {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') throw new Refusal('idempotency_key_required');
  const isUsable =
    typeof key === 'string' && key.length <= IDEMPOTENCY_KEY_MAXIMUM_LENGTH && /^[\x21-\x7e]+$/.test(key);
  if (!isUsable) throw new Refusal('idempotency_key_invalid');
  return key;
}
