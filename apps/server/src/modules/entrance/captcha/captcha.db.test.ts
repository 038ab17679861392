import type { SessionValue } from '@pelita/contract';
import { credentials, peopleServer, seed } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';

const world = await testDatabase();
const server = await peopleServer(world);
const { call } = server;
const sandbox = Fastify();
await sandbox.register(server.entrance.plugin ?? (async () => {}));
afterAll(async () => {
  await sandbox.close();
  await server.close();
});

/** A picture, its cookie, and what the sandbox says that it shows. */
async function picture(): Promise<{ cookie: string; captcha: string; wrong: string }> {
  const answer = await call<string>('GET', '/wps/captcha');
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const told = await sandbox.inject({ url: '/dev/captcha.json', headers: { cookie } });
  const captcha = told.json<{ answer: string }>().answer;
  return { cookie, captcha, wrong: captcha === '00000' ? '00001' : '00000' };
}
const login = (body: object, cookie?: string) =>
  call<SessionValue>('POST', '/wps/session/login', { body, ...(cookie === undefined ? {} : { cookie }) });
async function failThrice(username: string): Promise<void> {
  await seed(server, username);
  for (let nth = 1; nth <= 3; nth++) await login(credentials(username, { password: `wrong ${nth}` }));
}

describe('API-01 API-07 GET /wps/captcha', () => {
  test('SMS-05 is a PNG in base64, and a cookie that no script reads says what it shows to the server alone', async () => {
    const answer = await call<string>('GET', '/wps/captcha');
    expect(Buffer.from(answer.value, 'base64').subarray(0, 8)).toEqual(
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    );
    expect(answer.headers.get('set-cookie')).toMatch(
      /^captchaId=[\w-]+; Path=\/; Max-Age=300; HttpOnly; SameSite=Strict$/,
    );
    const { captcha, cookie } = await picture();
    expect(captcha).toMatch(/^\d{5}$/);
    expect(Buffer.from(cookie.slice(10), 'base64url').toString('latin1')).not.toContain(captcha);
  });

  test('LOGIN-07 the third failure carries the flag; from then on a login needs the picture, the right password too', async () => {
    await seed(server, 'Flagged01');
    const flags = [];
    for (let nth = 1; nth <= 3; nth++)
      flags.push((await login(credentials('Flagged01', { password: 'wrong' }))).envelope['captcha']);
    expect(flags).toEqual([undefined, undefined, true]);
    const without = await login(credentials('Flagged01'));
    expect([without.status, without.code, without.envelope['captcha']]).toEqual([400, 'captcha_required', true]);
    const { cookie, captcha } = await picture();
    expect((await login(credentials('Flagged01', { captcha }), cookie)).status).toBe(200);
    expect((await login(credentials('Flagged01'))).status).toBe(200);
  });

  test('LOGIN-07 LOGIN-14 an unknown name gets the flag after as many tries', async () => {
    const flags = [];
    for (let nth = 1; nth <= 4; nth++) {
      const { code, envelope } = await login(credentials('Nobody7788'));
      flags.push([code, envelope['captcha']]);
    }
    const wrong = 'wrong_credentials';
    expect(flags).toEqual([
      [wrong, undefined],
      [wrong, undefined],
      [wrong, true],
      ['captcha_required', true],
    ]);
  });

  test('LOGIN-07 many failures from one address need the picture for another name too', async () => {
    const address = '203.0.113.77';
    for (const name of ['Spray1', 'Spray2', 'Spray3'])
      await call('POST', '/wps/session/login', { body: credentials(name), address });
    await seed(server, 'Neighbour1');
    const answer = await call('POST', '/wps/session/login', { body: credentials('Neighbour1'), address });
    expect(answer.code).toBe('captcha_required');
  });

  test('SMS-05 captcha_wrong: a wrong answer uses the picture up', async () => {
    await failThrice('Wrongpic1');
    const { cookie, captcha, wrong } = await picture();
    const answer = await login(credentials('Wrongpic1', { captcha: wrong }), cookie);
    expect([answer.status, answer.code, answer.envelope['captcha']]).toEqual([400, 'captcha_wrong', true]);
    expect((await login(credentials('Wrongpic1', { captcha }), cookie)).code).toBe('captcha_wrong');
  });

  test('SMS-05 a picture is good for one login, from any sender', async () => {
    await failThrice('Oncepic01');
    await failThrice('Oncepic02');
    const { cookie, captcha } = await picture();
    const answers = await Promise.all([
      login(credentials('Oncepic01', { captcha }), cookie),
      login(credentials('Oncepic02', { captcha }), cookie),
    ]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
  });

  test('SMS-05 a picture expires, and a forged or missing cookie is no picture', async () => {
    await failThrice('Latepic01');
    const { captcha } = await picture();
    for (const cookie of [undefined, 'captchaId=', 'captchaId=AAAA', 'captchaId=%00'])
      expect((await login(credentials('Latepic01', { captcha }), cookie)).code).toBe('captcha_wrong');
    const late = await picture();
    world.clock.advance({ seconds: 300 });
    expect((await login(credentials('Latepic01', { captcha: late.captcha }), late.cookie)).code).toBe('captcha_wrong');
  });
});
