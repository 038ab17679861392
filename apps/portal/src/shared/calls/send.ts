import { getSealingKeys, type Call, type CallRequest, type CallValue } from '@pelita/contract';
import { currentLanguage, shellText } from '../language/language.ts';
import { thePage } from '../page/page.ts';
import { siteModeOf } from '../page/site-mode.ts';
import { loseSession, session } from '../session/session.ts';
import { CallFailure, type FailureCode } from './failure.ts';
import { failureText } from './failure-text.ts';
import { addressOf, type CallParts } from './request.ts';
import { seal } from './seal.ts';

/**
 * The one client of the contract: `send(call, { query, body })` answers the call's value, parsed by its own schema, or
 * throws a CallFailure whose message can be shown. A call that moves money gets an idempotency key; whoever may try
 * again passes the same one.
 */
const TIMEOUT_MS = 20_000;

export type SendOptions = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Of a session that has not begun yet. */
  token?: string;
  /** The public key to which the answer's secrets are sealed. */
  clientKey?: string;
};

/** What a loader is handed: this client in the browser, an answer in process while the server renders. */
export type Send = <C extends Call>(call: C, input: CallRequest<C>) => Promise<CallValue<C>>;

export async function send<C extends Call>(
  call: C,
  input: CallRequest<C>,
  options: SendOptions = {},
): Promise<CallValue<C>> {
  const parts = input as CallParts;
  const body = call.sealed ? await seal(parts.body, await sealingKeys()) : parts.body;
  const token = call.token ? (options.token ?? session.get()?.token) : undefined;
  const response = await fetched(addressOf(call, parts), {
    method: call.method,
    headers: headersOf(call, token, body !== undefined, options),
    ...(body === undefined
      ? {}
      : { body: call.form ? new URLSearchParams(Object.entries(body as object)) : JSON.stringify(body) }),
    signal: options.signal
      ? AbortSignal.any([options.signal, AbortSignal.timeout(TIMEOUT_MS)])
      : AbortSignal.timeout(TIMEOUT_MS),
  });
  const envelope = await readEnvelope(response);
  if (envelope.success) return parsedValue(call, envelope.value);
  if (response.status === 401 && token !== undefined && session.get()?.token === token) loseSession();
  const failure = failureOf(envelope, response);
  if (isOfClosedSite(failure.code) && siteModeOf(thePage().startup.get().status) === 'open')
    void import('../live/follow-site.ts').then(({ siteHasChanged }) => siteHasChanged());
  throw failure;
}

/** The site has closed since the page came: its screen says more than any message. */
function isOfClosedSite(code: FailureCode): boolean {
  return code === 'maintenance' || code === 'region_restricted' || code === 'domain_check_failed';
}

function headersOf(call: Call, token: string | undefined, hasBody: boolean, options: SendOptions): HeadersInit {
  const { idempotencyKey, clientKey } = options;
  return {
    Accept: 'application/json',
    Language: currentLanguage(),
    Device: thePage().startup.get().settings.platform,
    Merchant: thePage().startup.get().settings.merchant,
    ...(hasBody && !call.form ? { 'Content-Type': 'application/json' } : {}),
    ...(token === undefined ? {} : { Authorization: token }),
    ...(call.idempotent ? { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() } : {}),
    ...(clientKey === undefined ? {} : { 'X-Client-Key': clientKey }),
  };
}

async function fetched(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    if (init.signal?.aborted && cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new CallFailure('network', failureText(cause));
  }
}

type Answer = { success: true; value: unknown } | ({ success: false; code: FailureCode; message: string } & Refused);
type Refused = { fields?: Record<string, { message: string }>; [extra: string]: unknown };

async function readEnvelope(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer === 'object' && answer !== null && 'success' in answer) return answer as Answer;
  const text = response.status >= 500 ? failureText(answer) : shellText('answerUnreadable');
  throw new CallFailure('unreadable', text);
}

function parsedValue<C extends Call>(call: C, value: unknown): CallValue<C> {
  const parsed = call.value.safeParse(value);
  if (!parsed.success) throw new CallFailure('unreadable', shellText('answerUnreadable'));
  return parsed.data as CallValue<C>;
}

function failureOf(
  { code, message, fields, ...extra }: Extract<Answer, { success: false }>,
  response: Response,
): CallFailure {
  const texts = Object.entries(fields ?? {}).map(([name, problem]) => [name, problem.message]);
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new CallFailure(code, message, {
    fields: Object.fromEntries(texts) as Record<string, string>,
    retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
    extra,
  });
}

/** Fetched for each sealed call: keys rotate, and such calls are rare. */
async function sealingKeys() {
  return (await send(getSealingKeys, {})).keys;
}
