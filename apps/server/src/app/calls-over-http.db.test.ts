import { testDatabase, testServer } from '@pelita/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { echo, find, leave, smallApplication, smallTable } from './testing/small-table.ts';

const world = await testDatabase();
const { application, reached } = smallApplication(world);
const server = await testServer(world, application, { calls: smallTable });

beforeEach(() => {
  reached.length = 0;
});

const fieldsOf = (answer: { body: unknown }) =>
  Object.fromEntries(
    Object.entries((answer.body as { fields?: Record<string, { key: string }> }).fields ?? {}).map(
      ([name, { key }]) => [name, key],
    ),
  );
const post = (body: unknown, headers: Record<string, string> = {}) =>
  server.call('/wps/test/echo', { method: 'POST', body, headers });

describe('API-02 the envelope', () => {
  test('API-02 a value comes as success and value, with the id of the request in a header', async () => {
    const answer = await server.send(echo, { body: { name: 'Ali' } });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ success: true, value: { said: 'Ali' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('API-02 a refusal has its code, its status, a message in the language of the request, and its extras', async () => {
    const english = await server.call('/wps/test/refuse', { language: 'EN' });
    const malay = await server.call('/wps/test/refuse', { language: 'MY' });
    const unknown = await server.call('/wps/test/refuse', { language: 'XX' });
    expect(english.status).toBe(409);
    expect(english.body).toEqual({
      success: false,
      code: 'insufficient_balance',
      message: 'Your balance is too low for this.',
      available: '1.00',
      requestId: english.headers.get('x-request-id'),
    });
    expect(malay.body).toMatchObject({ code: 'insufficient_balance' });
    expect(malay.body).not.toHaveProperty('message', 'Your balance is too low for this.');
    expect(unknown.body).toHaveProperty('message', (malay.body as { message: string }).message);
  });

  test('API-02 a refusal with a key in the API family carries it as errorCode', async () => {
    const answer = await server.call('/wps/test/leave', { method: 'POST' });
    expect(answer.body).toMatchObject({ code: 'not_logged_in', errorCode: 'login.not.session' });
  });

  test('API-05 a defect answers internal_error with a request id and nothing of itself', async () => {
    for (const path of ['/wps/test/fail', '/wps/test/misshapen']) {
      const answer = await server.call(path);
      expect(answer.status).toBe(500);
      expect(answer.body).toMatchObject({ success: false, code: 'internal_error' });
      expect(answer.text).not.toMatch(/secret|said|\.ts|at /);
    }
  });

  test('SEC-03 what the shape of a value lacks never leaves', async () => {
    expect((await server.call('/wps/test/talkative')).text).toBe('{"success":true,"value":{"said":"yes"}}');
  });
});

describe('API-03 paths and methods', () => {
  test('API-03 an unknown relay operation is a 404 unknown_operation, an unknown path a 404 unknown_path', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(await server.call('/wps/relay/NO_such', { method })).toMatchObject({
        status: 404,
        body: { code: 'unknown_operation' },
      });
      expect(await server.call('/wps/nothing', { method })).toMatchObject({
        status: 404,
        body: { code: 'unknown_path' },
      });
    }
    expect((await server.call('/wps/%zz')).status).toBe(404);
    expect((await server.call(`/wps/test/pay/${'x'.repeat(5_000)}`, { method: 'POST' })).status).toBe(404);
  });

  test('a known path with another method is a 405 that names the methods', async () => {
    const wrong = await server.call('/wps/test/echo');
    expect(wrong).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    expect(wrong.headers.get('allow')).toBe('POST');
    const relay = await server.call('/wps/relay/TEST_find', { method: 'POST', body: {} });
    expect(relay.status).toBe(405);
    expect(relay.headers.get('allow')).toBe('GET, HEAD');
    const withParameter = await server.call('/wps/test/pay/bank', { method: 'PUT' });
    expect(withParameter.headers.get('allow')).toBe('POST');
  });

  test('OPTIONS tells the methods, HEAD answers like GET without a body', async () => {
    const options = await server.call('/wps/test/leave', { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe('DELETE, POST');
    expect((await server.call('/wps/test/nothing', { method: 'OPTIONS' })).status).toBe(404);
    const head = await server.call('/wps/relay/TEST_find', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  test('a call with two methods answers both alike', async () => {
    for (const method of ['POST', 'DELETE']) {
      const answer = await server.call(leave.path, { method, token: 'member' });
      expect(answer.value).toEqual({ said: 'ali123' });
    }
  });
});

describe('API-05 bad input', () => {
  test.each<[string, unknown, Record<string, string>]>([
    ['wrong type', { name: 5 }, { name: 'invalid' }],
    ['missing field', {}, { name: 'required' }],
    ['extra field', { name: 'Ali', admin: true }, { admin: 'unknown' }],
    ['too long', { name: 'x'.repeat(11) }, { name: 'too_long' }],
    ['not one of the values', { name: 'Ali', kind: 'c' }, { kind: 'invalid' }],
    ['NUL', { name: 'A\0li' }, { name: 'text_not_storable' }],
    ['a lone surrogate', { name: 'A\ud800li' }, { name: 'text_not_storable' }],
    ['NUL where nothing is expected', { name: 'Ali', other: 'x\0' }, { other: 'text_not_storable' }],
    ['money as a number', { name: 'Ali', amount: 5 }, { amount: 'invalid' }],
    ['money with an exponent', { name: 'Ali', amount: '1e9' }, { amount: 'pattern' }],
    ['huge money', { name: 'Ali', amount: '9'.repeat(40) }, { amount: 'pattern' }],
    ['finer than any currency', { name: 'Ali', amount: '0.0000001' }, { amount: 'pattern' }],
    ['several at once', { name: '', kind: 1, x: 1 }, { name: 'required', kind: 'invalid', x: 'unknown' }],
  ])('API-05 %s is a 400 that names the field', async (_case, body, fields) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_field', errorCode: 'request_param_err' });
    expect(fieldsOf(answer)).toEqual(fields);
    expect(reached).toEqual([]);
  });

  test('API-05 a field problem has a sentence in the language of the request and the bound', async () => {
    const answer = await server.call('/wps/test/echo', {
      method: 'POST',
      language: 'EN',
      body: { name: 'x'.repeat(11) },
    });
    expect(answer.body).toMatchObject({
      fields: { name: { key: 'too_long', params: { maximum: 10 }, message: 'At most 10 characters.' } },
    });
  });

  test.each<[string, string | Uint8Array]>([
    ['no JSON', '{"name":'],
    ['an array', '[1]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['nothing', ''],
    ['__proto__', '{"name":"Ali","__proto__":{"admin":true}}'],
    ['constructor.prototype', '{"name":"Ali","constructor":{"prototype":{"admin":true}}}'],
    [
      'invalid UTF-8',
      new Uint8Array([...new TextEncoder().encode('{"name":"'), 0xc3, 0x28, ...new TextEncoder().encode('"}')]),
    ],
    ['endless nesting', `${'['.repeat(400_000)}`],
  ])('API-05 %s as body is a 400 malformed_body', async (_case, body) => {
    const answer = await post(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_body' } });
    expect(reached).toEqual([]);
  });

  test('API-05 a deep or wide body is a 400 and not a burden', async () => {
    const deep = `{"name":"Ali","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, 1])));
    for (const body of [deep, wide]) {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(answer.text.length).toBeLessThan(10_000);
    }
  });

  test('API-05 a field named constructor is just an unknown field', async () => {
    expect(fieldsOf(await post('{"name":"Ali","constructor":1,"toString":2}'))).toEqual({
      constructor: 'unknown',
      toString: 'unknown',
    });
  });

  test('API-05 another media type, charset or coding is a 415', async () => {
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'application/json; charset=latin1' },
      { 'content-type': 'nonsense' },
      { 'content-encoding': 'gzip' },
    ]) {
      expect(await post('{"name":"Ali"}', headers)).toMatchObject({
        status: 415,
        body: { code: 'unsupported_media_type' },
      });
    }
    expect((await post('{"name":"Ali"}', { 'content-type': 'application/json; charset=UTF-8' })).status).toBe(200);
  });

  test('API-05 free text of any script comes back equal in NFC', async () => {
    for (const name of ['قمر', 'e\u0301', '👩‍👩‍👧', '<b>&"', 'ﷺ']) {
      expect((await server.send(echo, { body: { name } })).value.said).toBe(name.normalize('NFC'));
    }
  });

  test('API-05 a query is text: repeated names, broken escapes and wrong numbers are refused, unknown names ignored', async () => {
    const ask = (query: string) => server.call(`/wps/relay/TEST_find?${query}`);
    expect(fieldsOf(await ask('q=a&q=b'))).toEqual({ q: 'invalid' });
    expect(fieldsOf(await ask('q=%FF'))).toEqual({ q: 'text_not_storable' });
    expect(fieldsOf(await ask('q=%ED%A0%80'))).toEqual({ q: 'text_not_storable' });
    expect(fieldsOf(await ask('q=a%00'))).toEqual({ q: 'text_not_storable' });
    expect(fieldsOf(await ask('pageNo=1.5'))).toEqual({ pageNo: 'whole_number' });
    expect(fieldsOf(await ask('pageNo=-1'))).toEqual({ pageNo: 'whole_number' });
    expect(fieldsOf(await ask('pageNo=101'))).toEqual({ pageNo: 'too_large' });
    expect((await ask('__proto__=x&constructor=y&q=5')).value).toEqual({ q: '5', pageNo: 1, who: null });
    expect((await server.send(find, { query: { q: 'a b+c&d' } })).value.q).toBe('a b+c&d');
  });
});

describe('API-05 large bodies', () => {
  const tenMegabytes = new Uint8Array(10 * 1024 * 1024).fill(0x20);
  const streamed = () =>
    new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < tenMegabytes.length; sent += 65_536)
          controller.enqueue(tenMegabytes.subarray(sent, sent + 65_536));
        controller.close();
      },
    });

  test('API-05 10 MB are a 413 that the sender gets to see, announced or not', async () => {
    expect(await post(tenMegabytes)).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
    const unannounced = await fetch(`${server.origin}/wps/test/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: streamed(),
      duplex: 'half',
    } as RequestInit);
    expect(unannounced.status).toBe(413);
    expect(await unannounced.json()).toMatchObject({ code: 'body_too_large' });
    expect(reached).toEqual([]);
  });

  test('API-05 10 MB to a path that does not exist, or without the token, get the answer of that', async () => {
    expect((await server.call('/wps/nothing', { method: 'POST', body: tenMegabytes })).status).toBe(404);
    expect((await server.call('/wps/test/pay/bank', { method: 'POST', body: tenMegabytes })).status).toBe(413);
  });
});

describe('who calls', () => {
  const pay = (request: { token?: string; key?: string; body?: unknown; path?: string }) =>
    server.call(request.path ?? '/wps/test/pay/bank', {
      method: 'POST',
      token: request.token,
      body: request.body ?? { amount: '5.00' },
      headers: request.key === undefined ? {} : { 'idempotency-key': request.key },
    });

  test('a T call without a token is not_logged_in, with one that is not ours token_invalid', async () => {
    expect(await pay({ key: 'k' })).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
    for (const token of ['forged', 'Bearer member', 'x'.repeat(4_000)]) {
      expect(await pay({ key: 'k', token })).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
    }
    expect(reached).toEqual([]);
  });

  test('where a token is optional, a good one widens the answer and a bad one is refused', async () => {
    expect((await server.send(find, { query: {} })).value.who).toBeNull();
    expect((await server.send(find, { query: {} }, { token: 'member' })).value.who).toBe('ali123');
    expect((await server.send(find, { query: {} }, { token: 'forged' })).status).toBe(401);
  });

  test('a token in the query is nothing', async () => {
    expect(
      (await server.call('/wps/test/pay/bank?token=member&Authorization=member', { method: 'POST', body: {} })).status,
    ).toBe(401);
  });

  test('GATE a trial account is refused with in_need_true_account where only true accounts may', async () => {
    expect(await pay({ token: 'trial', key: 'k' })).toMatchObject({
      status: 403,
      body: { code: 'in_need_true_account' },
    });
    expect(reached).toEqual([]);
  });

  test('a call that moves money needs a key of at most 64 printable characters', async () => {
    expect(await pay({ token: 'member' })).toMatchObject({ status: 400, body: { code: 'idempotency_key_required' } });
    for (const key of ['x'.repeat(65), 'a b', 'caf\u00e9']) {
      expect(await pay({ token: 'member', key })).toMatchObject({
        status: 400,
        body: { code: 'idempotency_key_invalid' },
      });
    }
    expect((await pay({ token: 'member', key: 'x'.repeat(64) })).value).toEqual({ key: 'x'.repeat(64) });
  });

  test('a parameter of the path is checked like any field', async () => {
    expect(fieldsOf(await pay({ token: 'member', key: 'k', path: '/wps/test/pay/UPPER' }))).toEqual({
      method: 'pattern',
    });
    expect(fieldsOf(await pay({ token: 'member', key: 'k', path: '/wps/test/pay/a%00b' }))).toEqual({
      method: 'text_not_storable',
    });
  });

  test('a wrong Merchant is refused, the right one and none are not', async () => {
    expect(await post({ name: 'Ali' }, { merchant: 'other' })).toMatchObject({
      status: 400,
      body: { code: 'wrong_merchant' },
    });
    expect((await post({ name: 'Ali' }, { merchant: world.platform.brand.merchant })).status).toBe(200);
  });
});
