import { type CallRequest, listAnnouncements } from '@pelita/contract';
import {
  addAnnouncement,
  changeAnnouncement,
  getAnnouncementPicture,
  listOfficeAnnouncements,
  moveAnnouncement,
  type OfficeAnnouncement,
  orderAnnouncements,
  previewAnnouncement,
  uploadAnnouncementPicture,
} from '@pelita/contract/office';
import { testDatabase, testOffice, testServer } from '@pelita/testkit';
import { hostileHtml } from '@pelita/testkit/hostile-html';
import { sceneKinds } from '@pelita/ui/scene-kinds';
import { describe, expect, test } from 'vitest';
import { plainTags, sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import { jpegPicture, pngPicture } from '../../../platform/pictures/testing/pictures.ts';

const world = await testDatabase();
const portal = await testServer(world);
const office = await testOffice(world);
let editor = await office.operator('content');
/** A session is locked after a while, so the editor logs in anew. */
async function pass(duration: Temporal.DurationLike): Promise<void> {
  world.clock.advance(duration);
  editor = await office.operator('content');
}
const { timeZone, languages } = world.platform.brand;

type Typed = CallRequest<typeof addAnnouncement>['body'];
const words = (title: string, html = '<p>Read this.</p>') =>
  Object.fromEntries(languages.map((language) => [language, { title: `${title} ${language}`, html }]));
const typed = (given: Partial<Typed> = {}): Typed => ({
  kind: 'PL',
  group: null,
  scene: null,
  picture: null,
  linkage: null,
  from: null,
  until: null,
  words: words('News'),
  ...given,
});
const add = (given: Partial<Typed> = {}) =>
  editor.send(addAnnouncement, { body: { ...typed(given), state: given.state ?? 'published' } });
const change = (one: OfficeAnnouncement, given: Partial<Typed> = {}, version = one.version) =>
  editor.send(changeAnnouncement, { params: { id: one.id }, body: { ...typed(given), version } });
const move = (one: OfficeAnnouncement, state: OfficeAnnouncement['state']) =>
  editor.send(moveAnnouncement, { params: { id: one.id }, body: { version: one.version, state } });
const told = async (types = 'PL', language = 'EN') => {
  const { player, banners } = (await portal.send(listAnnouncements, { query: { types, language } })).value;
  return types === 'B' ? banners : player;
};
const titles = async (types = 'PL', language = 'EN') => (await told(types, language)).map(({ title }) => title);
const kept = async () => (await editor.send(listOfficeAnnouncements, {})).value.announcements;
const inMinutes = (minutes: number) =>
  world.clock
    .now()
    .add({ minutes })
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

test('OPS-06 what is published is told to visitors at once, in each language, and audited by its hash', async () => {
  const { value } = await add({ linkage: '/rng', words: words('Fresh') });
  expect(value).toMatchObject({ state: 'published', version: 1, isInForce: true, changedBy: editor.username });
  for (const language of languages) expect(await titles('PL', language)).toContain(`Fresh ${language}`);
  const entries = await world.asOwner<{ action: string; actor: string; after: string }>(
    'select action, actor, after from audit_entry where subject = $1',
    [`announcement:${value.id}`],
  );
  expect(entries).toMatchObject([{ action: 'add-announcement', actor: `operator:${editor.operatorId}` }]);
  expect(entries[0]?.after).toContain('"sha256"');
  expect(entries[0]?.after).not.toContain('Read this');
});

test('OPS-06 the brand’s own announcements are rows like any other, and a start does not undo what was made of them', async () => {
  const [banner] = (await kept()).filter(({ kind }) => kind === 'B');
  if (!banner) throw new Error('the brand has no banner');
  expect(banner.changedBy).toBeNull();
  const withdrawn = await move(banner, 'withdrawn');
  expect(withdrawn.value).toMatchObject({ state: 'withdrawn', isInForce: false, version: banner.version + 1 });
  await testServer(world);
  expect((await told('B')).map(({ id }) => id)).not.toContain(banner.id);
  await move(withdrawn.value, 'published');
  expect((await told('B')).map(({ id }) => id)).toContain(banner.id);
});

test('OPS-06 a draft is shown to no visitor, and what is deleted to no operator either, while its row stays', async () => {
  const draft = (await add({ state: 'draft', words: words('Draft') })).value;
  expect(await titles()).not.toContain('Draft EN');
  const published = (await move(draft, 'published')).value;
  expect(await titles()).toContain('Draft EN');
  const deleted = (await move(published, 'deleted')).value;
  expect(await titles()).not.toContain('Draft EN');
  expect((await kept()).map(({ id }) => id)).not.toContain(draft.id);
  expect(await move(deleted, 'published')).toMatchObject({ status: 404, body: { code: 'announcement_unknown' } });
  expect(await world.asOwner('select 1 from announcement where id = $1', [draft.id])).toHaveLength(1);
});

test('OPS-06 a schedule is kept in the brand’s zone: told from its minute on, and no more from its end', async () => {
  const [from, until] = [inMinutes(10), inMinutes(20)];
  const { value } = await add({ from, until, words: words('Later') });
  expect(value).toMatchObject({ from, until, isInForce: false });
  expect(await titles()).not.toContain('Later EN');
  await pass({ minutes: 10 });
  expect(await titles()).toContain('Later EN');
  await pass({ minutes: 10 });
  expect(await titles()).not.toContain('Later EN');
});

test('OPS-06 a change without a beginning keeps the one that it had', async () => {
  const { value } = await add({ words: words('Old') });
  await pass({ hours: 3 });
  const changed = (await change(value, { words: words('New') })).value;
  expect(changed).toMatchObject({ from: value.from, version: 2 });
  expect(await titles()).toEqual(expect.arrayContaining(['New EN']));
  expect(await titles()).not.toContain('Old EN');
});

test('OPS-06 a stale change is refused with the version that is there, and changes nothing', async () => {
  const seen = (await add({ words: words('Seen') })).value;
  const theirs = (await change(seen, { words: words('Theirs') })).value;
  const mine = await change(seen, { words: words('Mine') }, seen.version);
  expect(mine).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', current: theirs } });
  expect(await move(seen, 'withdrawn')).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  expect(await titles()).toContain('Theirs EN');
});

test('OPS-06 two changes of one version at once: one is done, the other told', async () => {
  const seen = (await add({ words: words('Race') })).value;
  const answers = await Promise.all([change(seen, { words: words('One') }), change(seen, { words: words('Two') })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

describe('OPS-06 the order of a kind', () => {
  const order = async () => (await kept()).filter(({ kind }) => kind === 'PL').map(({ id }) => id);
  const reorder = (before: string[], after: string[]) =>
    editor.send(orderAnnouncements, { body: { kind: 'PL', before, after } });

  test('is the one that visitors see', async () => {
    const before = await order();
    const after = before.toReversed();
    expect((await reorder(before, after)).value).toEqual({ order: after });
    expect(await order()).toEqual(after);
    const shown = (await told()).map(({ id }) => id);
    expect(shown).toEqual(after.filter((id) => shown.includes(id)));
  });

  test('is refused from another order than it has, with that order, and with ids that are not its own', async () => {
    const current = await order();
    const stale = current.toReversed();
    expect(await reorder(stale, current)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', current } });
    for (const after of [current.slice(1), [...current, current[0] ?? '']])
      expect(await reorder(current, after)).toMatchObject({ status: 400, body: { code: 'invalid_field' } });
    expect(await order()).toEqual(current);
  });
});

describe('NOTICE-03 OPS-06 hostile markup', () => {
  const left = new RegExp(`<(?!/?(?:${plainTags.join('|')})[ />])[a-z]`, 'i');

  test('each text of the corpus is stored, previewed and told as the sanitiser leaves it', async () => {
    const one = (await add({ words: words('Hostile') })).value;
    let { version } = one;
    for (const html of hostileHtml) {
      const answer = await change(one, { words: words('Hostile', html) }, version);
      expect(answer.status, html).toBe(200);
      version = answer.value.version;
      const clean = sanitiseHtml(html);
      expect(answer.value.words['EN']?.html, html).toBe(clean);
      const { value } = await editor.send(previewAnnouncement, { body: { words: { EN: { html } } } });
      expect(value.words['EN']?.html, html).toBe(clean);
    }
    await change(one, { words: words('Hostile', hostileHtml.join('\n')) }, version);
    const content = (await told()).find(({ id }) => id === one.id)?.content ?? '';
    expect(content).not.toMatch(left);
    expect(content.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\s(?:on\w+|style|class|id)\s*=/i);
    expect(content).not.toMatch(/href="(?!https?:\/\/|\/(?![/\\])|#)/i);
  });

  test('in a title it is words, and a title of blanks is none', async () => {
    const title = '<img src=x onerror=steal()>';
    const { value } = await add({ words: words(title) });
    expect(value.words['EN']?.title).toBe(`${title} EN`);
    const blank = Object.fromEntries(languages.map((language) => [language, { title: ' \u200b', html: '' }]));
    expect(await add({ words: blank })).toMatchObject({ status: 400, body: { code: 'invalid_field' } });
  });
});

describe('OPS-06 a picture', () => {
  const upload = (bytes: Uint8Array) => editor.send(uploadAnnouncementPicture, { body: { picture: base64(bytes) } });

  test('is painted anew, shown to visitors by an address of its own, and to operators', async () => {
    const { name } = (await upload(jpegPicture())).value;
    const { value } = await add({ kind: 'B', group: 'home', picture: name });
    const banner = (await told('B')).find(({ id }) => id === value.id);
    const address = banner?.announcementImages[0]?.imageUrl ?? '';
    const file = await portal.call(address);
    expect(file).toMatchObject({ status: 200 });
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(file.headers.get('cache-control')).toContain('immutable');
    const shown = (await editor.send(getAnnouncementPicture, { params: { name } })).value;
    expect(shown.mediaType).toBe('image/jpeg');
    expect(Buffer.from(shown.picture, 'base64')).not.toEqual(jpegPicture());
  });

  test('that is none is refused, and so are a name of none and a scene beside it', async () => {
    for (const bytes of [Buffer.from('<svg onload="steal()"/>'), pngPicture({ width: 900 }), Buffer.alloc(0)])
      expect(await upload(bytes)).toMatchObject({ status: 400, body: { code: 'invalid_field' } });
    const unknown = `${'a'.repeat(22)}.png`;
    expect(await add({ kind: 'B', picture: unknown })).toMatchObject({
      status: 400,
      body: { fields: { picture: { key: 'not_on_list' } } },
    });
    expect((await portal.call(`/announcements/${unknown}`)).status).toBe(404);
    const { name } = (await upload(pngPicture())).value;
    const [scene] = sceneKinds;
    expect(await add({ kind: 'B', picture: name, scene })).toMatchObject({
      status: 400,
      body: { fields: { picture: { key: 'one_of_two' } } },
    });
  });

  test('that no announcement shows is forgotten after a day, and one that is shown stays', async () => {
    const [used, unused] = [(await upload(pngPicture())).value.name, (await upload(pngPicture())).value.name];
    await add({ kind: 'B', picture: used });
    await pass({ hours: 25 });
    await office.work('announcements.prune-pictures');
    expect((await portal.call(`/announcements/${used}`)).status).toBe(200);
    expect((await portal.call(`/announcements/${unused}`)).status).toBe(404);
  });
});

test.each<[string, Partial<Typed>, string]>([
  ['a language that is missing', { words: { EN: { title: 'News', html: '' } } }, 'words.MY.title'],
  ['a language too many', { words: { ...words('News'), TH: { title: 'x', html: '' } } }, 'words.TH'],
  ['another site', { linkage: 'https://evil.example/' }, 'linkage'],
  ['another site without its scheme', { linkage: '//evil.example/' }, 'linkage'],
  ['script as an address', { linkage: 'javascript:steal()' }, 'linkage'],
  ['a scene that nobody draws', { scene: '../../etc' }, 'scene'],
  ['a group that is no banner’s', { group: 'w_login' }, 'group'],
  ['a day that no calendar has', { from: '2026-02-30T10:00' }, 'from'],
  ['an end before the beginning', { from: '2027-01-02T00:00', until: '2027-01-01T00:00' }, 'until'],
])('API-05 OPS-06 is not kept: %s', async (_what, given, field) => {
  const before = (await kept()).length;
  const answer = await add(given);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_field' } });
  expect(Object.keys((answer.body as unknown as { fields: object }).fields)).toContain(field);
  expect((await kept()).length).toBe(before);
});

test('OPS-06 a text that is too long in entities is refused', async () => {
  const answer = await add({ words: words('Long', '>'.repeat(40 * 1024)) });
  expect(answer).toMatchObject({ status: 400, body: { code: 'announcement_too_long' } });
});

test('OPS-06 an auditor reads and changes nothing, other roles do neither', async () => {
  const auditor = await office.operator('auditor');
  const finance = await office.operator('finance');
  expect((await auditor.send(listOfficeAnnouncements, {})).status).toBe(200);
  for (const operator of [auditor, finance])
    expect(await operator.send(addAnnouncement, { body: { ...typed(), state: 'draft' } })).toMatchObject({
      status: 403,
      body: { code: 'permission_missing' },
    });
  expect(await finance.send(listOfficeAnnouncements, {})).toMatchObject({ status: 403 });
});
