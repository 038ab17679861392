import { randomUUID } from 'node:crypto';
import { getSealingKeys, type Call, type CallRequest, type CallValue, type Envelope } from '@pelita/contract';
import { sealBody, type SealingKey } from './seal-body.ts';

export type Answer<Value = unknown> = {
  status: number;
  headers: Headers;
  text: string;
  /** The envelope; whatever is no JSON is null. */
  body: Envelope<Value>;
  /** The value of a success. A refusal fails the test with its code. */
  value: Value;
};

type Headers_ = { token?: string | undefined; language?: string | undefined; headers?: Record<string, string> };
export type RawRequest = Headers_ & { method?: string; body?: unknown };

/** Whoever asks a server over HTTP. */
export type Caller = {
  origin: string;
  /** Any request: a string or bytes are sent as they are, anything else as JSON. */
  call(path: string, request?: RawRequest): Promise<Answer>;
  /** A call of the contract as the portal sends it, sealed where it is sealed. */
  send<C extends Call>(call: C, input: CallRequest<C>, headers?: Headers_): Promise<Answer<CallValue<C>>>;
};

export function callerOf(origin: string, nowSeconds: () => number): Caller {
  let keys: Promise<SealingKey[]> | null = null;

  const call: Caller['call'] = async (path, { method = 'GET', body, token, language, headers = {} } = {}) => {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: token }),
        ...(language === undefined ? {} : { language }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
    });
    return answerOf(response.status, response.headers, await response.text());
  };

  const send: Caller['send'] = async <C extends Call>(wanted: C, input: CallRequest<C>, headers: Headers_ = {}) => {
    const {
      params = {},
      query = {},
      body,
    } = input as {
      params?: Record<string, string>;
      query?: Record<string, string | undefined>;
      body?: object;
    };
    const path = wanted.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(
      Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined),
    );
    const sent = wanted.sealed && body !== undefined ? await seal(body) : body;
    const answer = await call(search.size > 0 ? `${path}?${search}` : path, {
      method: wanted.method,
      ...(sent === undefined ? {} : { body: sent }),
      ...headers,
    });
    return (wanted.bare ? bareAnswer(answer) : answer) as Answer<CallValue<C>>;
  };

  const seal = async (body: object): Promise<object> => {
    keys ??= send(getSealingKeys, {}).then((answer) => answer.value.keys);
    const [key] = await keys;
    if (!key) throw new Error('the server offers no sealing key');
    return sealBody(key, body, { iatSeconds: nowSeconds(), jti: randomUUID() });
  };

  return { origin, call, send };
}

function answerOf(status: number, headers: Headers, text: string): Answer {
  const body = envelopeOf(text);
  return {
    status,
    headers,
    text,
    body,
    get value() {
      if (!body?.success) throw new Error(`expected a value, got ${status} ${text.slice(0, 400)}`);
      return body.value;
    },
  };
}

/** A call that answers the value alone. */
function bareAnswer({ status, headers, text, body }: Answer): Answer {
  return {
    status,
    headers,
    text,
    body,
    get value(): unknown {
      if (status !== 200) throw new Error(`expected a value, got ${status} ${text.slice(0, 400)}`);
      return body;
    },
  };
}

function envelopeOf(text: string): Envelope<unknown> {
  try {
    return JSON.parse(text) as Envelope<unknown>;
  } catch {
    return null as unknown as Envelope<unknown>;
  }
}
