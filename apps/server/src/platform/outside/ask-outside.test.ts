import { expect, test } from 'vitest';
import { passingOn } from '../tracing/tracing.ts';
import { askOutside } from './ask-outside.ts';
import { outsideServer } from './testing/outside-server.ts';

const how = { name: 'a provider', tracing: passingOn, timeoutMs: 300 };
const question = (url: string) => ({ url: new URL(url), method: 'POST', headers: { 'x-key': 'hush' }, body: 'hush' });

test('an answer comes with its status and text, whatever the status', async () => {
  for (const status of [200, 204, 404, 503]) {
    const { url } = await outsideServer((_asked, answer) =>
      answer.writeHead(status).end(status === 204 ? '' : 'words'),
    );
    expect(await askOutside(question(url), how)).toMatchObject({
      status,
      bytes: Buffer.from(status === 204 ? '' : 'words'),
    });
  }
});

test('SEC-02 a redirection is not followed: what was sent reaches only who was named', async () => {
  const other = await outsideServer((_asked, answer) => answer.end('caught'));
  for (const status of [301, 302, 303, 307, 308]) {
    const { url } = await outsideServer((_asked, answer) => answer.writeHead(status, { location: other.url }).end());
    expect(await askOutside(question(url), how)).toEqual({ problem: 'a redirection' });
  }
  expect(other.asked).toEqual([]);
});

test('an answer without end is left, and one that never comes is waited for no longer than was said', async () => {
  const endless = await outsideServer((_asked, answer) => {
    const more = (): void => void (answer.write('x'.repeat(65_536)) && setImmediate(more));
    answer.on('drain', more);
    more();
  });
  const silent = await outsideServer(() => undefined);
  const halting = await outsideServer((_asked, answer) => void answer.write('half'));
  expect(await askOutside(question(endless.url), { ...how, timeoutMs: 5_000 })).toEqual({
    problem: 'an answer that is too large',
  });
  for (const { url } of [silent, halting])
    expect(await askOutside(question(url), how)).toEqual({ problem: 'no answer in time' });
});

test('a connection that is refused or cut off is no answer, and no problem repeats what was sent', async () => {
  const cut = await outsideServer((_asked, answer) => void answer.socket?.destroy());
  for (const url of [cut.url, 'http://127.0.0.1:1/?key=hush'])
    expect(await askOutside(question(url), how)).toEqual({ problem: 'no connection' });
});
