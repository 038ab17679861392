import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog('debug', { write: (line: string) => (text += line) }));
  return text;
}

test('SEC-03 what is called a password, token or key of entry is blotted out at any of three depths', () => {
  const text = logged((log) => {
    log.info({ password: 'hush', token: 'hush', at: { authorization: 'hush', deep: { cookie: 'hush' } } }, 'login');
    log.child({ accessToken: 'hush' }).warn({ headers: { 'set-cookie': 'hush', Authorization: 'hush' } }, 'answer');
  });
  expect(text).not.toContain('hush');
  expect(text).toContain('[secret]');
});

test('SEC-03 an error shows what it says and where it arose, and nothing that a library hung on it', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (mobile)=(hush) exists' });
  const error = Object.assign(new Error('not saved', { cause }), { config: { headers: { 'x-key': 'hush' } } });
  const text = logged((log) => {
    log.error({ error }, 'failed');
    log.error({ err: error }, 'failed');
  });
  expect(text).not.toContain('hush');
  expect(text.match(/not saved/g)?.length).toBeGreaterThan(1);
  expect(text).toContain('23505');
});

test('a line is one JSON object with its level as a word', () => {
  expect(JSON.parse(logged((log) => log.info({ requestId: 'r1' }, 'request')))).toMatchObject({
    level: 'info',
    requestId: 'r1',
    msg: 'request',
  });
});
