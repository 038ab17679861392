import { listAnnouncements } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { announce, endAnnounced, standingAnnouncements } from './announce.ts';
import { readAnnouncement } from './read-announcement.ts';
import { seedAnnouncements } from './seed-announcements.ts';

const world = await testDatabase();
const server = await testServer(world);
const LANGUAGES = ['MY', 'EN'];

type Given = Record<string, unknown>;
const words = (title: string, html = '<p>Read this.</p>') => ({
  MY: { title: `${title} (MY)`, html },
  EN: { title, html },
});
const file = (given: Given) => JSON.stringify({ code: 'news', kind: 'PL', words: words('News'), ...given });
const add = (given: Given) =>
  world.database.transaction((tx) => announce(tx, readAnnouncement(file(given), LANGUAGES)));
const remove = (code: string) => world.database.transaction((tx) => endAnnounced(tx, code));
const marquee = async (language: string) =>
  (await server.send(listAnnouncements, { query: { types: 'PL', language } })).value.player;
const auditOf = (code: string) =>
  world.database.transaction((tx) =>
    tx.run<{ action: string }>(
      { name: 'test.audit', text: 'select action from audit_entry where subject = $1 order by at, position' },
      [`announcement:${code}`],
    ),
  );

test('NOTICE-01 NOTICE-03 an operator says something in every language, last in its row and without hostile markup', async () => {
  await add({
    linkage: '/rng?selection=NEW',
    words: words('News', '<p onclick="steal()">Hear</p><script>steal()</script>'),
  });
  for (const [language, title] of [
    ['MY', 'News (MY)'],
    ['EN', 'News'],
  ] as const) {
    const last = (await marquee(language)).at(-1);
    expect(last).toMatchObject({ title, content: '<p>Hear</p>', linkage: '/rng?selection=NEW', linkageType: 'URL' });
  }
  await expect(add({})).rejects.toThrow('news stands already');
  expect((await auditOf('news')).map(({ action }) => action)).toEqual(['announce']);
});

test('NOTICE-01 what is over is told no more, by its time or by its removal, and a start does not bring it back', async () => {
  await add({ code: 'today', endsAt: world.clock.now().add({ hours: 24 }).toString(), words: words('Today') });
  await add({ code: 'oops', words: words('Oops') });
  const titles = async () => (await marquee('EN')).map(({ title }) => title);
  expect(await titles()).toEqual(expect.arrayContaining(['Today', 'Oops']));
  await remove('oops');
  expect(await titles()).not.toContain('Oops');
  expect((await auditOf('oops')).map(({ action }) => action)).toEqual(['announce', 'end-announcement']);
  await world.database.transaction((tx) =>
    seedAnnouncements(tx, [readAnnouncement(file({ code: 'oops', words: words('Oops') }), LANGUAGES)]),
  );
  expect(await titles()).not.toContain('Oops');
  const standing = await world.database.transaction((tx) => standingAnnouncements(tx, 'EN'));
  expect(standing.map(({ code }) => code)).toContain('today');
  expect(standing.map(({ code }) => code)).not.toContain('oops');
  world.clock.advance({ hours: 24 });
  expect(await titles()).not.toContain('Today');
  await expect(remove('oops')).rejects.toThrow('No announcement oops stands');
  await expect(remove('nothing')).rejects.toThrow('No announcement nothing stands');
});

test.each<[string, Given, RegExp]>([
  ['a language is missing', { words: { EN: { title: 'News', html: '<p>x</p>' } } }, /missing in MY/],
  ['a language too many', { words: { ...words('News'), TH: { title: 'x', html: 'x' } } }, /does not speak TH/],
  ['a code with a space', { code: 'a b' }, /code/],
  ['an unknown kind', { kind: 'X' }, /kind/],
  ['an unknown scene', { scene: '../../etc' }, /scene/],
  ['another site', { linkage: 'https://evil.example/' }, /linkage/],
  ['another site without its scheme', { linkage: '//evil.example/' }, /linkage/],
  ['script as an address', { linkage: 'javascript:steal()' }, /linkage/],
  ['a word too many', { surprise: true }, /surprise|the whole/],
  ['an end that is no instant', { endsAt: 'tomorrow' }, /endsAt/],
  ['an empty title', { words: { ...words('x'), EN: { title: ' ', html: 'x' } } }, /title/],
])('NOTICE-01 API-05 is not announced: %s', (_what, given, sentence) => {
  expect(() => readAnnouncement(file(given), LANGUAGES)).toThrow(sentence);
});

test('NOTICE-01 a file that is no JSON is answered with an example, one whose end has passed with a sentence', async () => {
  expect(() => readAnnouncement('{', LANGUAGES)).toThrow(/not JSON[^]*"words"/);
  await expect(add({ code: 'late', endsAt: '2020-01-01T00:00:00Z' })).rejects.toThrow('late would be over already');
});
