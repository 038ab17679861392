import type * as z from 'zod/mini';
import type { Audience } from './audience.ts';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './office/permissions.ts';

/**
 * A call as data. One table (`calls.ts`), three readers: the server binds each entry to a use case and refuses to boot
 * when one is unbound, the client sends by it, and OpenAPI is generated from it.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodMiniType;

export type RateClass =
  | 'login'
  | 'registration'
  | 'recovery'
  | 'codes'
  | 'captcha'
  | 'search'
  | 'money'
  | 'feedback'
  | 'none';

export type CallShape = {
  who: Audience;
  /** Further methods that answer alike: logout's DELETE. */
  alsoMethods?: readonly Method[];
  /** The call is E: its body arrives as a compact JWE. */
  sealed?: true;
  /** The body may come as a form (application/x-www-form-urlencoded) too. */
  form?: true;
  /** The header Idempotency-Key is required. */
  idempotent?: true;
  /** Of a relay: it asks for the payment password, and answers at `/wps/relay/passwordCheck/{operation}` too. */
  passwordChecked?: true;
  /** The cookies that its use case reads. */
  cookies?: readonly string[];
  /** A large answer, the same for everybody: made and packed once a version, kept by its ETag. */
  prepared?: true;
  /** A list, given as a CSV file too: to whom asks for `text/csv`, and of operators to those with this permission. */
  table?: true | { operator: Permission };
  /** Answers the value alone, without the envelope; a refusal has it all the same. */
  bare?: true;
  /** Answers a file of this kind, streamed, and no envelope. */
  file?: 'text/csv';
  /** Answers in every mode of the site and under every host: what a closed site still has to say. */
  whenClosed?: true;
  /** Answered in a session whose password has to be changed first; every other call of such a session is refused. */
  whilePasswordIsDue?: true;
  /** A change that a player on a break may make; every other one is refused, and reading is not. */
  whileOnBreak?: true;
  /** Opens a game, so a player on a break is refused it though it is read. */
  opensPlay?: true;
  rate?: RateClass;
  /** For calls that take uploads; every other body is bounded by BODY_MAXIMUM_BYTES. */
  bodyMaximumBytes?: number;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  value: Schema;
  /** The codes of its own, beside those that any call may answer. */
  refusals?: readonly ErrorCode[];
  summary: string;
};

/** As far as it decides who is answered. */
export type Asked = Pick<CallShape, 'who' | 'whilePasswordIsDue' | 'whileOnBreak' | 'opensPlay'> & { method?: Method };

export type Call<Shape extends CallShape = CallShape> = Shape & {
  /** `POST /wps/session/login`, or the relay operation's name. */
  name: string;
  method: Method;
  /** With `{placeholders}`. */
  path: string;
  relay: boolean;
};

/**
 * A call at a path of its own: `call('GET /wps/v2/wallets/balance', …)`.
 * @__NO_SIDE_EFFECTS__
 */
export function call<const Shape extends CallShape>(name: `${Method} /${string}`, shape: Shape): Call<Shape> {
  const space = name.indexOf(' ');
  return { ...shape, name, method: name.slice(0, space) as Method, path: name.slice(space + 1), relay: false };
}

/**
 * A call through `/wps/relay/{operation}`. Reading operations are GET with query, changing ones POST with JSON.
 * @__NO_SIDE_EFFECTS__
 */
export function relay<const Shape extends CallShape>(method: Method, operation: string, shape: Shape): Call<Shape> {
  return { ...shape, name: operation, method, path: `/wps/relay/${operation}`, relay: true };
}

/** Every path at which a call answers. */
export function pathsOf({ path, name, passwordChecked }: Call): string[] {
  return passwordChecked ? [path, `/wps/relay/passwordCheck/${name}`] : [path];
}

/** The calls of areas. An area's file exports calls beside shapes; a call is what has a method and a path. */
export function callsOf(areas: readonly object[]): Call[] {
  return areas.flatMap((area) => Object.values(area).filter(isCall));
}

function isCall(candidate: unknown): candidate is Call {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    'method' in candidate &&
    'path' in candidate &&
    'relay' in candidate
  );
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Sent<S> = S extends Schema ? z.input<S> : undefined;
type Given<Key extends string, Value> = Value extends undefined ? { [K in Key]?: undefined } : { [K in Key]: Value };

/** What the use case gets. */
export type CallInput<C extends CallShape> = {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
};
/** What the client hands in. */
export type CallRequest<C extends CallShape> = Given<'params', Sent<C['params']>> &
  Given<'query', Sent<C['query']>> &
  Given<'body', Sent<C['body']>>;
/** What the use case answers, before it is written as JSON. */
export type CallAnswer<C extends CallShape> = z.input<C['value']>;
/** What the client receives. */
export type CallValue<C extends CallShape> = z.output<C['value']>;
