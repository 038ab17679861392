import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EnvironmentProblems, readEnvironment } from '../environment/read-environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'pelita-carriers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'carriers.json');
const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' });
writeFileSync(join(folder, 'dkim.pem'), rsa(2_048));
writeFileSync(join(folder, 'short.pem'), rsa(1_024));

const mail = { host: 'smtp.example.com', port: 587, security: 'starttls', from: { address: 'no-reply@example.com' } };
const dkim = { domain: 'example.com', selector: 's1', keyFile: 'dkim.pem' };
const sms = {
  url: 'https://gateway.example.com/send',
  body: { as: 'json', value: { to: '{number}', text: '{text}' } },
};

const adyen = {
  merchantAccount: 'BrandCOM',
  apiKey: 'key',
  checkoutUrl: 'https://checkout-test.adyen.com/v71',
  noticeKey: 'ab'.repeat(32),
};
const payouts = {
  apiKey: 'key',
  transfersUrl: 'https://balanceplatform-api-test.adyen.com/btl/v4',
  balanceAccountId: 'BA1',
  priority: 'regular',
  noticeKey: 'ab'.repeat(32),
  banks: { Maybank: 'MBBEMYKL' },
};

const files = {
  kind: 's3',
  url: 'https://s3.ap-southeast-1.amazonaws.com',
  bucket: 'brand-files',
  region: 'ap-southeast-1',
  accessKeyId: 'id',
  secretAccessKey: 'secret',
};

function problemsOf(content: unknown): readonly string[] {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  try {
    readEnvironment({ CARRIERS_FILE: file });
  } catch (error) {
    if (error instanceof EnvironmentProblems) return error.problems;
    throw error;
  }
  return [];
}

test('the file that CARRIERS_FILE names says who carries what; a carrier that it leaves out is none', () => {
  expect(problemsOf({ mail: { ...mail, dkim }, sms, adyen: { ...adyen, payouts }, files })).toEqual([]);
  const { carriers } = readEnvironment({ CARRIERS_FILE: file });
  expect(carriers.mail).toMatchObject({
    host: 'smtp.example.com',
    dkim: { keyFile: expect.stringContaining('PRIVATE KEY') },
  });
  expect(carriers.sms).toMatchObject({ method: 'POST', number: 'e164', success: { status: [200, 201, 202, 204] } });
  expect(problemsOf({})).toEqual([]);
  expect(readEnvironment({ CARRIERS_FILE: file }).carriers).toEqual(readEnvironment({}).carriers);
});

test.each([
  ['no JSON', '{', 'CARRIERS_FILE: must name a JSON file that can be read'],
  ['clear text to another machine', { mail: { ...mail, security: 'none' } }, 'mail.security must be tls or starttls'],
  ['a password without a name', { mail: { ...mail, password: 'x' } }, 'mail.password goes with username'],
  [
    'a line break in a password',
    { mail: { ...mail, username: 'a', password: 'b\r\nQUIT' } },
    'mail.password must be one line',
  ],
  ['no sender', { mail: { ...mail, from: { address: 'nobody' } } }, 'mail.from.address must be a mail address'],
  [
    'a key that is not there',
    { mail: { ...mail, dkim: { ...dkim, keyFile: 'gone.pem' } } },
    'mail.dkim.keyFile must name',
  ],
  ['a short key', { mail: { ...mail, dkim: { ...dkim, keyFile: 'short.pem' } } }, 'mail.dkim.keyFile must name'],
  ['a gateway in clear', { sms: { ...sms, url: 'http://gateway.example.com' } }, 'sms.url must be an https address'],
  [
    'a number in the address',
    { sms: { ...sms, url: 'https://{number}.example.com/' } },
    'sms.url must hold no placeholder',
  ],
  [
    'a password in the address',
    { sms: { ...sms, url: 'https://a:b@example.com/' } },
    'sms.url must be an https address, without a user',
  ],
  ['another protocol', { sms: { ...sms, url: 'file:///etc/passwd' } }, 'sms.url must be an https'],
  ['a header of two lines', { sms: { ...sms, headers: { a: 'b\r\nc: d' } } }, 'sms.headers.a must be one line'],
  ['a text in a header', { sms: { ...sms, headers: { a: '{text}' } } }, 'sms.headers.a must hold no placeholder'],
  ['a header that is none', { sms: { ...sms, headers: { 'a b': 'c' } } }, 'sms.headers.a b '],
  [
    'a template without the text',
    { sms: { ...sms, body: { as: 'form', value: { to: '{number}' } } } },
    'sms.body or query',
  ],
  ['success that is a failure', { sms: { ...sms, success: { status: [500] } } }, 'sms.success.status.0 '],
  [
    'a payment key in clear',
    { adyen: { ...adyen, checkoutUrl: 'http://adyen.example' } },
    'adyen.checkoutUrl must be an https',
  ],
  ['a key that is no header', { adyen: { ...adyen, apiKey: 'a\nb' } }, 'adyen.apiKey must be one word'],
  ['a short notice key', { adyen: { ...adyen, noticeKey: 'abcd' } }, 'adyen.noticeKey must be a key'],
  [
    'a bank without a BIC',
    { adyen: { ...adyen, payouts: { ...payouts, banks: { Maybank: '' } } } },
    'adyen.payouts.banks.Maybank must be a BIC',
  ],
  [
    'files in a folder that depends on where it was started',
    { files: { kind: 'disk', folder: 'files' } },
    'files.folder must be',
  ],
  ['a bucket in clear', { files: { ...files, url: 'http://s3.example.com' } }, 'files.url must be an https address'],
  ['a bucket that is a path', { files: { ...files, bucket: '../other' } }, 'files.bucket must be the name'],
  [
    'documents of players in clear',
    { identityCheck: { url: 'http://checker.example.com', key: 'key' } },
    'identityCheck.url must be an https address',
  ],
  ['a checker without a key', { identityCheck: { url: 'https://checker.example.com' } }, 'identityCheck.key'],
  ['a carrier that is not known', { pigeon: {} }, 'CARRIERS_FILE: '],
])('EASY-06 %s is said in one sentence before anything starts', (_what, content, told) => {
  expect(problemsOf(content)).toEqual([expect.stringContaining(told)]);
});

test('SEC-03 no sentence repeats a value', () => {
  const wrong = {
    mail: { ...mail, password: 'hush\n', port: 'hush' },
    sms: { ...sms, headers: { a: 'hush\n' }, method: 'HUSH-HUSH' },
  };
  const told = problemsOf(wrong).join();
  expect(told.split('CARRIERS_FILE').length).toBeGreaterThan(4);
  expect(told.toLowerCase()).not.toContain('hush');
});
