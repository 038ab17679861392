import { testDatabase } from '@pelita/testkit';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { sandboxInbox } from './index.ts';

const world = await testDatabase();
const inbox = sandboxInbox(world.platform);
const app = Fastify();
if (inbox.plugin) await app.register(inbox.plugin);
afterAll(() => app.close());

const id = () => world.random.uuid(world.clock.now());
const page = async (language: string) =>
  await app.inject({ url: '/dev/inbox', headers: { cookie: `language=${language}` } });
const messages = async () => (await app.inject('/dev/inbox.json')).json<{ id: string; text: string }[]>();

test('an inbox in which nothing lies says so, in the visitor’s language', async () => {
  expect(await messages()).toEqual([]);
  expect((await page('MY')).body).toContain('Belum ada yang dihantar.');
  expect((await page('EN')).body).toContain('Nothing has been sent yet.');
});

test('mails and texts lie there newest first, a text with its code', async () => {
  const [mail, text] = [id(), id()];
  await inbox.mail.send({ id: mail, to: 'ali@example.com', subject: 'Good news', text: 'Money came.' });
  world.clock.advance({ minutes: 1 });
  await inbox.sms.send({ id: text, to: '+60123456789', text: 'Your code is 4711.', code: '4711' });
  expect(await messages()).toEqual([
    {
      id: text,
      channel: 'sms',
      to: '+60123456789',
      text: 'Your code is 4711.',
      code: '4711',
      at: '2026-03-02T04:01:00Z',
    },
    { id: mail, channel: 'mail', to: 'ali@example.com', text: 'Good news\n\nMoney came.', at: '2026-03-02T04:00:00Z' },
  ]);
});

test('the same message handed over twice lies there once', async () => {
  const letter = { id: id(), to: 'siti@example.com', subject: 'Once', text: 'Only once.' };
  await Promise.all([inbox.mail.send(letter), inbox.mail.send(letter)]);
  await inbox.mail.send(letter);
  expect((await messages()).filter((message) => message.id === letter.id)).toHaveLength(1);
});

test('a message is shown as text and runs nothing', async () => {
  const hostile = `<script>alert("1")</script> 🎰 ภาษาไทย`;
  await inbox.mail.send({ id: id(), to: '"><b>@example.com', subject: hostile, text: hostile });
  const { body, headers } = await page('EN');
  expect(body).not.toMatch(/<script|<b>/);
  expect(body).toContain('🎰 ภาษาไทย');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect((await messages())[0]?.text).toBe(`${hostile}\n\n${hostile}`);
});
