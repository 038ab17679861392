import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { CarrierFailure } from '../carrier-failure.ts';
import { mailConfiguration } from './mail-configuration.ts';
import { smtpMail } from './smtp-mail.ts';
import { mailServer } from './testing/mail-server.ts';
import { hasDkimSignature } from './testing/verify-dkim.ts';

const folder = mkdtempSync(join(tmpdir(), 'pelita-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));
const keys = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
writeFileSync(join(folder, 'dkim.pem'), keys.privateKey);
const authorityFile = new URL('../../../main/testing/tls/authority.pem', import.meta.url).pathname;

const letter = {
  id: '0199aa00-0000-7000-8000-000000000001',
  to: 'siti@example.net',
  subject: 'Wang anda sudah sampai – RM 50',
  text: 'Selamat datang.\n\n.\nA line that is a dot, and one that is long: '.concat('saya '.repeat(300), 'ภาษาไทย'),
};
const from = { address: 'no-reply@example.com' };
const plain = (port: number) => ({ host: '127.0.0.1', port, security: 'none', from });

function mailBy(configuration: object, timeoutMs?: number) {
  const parsed = mailConfiguration(folder).parse(configuration);
  return smtpMail(parsed, { brandName: 'Pelita', ...(timeoutMs !== undefined && { timeoutMs }) });
}

async function failure(sending: Promise<void>): Promise<CarrierFailure> {
  const error: unknown = await sending.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CarrierFailure);
  return error as CarrierFailure;
}

test('a letter arrives whole, from the brand, under an id of its own that stays the same when it comes twice', async () => {
  const server = await mailServer();
  const mail = mailBy(plain(server.port));
  await mail.send(letter);
  await mail.send(letter);
  expect(server.arrived).toHaveLength(2);
  const [{ source, ...envelope } = { source: '' }] = server.arrived;
  expect(envelope).toMatchObject({ from: 'no-reply@example.com', to: ['siti@example.net'] });
  expect(source).toContain('From: Pelita <no-reply@example.com>');
  expect(source).toContain('Auto-Submitted: auto-generated');
  for (const each of server.arrived) expect(each.source).toContain(`Message-ID: <${letter.id}@example.com>`);
  expect(textOf(source)).toBe(letter.text);
});

test.each(['tls', 'starttls'])(
  'by %s the letter and the login travel encrypted, under a certificate that was checked',
  async (security) => {
    const server = await mailServer({ isTls: security === 'tls', login: { username: 'pelita', password: 'hush' } });
    const configuration = {
      host: 'localhost',
      port: server.port,
      security,
      from,
      username: 'pelita',
      password: 'hush',
    };
    await mailBy({ ...configuration, authorityFile }).send(letter);
    expect(server.arrived).toMatchObject([{ isEncrypted: true, username: 'pelita' }]);
    // Without the authority it is a certificate like anybody's.
    expect(await failure(mailBy(configuration).send(letter))).toMatchObject({ isFinal: false });
    expect(server.arrived).toHaveLength(1);
  },
);

test('starttls sends nothing to a server that offers no TLS', async () => {
  const server = await mailServer({ isClear: true });
  const mail = mailBy({ host: 'localhost', port: server.port, security: 'starttls', from, authorityFile });
  expect(await failure(mail.send(letter))).toMatchObject({ isFinal: false });
  expect(server.arrived).toEqual([]);
});

test('DKIM: the signature is proved by the public key, and by none for a letter that was changed', async () => {
  const server = await mailServer();
  const dkim = { domain: 'example.com', selector: 'pelita', keyFile: 'dkim.pem' };
  await mailBy({ ...plain(server.port), dkim }).send(letter);
  const source = server.arrived[0]?.source ?? '';
  const whose = { domain: 'example.com', selector: 'pelita', publicKey: keys.publicKey };
  expect(hasDkimSignature(source, whose)).toBe(true);
  for (const changed of [
    source.replace('siti@', 'ali@'),
    source.replace(/^Subject: .*$/m, 'Subject: another'),
    `${source.trimEnd()}x\r\n`,
  ])
    expect(hasDkimSignature(changed, whose)).toBe(false);
  const other = generateKeyPairSync('rsa', { modulusLength: 2_048 }).publicKey.export({ type: 'spki', format: 'pem' });
  expect(hasDkimSignature(source, { ...whose, publicKey: String(other) })).toBe(false);
});

describe('SEC-03 a refusal tells its code and neither address, password nor what the server said', () => {
  test.each([
    ['a recipient for good', { at: 'recipient', code: 550, text: 'no siti@example.net here' }, true, '550'],
    ['a recipient for now', { at: 'recipient', code: 451, text: 'siti@example.net is greylisted' }, false, '451'],
    ['a letter for good', { at: 'letter', code: 554, text: 'spam for siti@example.net' }, true, '554'],
    ['a letter for now', { at: 'letter', code: 452, text: 'siti@example.net is full' }, false, '452'],
  ] as const)('%s', async (_what, refuses, isFinal, code) => {
    const server = await mailServer({ refuses });
    const error = await failure(mailBy(plain(server.port)).send(letter));
    expect(error.isFinal).toBe(isFinal);
    expect(error.message).toContain(code);
    expect(`${error.message} ${error.stack}`).not.toContain('siti@');
    expect(error.cause).toBeUndefined();
    expect(server.arrived).toEqual([]);
  });

  test('a wrong password, which the operator can mend while jobs wait', async () => {
    const server = await mailServer({ isTls: true, login: { username: 'pelita', password: 'right' } });
    const wrong = { username: 'pelita', password: 'hush-hush', authorityFile };
    const error = await failure(
      mailBy({ host: 'localhost', port: server.port, security: 'tls', from, ...wrong }).send(letter),
    );
    expect(error).toMatchObject({ isFinal: false, message: expect.stringContaining('EAUTH') });
    expect(`${error.message} ${error.stack}`).not.toContain('hush');
  });
});

test('a server that never greets, one that answers without end, and none at all end in time and are tried again', async () => {
  const silent = await rawServer(() => undefined);
  const endless = await rawServer((write) => {
    const more = (): void => void (write(`220-${'x'.repeat(65_536)}\r\n`) && setImmediate(more));
    more();
  });
  const [greeting, gone] = [
    await failure(mailBy(plain(silent), 200).send(letter)),
    await failure(mailBy(plain(1), 200).send(letter)),
  ];
  const answering = await failure(mailBy(plain(endless), 2_000).send(letter));
  for (const error of [greeting, gone, answering]) expect(error.isFinal).toBe(false);
});

test.each(['siti@example.net, ali@example.net', 'siti@example.net\r\nBcc: ali@example.net', 'Siti <siti@example.net>'])(
  'what is no single address reaches nobody beside the one: %j',
  async (to) => {
    const server = await mailServer();
    await mailBy(plain(server.port))
      .send({ ...letter, to })
      .catch(() => undefined);
    for (const { to: reached } of server.arrived) expect(reached).not.toContain('ali@example.net');
  },
);

test('a subject of many lines stays a subject', async () => {
  const server = await mailServer();
  await mailBy(plain(server.port)).send({ ...letter, subject: 'Hello\r\nBcc: ali@example.net\r\n\r\nbody' });
  expect(server.arrived[0]?.to).toEqual(['siti@example.net']);
  expect(server.arrived[0]?.source).not.toMatch(/^Bcc:/m);
});

/** Speaks no protocol of its own. */
async function rawServer(speak: (write: (text: string) => boolean) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    speak((text) => !socket.destroyed && (socket.write(text), true));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function textOf(source: string): string {
  const body = source.slice(source.indexOf('\r\n\r\n') + 4);
  const bytes = /^Content-Transfer-Encoding: base64/m.test(source)
    ? Buffer.from(body, 'base64')
    : Buffer.from(
        body
          .replaceAll('=\r\n', '')
          .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      );
  return bytes.toString('utf8').replaceAll('\r\n', '\n').trimEnd();
}
