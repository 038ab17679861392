import { sessionAsked } from '@pelita/contract';
import type { Attack } from './attack.ts';
import type { Chance } from './chance.ts';
import {
  forgedTokens,
  hostileBodies,
  hostileContentTypes,
  hostileEncodings,
  hostileJson,
  hostileQueryValues,
  hostileSegments,
} from './hostile-values.ts';
import type { Operation } from './operations.ts';

export type Arms = {
  /** A session that lives, one that was ended, and that of somebody else. */
  tokens: { own: string; ended: string; other: string };
  /** How a token travels. */
  carry: (token: string) => Record<string, string>;
  /** A key under which the attacker has paid something else in before. */
  usedKey: string;
  /** A body sealed as a client would. */
  seal: (body: Record<string, unknown>) => Promise<string>;
  /** Bodies that were opened before. */
  usedSeals: readonly string[];
  chance: Chance;
};

const JSON_TYPE = { 'content-type': 'application/json' };
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];

/**
 * Every kind of single fault against one operation of the table. Of the values of a kind each operation, parameter and field
 * gets some: all of them with all would be said ten times over, and over all operations each value is sent many times.
 */
export async function* attacksOnCall(operation: Operation, arms: Arms): AsyncGenerator<Attack> {
  const { path, who } = operation;
  const asked = sessionAsked(who);
  yield* wrongMethods(operation);
  for (const token of [...forgedTokens, arms.tokens.ended]) {
    if (asked === null) break;
    yield attack(operation, arms, { headers: arms.carry(token), mustRefuse: true });
  }
  if (asked?.isRequired) yield attack(operation, arms, { headers: arms.carry(''), mustRefuse: true });
  if (path.startsWith('/wps/')) yield attack(operation, arms, { headers: { merchant: 'OTHER' }, mustRefuse: true });
  for (const segment of path.includes('{') ? arms.chance.some(8, hostileSegments) : [])
    yield attack(operation, arms, { path: path.replaceAll(/\{\w+\}/g, segment), mustRefuse: isWriting(operation) });
  for (const value of arms.chance.some(6, hostileQueryValues))
    yield attack(operation, arms, { query: `${arms.chance.pick([...operation.query, 'unknown'])}=${value}` });
  for (const name of [...operation.query, '__proto__', 'a'.repeat(500)])
    for (let turn = 0; turn < 3; turn += 1)
      yield attack(operation, arms, { query: `${name}=${arms.chance.pick(hostileQueryValues)}` });
  for (const name of operation.query) yield attack(operation, arms, { query: `${name}=1&${name}=2`, mustRefuse: true });
  if (operation.isIdempotent)
    for (const key of ['', ' ', 'x'.repeat(65), '\u00ff'])
      yield attack(operation, arms, { headers: { 'idempotency-key': key }, mustRefuse: true });
  if (isWriting(operation)) yield* wrongBodies(operation, arms);
}

/** Several faults at once, drawn. */
export function drawnAttack(operation: Operation, arms: Arms): Attack {
  const { chance } = arms;
  const query = Array.from(
    { length: chance.below(4) },
    () => `${chance.pick([...operation.query, 'unknown'])}=${chance.pick(hostileQueryValues)}`,
  ).join('&');
  const path = operation.path.replaceAll(/\{\w+\}/g, () => chance.pick(hostileSegments));
  const token = chance.pick([arms.tokens.own, arms.tokens.other, arms.tokens.ended, ...forgedTokens]);
  const headers = {
    ...arms.carry(token),
    language: chance.pick(['MY', 'EN', 'xx', "' or 1=1", 'x'.repeat(300)]),
    ...(chance.below(3) === 0 ? { 'x-client-key': chance.pick(['e30', '{}', 'x'.repeat(900)]) } : {}),
    ...(chance.below(3) === 0 ? { 'if-none-match': '*', range: 'bytes=-1' } : {}),
  };
  if (!isWriting(operation)) return attack(operation, arms, { path, query, headers });
  const members = Object.keys(operation.body ?? {}).flatMap((name) =>
    chance.below(4) === 0 ? [] : [`${JSON.stringify(name)}:${chance.pick(hostileJson)}`],
  );
  const body = `{${[...members, '"isAdmin":true'].join(',')}}`;
  return attack(operation, arms, { path, query, headers, body, mustRefuse: true });
}

function* wrongMethods(operation: Operation): Generator<Attack> {
  const path = operation.path.replaceAll(/\{\w+\}/g, 'x');
  for (const method of methods) {
    const isOurs = method === operation.method || method === 'HEAD' || method === 'OPTIONS';
    // Another operation of the same path may take it, and then says no for want of a token or a body.
    yield { method: isOurs ? 'PATCH' : method, path, headers: {}, mustRefuse: false, words: 'envelope' };
  }
}

