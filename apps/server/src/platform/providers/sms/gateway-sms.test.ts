import { describe, expect, test } from 'vitest';
import { outsideServer } from '../../outside/testing/outside-server.ts';
import { passingOn } from '../../tracing/tracing.ts';
import { gatewaySms } from './gateway-sms.ts';
import { textGateway } from './text-gateway.ts';

const text = { id: '0199aa00-0000-7000-8000-000000000001', to: '+60123456789', text: 'Kod anda "4711" & {id}\nภาษา' };
const key = { authorization: 'Bearer hush-hush' };
const json = {
  as: 'json',
  value: { to: ['{number}'], message: { body: '{text}' }, flash: false, reference: 'p-{id}' },
};
const smsBy = (gateway: object) =>
  gatewaySms(textGateway().parse({ headers: key, body: json, ...gateway }), { tracing: passingOn, timeoutMs: 300 });

describe('a gateway is asked as it was described', () => {
  test('in JSON, value by value, so that no text ends its quotation or fills another place', async () => {
    const { url, asked } = await outsideServer((_asked, answer) => answer.writeHead(202).end());
    await smsBy({ url }).send(text);
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/',
      headers: { ...key, 'content-type': 'application/json' },
    });
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      to: ['+60123456789'],
      message: { body: text.text },
      flash: false,
      reference: `p-${text.id}`,
    });
  });

  test('as a form, or in the query, with digits alone', async () => {
    const { url, asked } = await outsideServer((_asked, answer) => answer.end('OK'));
    const value = { msisdn: '{number}', text: '{text}' };
    await smsBy({ url, number: 'digits', body: { as: 'form', value } }).send(text);
    await smsBy({ url: `${url}send?user=us`, method: 'GET', number: 'digits', query: value, body: undefined }).send(
      text,
    );
    expect(new URLSearchParams(asked[0]?.body)).toEqual(
      new URLSearchParams({ msisdn: '60123456789', text: text.text }),
    );
    expect(asked[1]).toMatchObject({ method: 'GET', body: '' });
    const query = new URL(asked[1]?.path ?? '', url).searchParams;
    expect(Object.fromEntries(query)).toEqual({ user: 'us', msisdn: '60123456789', text: text.text });
  });

  test('the same text handed over twice carries the same id', async () => {
    const { url, asked } = await outsideServer((_asked, answer) => answer.end());
    const sms = smsBy({ url });
    await sms.send(text);
    await sms.send(text);
    expect(new Set(asked.map(({ body }) => body)).size).toBe(1);
  });
});

describe('what a gateway did not take', () => {
  const field = { pointer: '/messages/0/status', is: ['queued', 0] };
  const success = { status: [200], field };
  test.each([
    ['a value that does not', 200, { messages: [{ status: 'rejected' }] }, true],
    ['an answer without the value', 200, { messages: [] }, true],
    ['a value of the prototype', 200, { messages: 'constructor' }, true],
    ['another status', 201, { messages: [{ status: 'queued' }] }, true],
    ['a number that it refuses', 400, {}, true],
    ['a key that it refuses', 401, {}, false],
    ['too many', 429, {}, false],
    ['its own fault', 500, {}, false],
  ])('SMS-03 %s', async (_what, status, answered, isFinal) => {
    const { url } = await outsideServer((_asked, answer) => answer.writeHead(status).end(JSON.stringify(answered)));
    await expect(smsBy({ url, success }).send(text)).rejects.toMatchObject({ name: 'CarrierFailure', isFinal });
  });

  test('is told from what it took by the value that the description names', async () => {
    for (const value of field.is) {
      const taken = JSON.stringify({ messages: [{ status: value }] });
      const { url } = await outsideServer((_asked, answer) => answer.end(taken));
      await expect(smsBy({ url, success }).send(text)).resolves.toBeUndefined();
    }
  });

  test('no answer in time, no connection, a redirection and an answer that is no JSON', async () => {
    const silent = await outsideServer(() => undefined);
    const leading = await outsideServer((_asked, answer) => answer.writeHead(302, { location: silent.url }).end());
    const page = await outsideServer((_asked, answer) => answer.end('<html>'));
    for (const url of [silent.url, leading.url, 'http://127.0.0.1:1/'])
      await expect(smsBy({ url }).send(text)).rejects.toMatchObject({ isFinal: false });
    await expect(smsBy({ url: page.url, success }).send(text)).rejects.toMatchObject({ isFinal: true });
    expect(silent.asked).toHaveLength(1);
  });

  test('SEC-03 is told without the key, the number, the text or the answer', async () => {
    const { url } = await outsideServer((asked, answer) => answer.writeHead(500).end(JSON.stringify(asked)));
    const error: unknown = await smsBy({ url: `${url}?key=hush-hush` })
      .send(text)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    const { message, stack, cause } = error as Error;
    expect(cause).toBeUndefined();
    for (const hidden of ['hush', '12345', '4711', '127.0.0.1']) expect(`${message} ${stack}`).not.toContain(hidden);
  });

  test.each(['0123456789', '+0123456789', '+60 12', '60123456789', '+6012345678901234', '+60123456789\n', ''])(
    'SMS-02 %j is no number, and the gateway is not asked',
    async (to) => {
      const { url, asked } = await outsideServer((_asked, answer) => answer.end());
      await expect(smsBy({ url }).send({ ...text, to })).rejects.toMatchObject({ isFinal: true });
      expect(asked).toEqual([]);
    },
  );
});
