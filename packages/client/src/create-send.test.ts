import { checkResetLink, getDepositMethods, getSealingKeys, requestDeposit, sendPasswordMail } from '@pelita/contract';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { CallFailure } from './call-failure.ts';
import { type Connection, createSend } from './create-send.ts';

type Asked = { address: string; init: RequestInit };

/** A server that answers as told, in order, and remembers what it was asked. */
function answering(...answers: (Response | Error)[]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, init });
    const answer = answers[asked.length - 1];
    if (!(answer instanceof Response)) throw answer ?? new Error('asked too often');
    return answer;
  });
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const done = (value: unknown) => json({ success: true, value });
const refused = (code: string, rest: object = {}, init: ResponseInit = { status: 422 }) =>
  json({ success: false, code, message: `said of ${code}`, requestId: 'r', ...rest }, init);
const sender = (connection: Partial<Connection> = {}) =>
  createSend({ headers: () => ({ Language: 'MY' }), ...connection });
const headersOf = ({ init }: Asked) => init.headers as Record<string, string>;
const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => expect.unreachable('the call was answered'),
    (failure: unknown) => failure as CallFailure,
  );

const order = {
  orderId: 'D-1',
  number: 'D1',
  method: 'bank',
  amount: '50.00',
  receivedAmount: '0.00',
  currency: 'MYR',
  status: 'pending',
  payUrl: 'https://bank.example/1',
  kind: 'page',
  fee: '0.00',
  isLate: false,
  promotionId: null,
  hasSlip: false,
  reason: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-20T10:15:00.000Z',
};
const deposit = { params: { method: 'bank' }, body: { amount: '50.00' } };

test('a call goes to its own address by its own method, in the language of its reader', async () => {
  const [asked] = [answering(done([]))];
  await sender()(getDepositMethods, {});
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ address: getDepositMethods.path, init: { method: 'GET' } });
  expect(asked[0]?.init.body).toBeUndefined();
  expect(asked.map(headersOf)).toEqual([{ Accept: 'application/json', Language: 'MY' }]);
});

test('an answer is the value that the contract promises, and nothing that it does not know', async () => {
  answering(done({ ...order, secret: 'of the server' }));
  expect(await sender()(requestDeposit, deposit)).toEqual(order);
});

test('an answer against the contract is unreadable, not believed', async () => {
  answering(done({ ...order, amount: 50 }));
  expect(await failureOf(sender()(requestDeposit, deposit))).toMatchObject({ code: 'unreadable', message: '' });
});

test('a call that knows a session carries its token, and one that knows none does not', async () => {
  const asked = answering(done(order), done([]), done(order));
  const send = sender({ token: () => 'open' });
  await send(requestDeposit, deposit);
  await send(getDepositMethods, {});
  await send(requestDeposit, deposit, { token: 'of a session that begins' });
  expect(asked.map((one) => headersOf(one)['Authorization'])).toEqual(['open', undefined, 'of a session that begins']);
});

test('a call that moves money has a key of its own, and the same one when it is tried again', async () => {
  const asked = answering(done(order), done(order), done(order), done([]));
  const send = sender();
  await send(requestDeposit, deposit);
  await send(requestDeposit, deposit);
  await send(requestDeposit, deposit, { idempotencyKey: 'tried before' });
  await send(getDepositMethods, {});
  const [first, second, again, none] = asked.map((one) => headersOf(one)['Idempotency-Key']);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).not.toBe(first);
  expect([again, none]).toEqual(['tried before', undefined]);
});

test('a refusal is thrown with its code, its sentence, its fields and the time to wait', async () => {
  const fields = { amount: { code: 'amount_range', message: 'Between 10 and 100.' } };
  answering(
    refused('amount_out_of_range', { fields, available: '5.00' }, { status: 422, headers: { 'Retry-After': '30' } }),
  );
  const codes: string[] = [];
  const failure = await failureOf(sender({ onRefused: (code) => codes.push(code) })(requestDeposit, deposit));
  expect(failure).toBeInstanceOf(CallFailure);
  expect(failure).toMatchObject({
    code: 'amount_out_of_range',
    message: 'said of amount_out_of_range',
    fields: { amount: 'Between 10 and 100.' },
    retryAfterSeconds: 30,
    extra: { available: '5.00' },
  });
  expect(codes).toEqual(['amount_out_of_range']);
});

test('LOGIN-07 what is wrong with the picture is said at its field', async () => {
  answering(refused('captcha_wrong'));
  const failure = await failureOf(sender()(requestDeposit, deposit));
  expect(failure.fields).toEqual({ captcha: 'said of captcha_wrong' });
});

test('a token that the server does not know is handed back, and only one that was sent', async () => {
  const tokens: string[] = [];
  const connection = { token: () => 'old', onTokenRefused: (token: string) => void tokens.push(token) };
  answering(refused('not_logged_in', {}, { status: 401 }), refused('not_logged_in', {}, { status: 401 }));
  const send = sender(connection);
  await failureOf(send(requestDeposit, deposit));
  await failureOf(send(getDepositMethods, {}));
  expect(tokens).toEqual(['old']);
});

test.each([
  ['no connection', new TypeError('Failed to fetch'), 'network'],
  ['a proxy without its server', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'network'],
  ['a page in place of an answer', new Response('<h1>Welcome</h1>'), 'unreadable'],
  ['an answer in no envelope', json({ amount: '1.00' }), 'unreadable'],
])('%s is a failure without a sentence of the server', async (_what, answer, code) => {
  answering(answer);
  expect(await failureOf(sender()(getDepositMethods, {}))).toMatchObject({ code, message: '' });
});

test('a server that is silent for too long is a network failure; what the caller gave up is none', async () => {
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    return promise;
  });
  expect(await failureOf(sender({ timeoutMs: 1 })(getDepositMethods, {}))).toMatchObject({ code: 'network' });
  const caller = new AbortController();
  const given = failureOf(sender()(getDepositMethods, {}, { signal: caller.signal }));
  caller.abort();
  expect(await given).toMatchObject({ name: 'AbortError' });
});

test('a sealed call is read by nothing but the newest key, with its time and a number of its own', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'newest', alg: 'ECDH-ES', use: 'enc' }];
  const asked = answering(done({ keys }), done({ done: true }), done({ keys }), done({ done: true }));
  const resetToken = 'a'.repeat(43);
  const send = sender();
  await send(checkResetLink, { body: { resetToken } });
  await send(checkResetLink, { body: { resetToken } });
  expect(asked.map(({ address }) => address).slice(0, 2)).toEqual([getSealingKeys.path, checkResetLink.path]);
  const sealed = [asked[1], asked[3]].map((one) => JSON.parse(one?.init.body as string) as { value: string });
  expect(JSON.stringify(sealed)).not.toContain(resetToken);
  const opened = await Promise.all(sealed.map(({ value }) => compactDecrypt(value, privateKey)));
  const bodies = opened.map(
    ({ plaintext }) => JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>,
  );
  expect(opened[0]?.protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'newest' });
  expect(bodies[0]).toMatchObject({ resetToken, iat: expect.any(Number) as number });
  expect(bodies[0]?.['jti']).not.toBe(bodies[1]?.['jti']);
});

test('a call that takes a form is sent as one', async () => {
  const asked = answering(done({ message: 'sent' }));
  const send = sender();
  await send(sendPasswordMail, { body: { username: 'suria88', email: 'suria@example.com' } });
  expect(asked[0]?.init.body).toEqual(new URLSearchParams('username=suria88&email=suria%40example.com'));
  expect(asked.map(headersOf)[0]).not.toHaveProperty('Content-Type');
});
