import type { Audience, Call, CallAnswer, CallInput, PrincipalAsked } from '@pelita/contract';
import type { FileColumn } from '../csv/csv.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { KnownKind, SessionOf } from '../principals/sessions.ts';
import type { Cookie } from './cookies.ts';
import type { FileAnswer } from './file-answer.ts';

/** Whoever asks, as far as any request tells. */
export type Visitor = {
  /** A language code of the brand, like MY. */
  language: string;
  /** The client's address, through trusted proxies only; `unknown` when what they forward is none. */
  address: string;
  /** ISO 3166 code of the address, when the deployment knows it (GEO_HEADER); ZZ when it says no country. */
  country: string | null;
  /** The Host that the client named. */
  host: string;
  userAgent: string;
  requestId: string;
  /** The header X-Client-Key as it came: the public key for what is sealed to the client. */
  clientKey: string | null;
};

/**
 * Who a call's use case is told of: a visitor, and by its kind the session that the call asks for. It is null only where
 * the call answers visitors too.
 */
export type CallerOf<C extends Pick<Call, 'who'>> = Visitor &
  WithSession<C['who']> &
  (C extends { cookies: readonly (infer Name extends string)[] } ? WithCookies<Name> : unknown) &
  (C extends { idempotent: true } ? { idempotencyKey: string } : unknown);

type WithSession<Who extends Audience> = {
  [Kind in PrincipalAsked<Who> & KnownKind]: SessionOf[Kind] | (Who extends 'visitorOrPlayer' ? null : never);
};

/** The cookies that a call reads, as they came. */
export type WithCookies<Name extends string> = { cookies: { readonly [Cookie in Name]: string | null } };

/** A use case in one transaction: what touches the database first, then who, then what. */
export type UseCase<C extends Call> = (tx: Tx, who: CallerOf<C>, what: CallInput<C>) => Promise<CallAnswer<C>>;
/** A use case that must do slow work (a password hash, an outside call) outside its transactions. */
export type LongUseCase<C extends Call> = (
  database: Database,
  who: CallerOf<C>,
  what: CallInput<C>,
) => Promise<CallAnswer<C>>;

/** A use case that knows its answer from memory: it needs no transaction, and answers while there is no database. */
export type KnownUseCase<C extends Call> = (who: CallerOf<C>, what: CallInput<C>) => Promise<CallAnswer<C>>;

/** What an answer that is the same for everybody is made of, and from when it is another. */
export type PreparedAnswer = {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
};

export type Binding = {
  call: Call;
  mode: 'writing' | 'reading' | 'long' | 'known' | 'prepared' | 'cookie' | 'file';
  /** Of the file in which the list is given too. */
  columns?: (language: string) => FileColumn<never>[];
  /** Before such a file is handed over. */
  onFile?: (tx: Tx, who: never) => Promise<void>;
  // The table holds bindings of many shapes; `bind…` has checked each against its own call.
  useCase: (handle: never, who: never, what: never) => Promise<unknown>;
};

export function bind<C extends Call>(call: C, useCase: UseCase<C>): Binding {
  return { call, mode: 'writing', useCase };
}

export function bindReading<C extends Call>(call: C, useCase: UseCase<C>): Binding {
  return { call, mode: 'reading', useCase };
}

export function bindLong<C extends Call>(call: C, useCase: LongUseCase<C>): Binding {
  return { call, mode: 'long', useCase };
}

export function bindKnown<C extends Call>(call: C, useCase: KnownUseCase<C>): Binding {
  return { call, mode: 'known', useCase: (_none: never, who: CallerOf<C>, what: CallInput<C>) => useCase(who, what) };
}

/** A list in pages, given as a file too: all its pages, in these columns. */
export function bindTable<C extends Call & { table: NonNullable<Call['table']> }, Row>(
  call: C,
  useCase: UseCase<C>,
  columns: CallAnswer<C> extends { content: readonly Row[] } ? (language: string) => FileColumn<Row>[] : never,
  onFile?: (tx: Tx, who: CallerOf<C>) => Promise<void>,
): Binding {
  return {
    call,
    mode: 'reading',
    useCase,
    columns: columns as NonNullable<Binding['columns']>,
    ...(onFile && { onFile }),
  };
}

/** An answer that is a file. */
export function bindFile<C extends Call & { file: string }>(
  call: C,
  useCase: (database: Database, who: CallerOf<C>, what: CallInput<C>) => Promise<FileAnswer>,
): Binding {
  return { call, mode: 'file', useCase };
}

/** An answer with a cookie beside it. */
export function bindWithCookie<C extends Call>(
  call: C,
  useCase: (
    database: Database,
    who: CallerOf<C>,
    what: CallInput<C>,
  ) => Promise<{ value: CallAnswer<C>; cookie: Cookie }>,
): Binding {
  return { call, mode: 'cookie', useCase };
}

/** The answer was checked against the shape when it was prepared. */
export function bindPrepared<C extends Call & { prepared: true }>(
  call: C,
  prepare: (database: Database) => Promise<PreparedAnswer>,
): Binding {
  return { call, mode: 'prepared', useCase: prepare };
}
