import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCarriers } from '@pelita/contract/office';
import { testDatabase, testOffice } from '@pelita/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { createLog } from '../platform/log/create-log.ts';
import { outsideServer } from '../platform/outside/testing/outside-server.ts';
import { missingCarriers } from '../platform/providers/carriers.ts';
import { mailServer } from '../platform/providers/mail/testing/mail-server.ts';
import { createModules } from './compose/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'pelita-carriers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const phone = { channel: 'text', value: '+60123456789' } as const;
const mailbox = { channel: 'mail', value: 'siti@example.net' } as const;

/** A deployment outside the sandbox with these carriers, whose log is read. */
async function deployment(carriers: object) {
  const file = join(folder, 'carriers.json');
  writeFileSync(file, JSON.stringify(carriers));
  const world = await testDatabase({ variables: { NODE_ENV: 'production', CARRIERS_FILE: file } });
  let logged = '';
  const log = createLog('debug', { write: (line: string) => (logged += line) });
  const platform = { ...world.platform, log };
  const { codes } = (await createModules(platform)).people.entrance;
  return {
    world,
    logged: () => logged,
    send: (contact: typeof phone | typeof mailbox) =>
      codes.send(world.database, { purpose: 'register', contact, language: 'EN' }),
  };
}
const gateway = (url: string) => ({
  url,
  headers: { authorization: 'Bearer hush-hush' },
  body: { as: 'json', value: { to: '{number}', text: '{text}' } },
});
const smtp = (port: number) => ({ host: '127.0.0.1', port, security: 'none', from: { address: 'a@example.com' } });

describe('SMS-04 outside the sandbox a code goes out by the carrier that CARRIERS_FILE names', () => {
  test('a text by the gateway', async () => {
    const { url, asked } = await outsideServer((_asked, answer) => answer.writeHead(202).end());
    await (await deployment({ sms: gateway(url) })).send(phone);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ to: phone.value, text: expect.stringMatching(/\b\d{6}\b/) });
  });

  test('a mail by the mail server', async () => {
    const server = await mailServer();
    await (await deployment({ mail: smtp(server.port) })).send(mailbox);
    expect(server.arrived).toMatchObject([{ to: [mailbox.value], source: expect.stringMatching(/\b\d{6}\b/) }]);
  });

  test('SEC-03 one that it does not take is code_not_sent, and the log tells neither whose it was, the code nor a key', async () => {
    const { url, asked } = await outsideServer((one, answer) => answer.writeHead(503).end(one.body));
    const server = await mailServer({ refuses: { at: 'recipient', code: 550, text: `no ${mailbox.value}` } });
    const { send, logged } = await deployment({ sms: gateway(url), mail: smtp(server.port) });
    await expect(send(phone)).rejects.toMatchObject({ code: 'code_not_sent' });
    await expect(send(mailbox)).rejects.toMatchObject({ code: 'code_not_sent' });
    expect(logged().match(/a carrier did not take a code/g)).toHaveLength(2);
    const [code = ''] = /\b\d{6}\b/.exec(asked[0]?.body ?? '') ?? [];
    expect(code).not.toBe('');
    for (const hidden of [code, 'hush-hush', '123456789', mailbox.value]) expect(logged()).not.toContain(hidden);
  });

  test('without a carrier no code is made', async () => {
    const { send } = await deployment({});
    await expect(send(phone)).rejects.toMatchObject({ code: 'code_not_allowed' });
    await expect(send(mailbox)).rejects.toMatchObject({ code: 'code_not_allowed' });
  });
});

describe('OPS-01 operators and the start say what nothing carries', () => {
  const kinds = ['mails', 'texts', 'deposits', 'payouts'];

  test('a sandbox carries everything itself', async () => {
    const world = await testDatabase();
    const support = await (await testOffice(world)).operator('support');
    const { carriers } = (await support.send(listCarriers, {})).value;
    expect(carriers).toEqual(kinds.map((kind) => ({ kind, carriedBy: 'sandbox' })));
    expect(missingCarriers(world.platform)).toEqual([]);
  });

  test('outside it each carrier that is missing is named, in one sentence', async () => {
    const { url } = await outsideServer((_asked, answer) => answer.end());
    const { world } = await deployment({ sms: gateway(url) });
    const support = await (await testOffice(world)).operator('support');
    const { carriers } = (await support.send(listCarriers, {})).value;
    expect(carriers).toEqual(kinds.map((kind) => ({ kind, carriedBy: kind === 'texts' ? 'provider' : 'none' })));
    expect(missingCarriers(world.platform)).toEqual([
      expect.stringContaining('No mail is sent'),
      expect.stringContaining('No payment provider'),
      expect.stringContaining('Approved withdrawals wait'),
    ]);
  });
});