async function* wrongBodies(operation: Operation, arms: Arms): AsyncGenerator<Attack> {
  for (const body of arms.chance.some(6, hostileBodies)) yield attack(operation, arms, { body, mustRefuse: true });
  for (const type of arms.chance.some(4, hostileContentTypes))
    yield attack(operation, arms, { headers: { 'content-type': type }, body: '{"isAdmin":true}', mustRefuse: true });
  for (const coding of arms.chance.some(2, hostileEncodings))
    yield attack(operation, arms, {
      headers: { 'content-encoding': coding },
      body: '{"isAdmin":true}',
      mustRefuse: true,
    });
  if (operation.isSealed) yield* wrongSeals(operation, arms);
  else for (const body of faultyBodies(operation, arms)) yield attack(operation, arms, { body, mustRefuse: true });
}

async function* wrongSeals(operation: Operation, arms: Arms): AsyncGenerator<Attack> {
  const sample = operation.body ?? {};
  for (const value of [...arms.usedSeals, ...brokenSeals(await arms.seal(sample))])
    yield attack(operation, arms, { body: JSON.stringify({ value }), mustRefuse: true });
  for (const name of Object.keys(sample))
    for (const value of [
      5,
      null,
      [],
      {},
      '',
      'x'.repeat(9_000),
      '\0',
      '\ud800',
      "' or 1=1 --",
      '<script>alert(7)</script>',
    ])
      yield attack(operation, arms, {
        body: JSON.stringify({ value: await arms.seal({ ...sample, [name]: value }) }),
        mustRefuse: true,
      });
}

/** Each field in turn with some of what it may not be, or missing; the fault that none may have stands beside it. */
function* faultyBodies({ body, required }: Operation, { chance }: Arms): Generator<string> {
  const members = Object.entries(body ?? {}).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const text = (pairs: readonly (readonly [string, string])[], more = ''): string =>
    `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}${more}}`;
  for (const [name] of members) {
    const others = members.filter(([other]) => other !== name);
    for (const value of chance.some(8, hostileJson)) yield text([...others, [name, value]], ',"isAdmin":true');
    if (required.includes(name)) yield text(others);
  }
  for (const extra of ['isAdmin', 'playerId', '__proto__', 'constructor', 'iat', ''])
    yield text([...members, [extra, '{"a":1}']]);
}

function brokenSeals(seal: string): string[] {
  const parts = seal.split('.');
  const header = (change: object): string =>
    [
      Buffer.from(JSON.stringify({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'x', ...change })).toString('base64url'),
      ...parts.slice(1),
    ].join('.');
  return [
    '',
    'a.b.c.d.e',
    '....',
    seal.slice(0, -4),
    `${seal}A`,
    `${seal.slice(0, -1)}${seal.endsWith('A') ? 'B' : 'A'}`,
    [...parts].reverse().join('.'),
    header({}),
    header({ alg: 'none' }),
    header({ alg: 'dir', enc: 'A128CBC-HS256' }),
    header({ zip: 'DEF' }),
    header({ alg: 'PBES2-HS512+A256KW', p2c: 1e9, p2s: 'AAAA' }),
    header({ crit: ['x'], x: 1 }),
    header({ epk: { kty: 'EC', crv: 'P-256', x: 'AAAA', y: 'AAAA' } }),
    header({ jku: 'http://169.254.169.254/' }),
    'x'.repeat(60_000),
  ];
}

type Changed = {
  path?: string;
  query?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  mustRefuse?: boolean;
};

/** A request that has all that the operation asks for, but for the change. What could succeed by luck has a fault of its own. */
function attack(operation: Operation, { tokens, carry, usedKey }: Arms, changed: Changed): Attack {
  const { method, body, isIdempotent, who } = operation;
  const path = changed.path ?? operation.path.replaceAll(/\{\w+\}/g, 'x');
  const sent = changed.body ?? (isWriting(operation) ? JSON.stringify({ ...body, isAdmin: true }) : undefined);
  return {
    method,
    path: changed.query ? `${path}?${changed.query}` : path,
    headers: {
      ...(sessionAsked(who) === null ? {} : carry(tokens.own)),
      ...(isIdempotent ? { 'idempotency-key': usedKey } : {}),
      ...(sent === undefined ? {} : JSON_TYPE),
      ...changed.headers,
    },
    ...(sent === undefined ? {} : { body: Buffer.from(sent) }),
    mustRefuse: changed.mustRefuse ?? isWriting(operation),
    words: 'envelope',
  };
}

function isWriting({ method }: Operation): boolean {
  return method !== 'GET';
}
