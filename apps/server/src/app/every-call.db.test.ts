import { errorCatalogue, sessionAsked, type Call, type ErrorCode } from '@pelita/contract';
import { calls } from '@pelita/contract/calls';
import { newMember, newTrial, testDatabase, testServer, type Answer } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';

const world = await testDatabase();
const server = await testServer(world);
const { token } = await newTrial(server);
const member = await newMember(server);
const agent = await newMember(server);
await world.asOwner('update account set account_type = 1 where player_id = $1', [agent.playerId]);

const rowsOf = async (): Promise<string> => {
  const [row] = await world.database.single<{ counted: string }>(
    {
      name: 'count-everything',
      text: `select string_agg(relname || ' ' || (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text, ', ' order by relname) as counted
        from pg_class where relkind = 'r' and not relispartition and relnamespace = 'public'::regnamespace and relname not in ('seal_used', 'human_challenge_used')`,
    },
    [],
  );
  return row?.counted ?? '';
};

const hostile: [string, string | Uint8Array][] = [
  ['an array', '[]'],
  ['a number', '7'],
  ['no JSON', '{"a'],
  ['a prototype key', '{"__proto__":{"isAdmin":true}}'],
  ['a constructor key', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['an unknown field', '{"isAdmin":true}'],
  ['wrong types', '{"username":5,"password":[],"amount":-1,"nodeId":{},"type":null,"humanVerification":1e400}'],
  ['negative money', '{"amount":"-5.00","nodeId":"-1"}'],
  ['fractional money', '{"amount":"0.001","nodeId":"1.5"}'],
  ['huge money', `{"amount":"${'9'.repeat(30)}","nodeId":"${'9'.repeat(30)}"}`],
  ['NUL', '{"username":"a\\u0000b","password":"a\\u0000b","amount":"\\u0000","nodeId":"\\u0000"}'],
  ['a lone surrogate', '{"username":"\\ud800","password":"\\udfff","amount":"\\ud800","nodeId":"\\ud800"}'],
  ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['10 MB', new Uint8Array(10 * 1024 * 1024).fill(0x20)],
];
const hostileQueries = [
  'pageNo=-1',
  'pageSize=1e9',
  'gameName=%00',
  'gameName=%FF',
  'gameName=a&gameName=b',
  'nodeId=%27%20or%201%3D1',
  'gameId=',
  'limitNum=0',
  'types=%3Cscript%3E',
  '__proto__=1',
];

const hasBody = (call: Call): boolean => call.method !== 'GET';
const pathOf = (call: Call, value = encodeURIComponent("' or 1=1 --")): string =>
  call.path.replaceAll(/\{\w+\}/g, value);

/** A reading call may ignore what it does not know; all else is refused with a code of its status, and tells nothing. */
function faultOf(answer: Answer, mustRefuse: boolean): string | null {
  if (answer.status === 200 && !mustRefuse) return null;
  if (answer.status < 400 || answer.status >= 500) return `status ${answer.status}`;
  const { code } = answer.body as { code: ErrorCode };
  if (errorCatalogue[code]?.status !== answer.status) return `code ${code} with status ${answer.status}`;
  return /\.ts:|\bat \w+ \(|select |postgres/i.test(answer.text) ? `tells too much: ${answer.text}` : null;
}

describe.each(named(() => true))('%s', (_name, call) => {
  test('API-05 takes no bad input: a 4xx with its code, nothing stored, never a 5xx', async () => {
    const before = await rowsOf();
    const inputs: { path: string; body?: string | Uint8Array }[] = [
      ...hostileQueries.map((query) => ({
        path: `${pathOf(call)}?${query}`,
        ...(hasBody(call) ? { body: '{"isAdmin":true}' } : {}),
      })),
      ...(hasBody(call) ? hostile.map(([, body]) => ({ path: pathOf(call), body })) : []),
    ];
    const faults: string[] = [];
    for (const { path, body } of inputs) {
      const answer = await server.call(path, {
        method: call.method,
        token,
        ...(body === undefined ? {} : { body }),
        headers: call.idempotent ? { 'idempotency-key': 'hostile' } : {},
      });
      const fault = faultOf(answer, hasBody(call));
      if (fault !== null) faults.push(`${path} ${String(body).slice(0, 60)}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(before).toMatch(/\bgame \d{2,},/);
    expect(await rowsOf()).toBe(before);
  });

  test('answers another method with 405 and the ones that it takes', async () => {
    const answer = await server.call(pathOf(call, 'x'), { method: 'PATCH' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')?.split(', ')).toContain(call.method);
  });
});

describe.each(named(({ who }) => sessionAsked(who)?.isRequired === true))('%s', (_name, call) => {
  test('needs a token: none and a forged one are 401 before anything is read', async () => {
    for (const [forged, code] of [
      [undefined, 'not_logged_in'],
      ['A'.repeat(43), 'token_invalid'],
    ] as const) {
      const answer = await server.call(pathOf(call, 'x'), { method: call.method, token: forged });
      expect(answer).toMatchObject({ status: 401, body: { code } });
    }
  });
});

describe.each(named(({ sealed }) => sealed === true))('%s', (_name, call) => {
  test('API-04 takes no clear body', async () => {
    const answer = await server.call(pathOf(call), {
      method: call.method,
      ...(sessionAsked(call.who) === null ? {} : { token: call.who === 'agent' ? agent.token : member.token }),
      headers: call.idempotent ? { 'idempotency-key': 'clear' } : {},
      body: { username: 'ali123', password: 'x' },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'unsealed_body' } });
  });
});

test('the whole application is ready', async () => {
  expect((await server.call('/readyz')).status).toBe(200);
});

function named(isMeant: (call: Call) => boolean) {
  return calls.filter(isMeant).map((call) => [`${call.method} ${call.path}`, call] as const);
}
