import { randomUUID } from 'node:crypto';
import { PROVIDER_SIGNATURE_HEADER } from '@pelita/contract';
import type { Attack } from './attack.ts';
import type { Chance } from './chance.ts';
import { hostileBodies, hostileJson, hostileSegments } from './hostile-values.ts';

type Content = Record<string, unknown>;
/** Calls of a provider that were answered RS_OK: said again they move nothing, said otherwise they are refused. */
export type PlayedCalls = { code: string; sign: (bytes: Uint8Array) => string; calls: Record<string, Content> };

/** What tells the transactions of a round apart: another word in one of these is another transaction. */
const ofTheContent = [
  'user',
  'token',
  'game_code',
  'round',
  'currency',
  'amount',
  'transaction_uuid',
  'reference_transaction_uuid',
  'request_uuid',
];

/** Signed and unsigned, by a party whose key we know and by nobody. */
export function* attacksOnTheWallet({ code, sign, calls }: PlayedCalls, chance: Chance): Generator<Attack> {
  const call = (name: string, body: string | Uint8Array, change: Partial<Attack> = {}, signature?: string): Attack => {
    const bytes = Buffer.from(body);
    return {
      method: 'POST',
      path: `/provider/${code}/${name}`,
      headers: { 'content-type': 'application/json', [PROVIDER_SIGNATURE_HEADER]: signature ?? sign(bytes) },
      body: bytes,
      mustRefuse: true,
      words: 'provider',
      ...change,
    };
  };
  for (const [name, content] of Object.entries(calls)) {
    const text = JSON.stringify(content);
    // The very same again, as a provider that heard nothing says it: true, and moves nothing.
    yield call(name, text, { mustRefuse: false });
    for (const signature of ['', 'AAAA', sign(Buffer.from('other')), 'x'.repeat(4_000), '\u00ff', "' or 1=1 --"])
      yield call(name, text, {}, signature);
    yield call(name, text.replace('{', '{ '), {}, sign(Buffer.from(text)));
    for (const other of ['NOBODY', 'studio', ...hostileSegments])
      yield call(name, text, { path: `/provider/${other}/${name}` });
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      yield call(name, text, { method, words: 'envelope', mustRefuse: method !== 'OPTIONS' });
    for (const body of hostileBodies) yield call(name, body);
    for (const field of Object.keys(content)) {
      const others = Object.entries(content).filter(([key]) => key !== field);
      const isGuarded = ofTheContent.includes(field);
      for (const value of hostileJson) {
        // A signature costs a millisecond, so every third word is enough; what is a UUID would be a transaction like any.
        if (chance.below(3) > 0 || /^"[0-9a-f-]{36}"$/.test(value)) continue;
        yield call(name, withMember(others, field, value), { mustRefuse: isGuarded });
      }
      if (isGuarded) yield call(name, JSON.stringify(Object.fromEntries(others)));
    }
    for (const extra of ['balance', '__proto__', 'constructor', 'meta'])
      yield call(name, withMember(Object.entries(content), extra, '{"a":{"b":1}}'), { mustRefuse: false });
  }
  for (const name of ['transaction/bets', 'user', 'user/info/more', '..%2finfo', 'transaction/bet/', 'TRANSACTION/BET'])
    yield call(name, '{}');
  for (const [name, changes] of untrue)
    for (const change of changes) {
      const content = { ...calls[name], request_uuid: randomUUID(), ...change };
      yield call(name, JSON.stringify(content));
    }
}

/** The same transaction with other content, and money that is none. */
const untrue: [string, Content[]][] = [
  [
    'transaction/bet',
    [
      { amount: 1 },
      { amount: -100_000 },
      { amount: 100_000.5 },
      { amount: 123 },
      { currency: 'USD' },
      { round: 'another' },
      { game_code: 'another' },
      { transaction_uuid: randomUUID(), currency: 'USD' },
    ],
  ],
  [
    'transaction/win',
    [{ amount: 1e15 }, { amount: '100000' }, { reference_transaction_uuid: randomUUID() }, { round: 'another' }],
  ],
  ['transaction/rollback', [{ reference_transaction_uuid: randomUUID() }, { round: 'another' }]],
];

function withMember(members: readonly (readonly [string, unknown])[], name: string, json: string): string {
  const pairs = members.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{${[...pairs, `${JSON.stringify(name)}:${json}`].join(',')}}`;
}
