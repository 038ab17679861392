import { getSealingKeys, type Call, type CallRequest, type CallValue } from '@pelita/contract';
import { addressOf, type CallParts } from './address.ts';
import { CallFailure, type FailureCode } from './call-failure.ts';
import { seal } from './seal.ts';

/** What an application hands in: who asks, and what it does about a refusal. */
export type Connection = {
  /** The open session's token, sent with the calls that know one. */
  token?: () => string | undefined;
  headers: () => Record<string, string>;
  /** The server does not know this token any more. */
  onTokenRefused?: (token: string) => void;
  onRefused?: (code: FailureCode) => void;
  timeoutMs?: number;
};

export type SendOptions = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Of a session that has not begun yet. */
  token?: string;
  /** The public key to which the answer's secrets are sealed. */
  clientKey?: string;
};

/** What a loader is handed: this client in the browser, an answer in process while the server renders. */
export type Send = <C extends Call>(call: C, input: CallRequest<C>, options?: SendOptions) => Promise<CallValue<C>>;

const TIMEOUT_MS = 20_000;

/**
 * The one client of the contract: `send(call, { query, body })` answers the call's value, parsed by its own schema, or
 * throws a CallFailure. A call that moves money gets an idempotency key; whoever may try again passes the same one.
 */
export function createSend(connection: Connection): Send {
  const { onTokenRefused, onRefused, timeoutMs = TIMEOUT_MS } = connection;
  return async function send<C extends Call>(call: C, input: CallRequest<C>, options: SendOptions = {}) {
    const parts = input as CallParts;
    // Keys rotate and sealed calls are rare, so they are fetched for each.
    const body = call.sealed ? await seal(parts.body, (await send(getSealingKeys, {})).keys) : parts.body;
    const token = call.who === 'visitor' ? undefined : (options.token ?? connection.token?.());
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetched(addressOf(call, parts), {
      method: call.method,
      headers: { ...connection.headers(), ...headersOf(call, token, body !== undefined, options) },
      ...(body === undefined
        ? {}
        : { body: call.form ? new URLSearchParams(Object.entries(body as object)) : JSON.stringify(body) }),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
    if (call.bare && response.ok) return parsedValue(call, await response.json().catch(() => null));
    const envelope = await readEnvelope(response);
    if (envelope.success) return parsedValue(call, envelope.value);
    if (response.status === 401 && token !== undefined) onTokenRefused?.(token);
    onRefused?.(envelope.code);
    throw failureOf(envelope, response);
  };
}

function headersOf(
  call: Call,
  token: string | undefined,
  hasBody: boolean,
  { idempotencyKey, clientKey }: SendOptions,
): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(hasBody && !call.form ? { 'Content-Type': 'application/json' } : {}),
    ...(token === undefined ? {} : { Authorization: token }),
    ...(call.idempotent ? { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() } : {}),
    ...(clientKey === undefined ? {} : { 'X-Client-Key': clientKey }),
  };
}

export async function fetched(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    if (init.signal?.aborted && cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new CallFailure('network', '');
  }
}

/** What an answer that is no success says. */
export async function failureIn(response: Response): Promise<CallFailure> {
  const envelope = await readEnvelope(response);
  return envelope.success ? new CallFailure('unreadable', '') : failureOf(envelope, response);
}

type Answer = { success: true; value: unknown } | Refused;
type Refused = {
  success: false;
  code: FailureCode;
  message: string;
  fields?: Record<string, { message: string }>;
  [extra: string]: unknown;
};

async function readEnvelope(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer === 'object' && answer !== null && 'success' in answer) return answer as Answer;
  // A proxy says by 5xx that it could not reach the server.
  throw new CallFailure(response.status >= 500 ? 'network' : 'unreadable', '');
}

function parsedValue<C extends Call>(call: C, value: unknown): CallValue<C> {
  const parsed = call.value.safeParse(value);
  if (!parsed.success) throw new CallFailure('unreadable', '');
  return parsed.data as CallValue<C>;
}

function failureOf({ success: _, code, message, fields, ...extra }: Refused, response: Response): CallFailure {
  // LOGIN-07: the picture's answer is a field, though the refusal is about the whole try.
  const isOfPicture = code === 'captcha_wrong' || code === 'captcha_required';
  const problems = isOfPicture ? { captcha: { message } } : (fields ?? {});
  const texts = Object.entries(problems).map(([name, problem]) => [name, problem.message]);
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new CallFailure(code, message, {
    fields: Object.fromEntries(texts) as Record<string, string>,
    retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
    extra,
  });
}
