import {
  ANNOUNCEMENT_MAXIMUM_BYTES,
  type AnnouncementSeed,
  listAgentAnnouncements,
  listAnnouncements,
  readAgentAnnouncement,
} from '@pelita/contract';
import type { AnnouncementKind } from '@pelita/contract/office';
import { newMember, testDatabase, testServer } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';
import { hostileHtml } from '@pelita/testkit/hostile-html';
import { sanitiseHtml } from '../../platform/html/sanitise-html.ts';
import { publishAnnouncement } from './publish-announcement.ts';
import { tables } from './store.ts';

const world = await testDatabase();
const server = await testServer(world);

const list = async (query: Record<string, string> = {}, language?: string) =>
  (await server.send(listAnnouncements, { query }, language === undefined ? {} : { language })).value;
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

/** An announcement as an operator would have it, with texts by language as they lie in the table. */
async function announce(
  code: string,
  kind: AnnouncementKind,
  words: Record<string, { title: string; content: string }>,
  period: { from?: number; until?: number } = {},
): Promise<void> {
  await world.database.transaction(async (tx) => {
    const id = tx.newId<string>();
    await tables(tx)
      .insertInto('announcement')
      .values({
        id,
        code,
        kind,
        state: 'published',
        version: 1,
        display_group: null,
        scene: null,
        picture: null,
        linkage: '/rng',
        linkage_type: 'URL',
        position: 100,
        published_at: tx.now.add({ hours: period.from ?? 0 }),
        ends_at: period.until === undefined ? null : tx.now.add({ hours: period.until }),
        changed_at: tx.now,
        changed_by: null,
      })
      .execute();
    await tables(tx)
      .insertInto('announcement_text')
      .values(Object.entries(words).map(([language, text]) => ({ announcement_id: id, language, ...text })))
      .execute();
  });
}

async function publish(code: string, html: string): Promise<void> {
  const announcement: AnnouncementSeed[number] = {
    code,
    kind: 'PL',
    group: null,
    scene: null,
    linkage: null,
    linkageType: null,
    words: { EN: { title: code, html } },
  };
  await world.database.transaction((tx) => publishAnnouncement(tx, announcement, 200));
}

const said = (title: string) => ({ EN: { title, content: `<p>${title}</p>` } });

describe('API-01 MCSFE_getListAnnouncements', () => {
  test('NOTICE-01 gives each kind that was asked for a list of its own, and banners when none was named', async () => {
    await announce('a-popup', 'PU', said('A popup'));
    await announce('a-promotion', 'PR', said('A promotion'));
    const all = await list({ types: 'B,PL,PU,PR', platform: 'W', execution: 'B' });
    expect(all.banners.length).toBeGreaterThan(0);
    expect(all.player.length).toBeGreaterThan(0);
    expect(titles(all.popup)).toEqual(['A popup']);
    expect(titles(all.promotion)).toEqual(['A promotion']);
    expect(await list()).toEqual({ banners: all.banners, player: [], popup: [], promotion: [] });
    expect(await list({ types: 'PL' })).toEqual({ banners: [], player: all.player, popup: [], promotion: [] });
  });

  test('NOTICE-01 an item has its title, content, words for the marquee, pictures and where it leads', async () => {
    const [banner] = (await list({ language: 'EN' })).banners;
    expect(banner).toMatchObject({
      linkage: expect.any(String),
      linkageType: 'URL',
      publishedAt: '2026-03-02T04:00:00Z',
    });
    expect(banner?.content).toMatch(/^<p>/);
    expect(banner?.summary).not.toContain('<');
    const [picture] = banner?.announcementImages ?? [];
    expect((await server.call(picture?.imageUrl ?? '')).headers.get('content-type')).toBe('image/webp');
  });

  test('only what is in force now is told: nothing before its time, nothing after', async () => {
    await announce('tomorrow', 'PU', said('Tomorrow'), { from: 24 });
    await announce('today', 'PU', said('Today'), { from: -1, until: 1 });
    await announce('yesterday', 'PU', said('Yesterday'), { from: -24, until: -1 });
    expect(titles((await list({ types: 'PU' })).popup)).toEqual(['A popup', 'Today']);
    world.clock.advance({ hours: 24 });
    expect(titles((await list({ types: 'PU' })).popup)).toEqual(['A popup', 'Tomorrow']);
  });

  test('BRAND-06 speaks the language that is asked for, or that of the header', async () => {
    const inMalay = titles((await list({}, 'MY')).banners);
    const inEnglish = titles((await list({}, 'EN')).banners);
    expect(inMalay).not.toEqual(inEnglish);
    expect(titles((await list({ language: 'EN' }, 'MY')).banners)).toEqual(inEnglish);
    expect(titles((await list({ language: 'MY' }, 'EN')).banners)).toEqual(inMalay);
  });

  test('BRAND-06 what has no words in that language is told in English, or in the words that it has', async () => {
    await announce('english', 'PR', said('English only'));
    await announce('two', 'PR', { AR: { title: 'عربي', content: '<p>عربي</p>' }, ...said('English too') });
    await announce('thai', 'PR', { TH: { title: 'ภาษาไทย', content: '<p>สวัสดี</p>' } });
    const { promotion } = await list({ types: 'PR', language: 'MY' });
    expect(titles(promotion)).toEqual(['A promotion', 'English only', 'English too', 'ภาษาไทย']);
    expect(promotion[3]?.summary).toBe('สวัสดี');
  });

  test('NOTICE-03 what lies in the table is sanitised again before it leaves', async () => {
    const content =
      '<p onclick="steal()">Hear<script>steal()</script></p><img src=x onerror=steal()><a href="javascript:steal()">me</a>';
    await announce('hostile', 'PL', { EN: { title: '<b>Bold</b>', content } });
    const hostile = (await list({ types: 'PL', language: 'EN' })).player.find(({ title }) => title === '<b>Bold</b>');
    expect(hostile?.content).not.toMatch(/script|onclick|onerror|javascript|steal|<img/);
    expect(hostile?.content).toContain('<p>Hear</p>');
    expect(hostile?.summary).toBe('Hear me');
  });

  test('NOTICE-03 the whole corpus of hostile markup is stored and told without what makes it hostile', async () => {
    await publish('corpus', hostileHtml.join(' '));
    const told = (await list({ types: 'PL', language: 'EN' })).player.find(({ title }) => title === 'corpus');
    expect(told?.content).toBe(sanitiseHtml(hostileHtml.join(' ')));
    expect(told?.content).not.toMatch(/<(?:script|img|svg|math|style|iframe|form)|\son\w+=["']/i);
  });

  test('NOTICE-01 an announcement of 1 MB is refused before it is read, one at the limit is kept', async () => {
    const refusal = { code: 'announcement_too_long', details: { params: { maximum: 64 } } };
    await expect(publish('megabyte', 'x'.repeat(1024 * 1024))).rejects.toMatchObject(refusal);
    // In the form in which it is stored it is four times as long.
    await expect(publish('entities', '>'.repeat(ANNOUNCEMENT_MAXIMUM_BYTES - 1))).rejects.toMatchObject(refusal);
    await publish('limit', 'x'.repeat(ANNOUNCEMENT_MAXIMUM_BYTES));
    const codes = (await list({ types: 'PL', language: 'EN' })).player.map(({ title }) => title);
    expect(codes).toContain('limit');
    expect(codes).not.toContain('megabyte');
    expect(codes).not.toContain('entities');
  });

  test.each([
    'types=Z',
    'types=B,',
    'types=B,B,B,B,B,B',
    'types=',
    'platform=X',
    `execution=${'x'.repeat(9)}`,
    `language=${'x'.repeat(300)}`,
  ])('API-05 refuses %s and says which field it was', async (query) => {
    const answer = await server.call(`${listAnnouncements.path}?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_field' } });
    expect(Object.keys((answer.body as unknown as { fields: object }).fields)).toEqual([query.split('=')[0]]);
  });
});

describe('AC-10 announcements for agents', () => {
  test('are told to agents alone, sanitised, in their language and time, and are unread until each has read them', async () => {
    const agentToken = async () => {
      const { token, playerId } = await newMember(server);
      await world.database.single({ name: '', text: 'update account set account_type = 1 where player_id = $1' }, [
        playerId,
      ]);
      return token;
    };
    const [one, other, member] = [await agentToken(), await agentToken(), (await newMember(server)).token];
    const told = async (token: string) =>
      (await server.send(listAgentAnnouncements, {}, { token, language: 'EN' })).value;
    const before = (await told(one)).unread;
    await announce('for-agents', 'AG', {
      EN: { title: 'New rates', content: '<p onclick="steal()">From Monday</p><script>steal()</script>' },
    });
    await announce('later', 'AG', said('Later'), { from: 1 });
    expect(titles((await list({ types: 'B,PL,PU,PR,H', language: 'EN' })).player)).not.toContain('New rates');
    const { announcements, unread } = await told(one);
    const newest = announcements.find(({ title }) => title === 'New rates');
    expect(newest).toMatchObject({ content: '<p>From Monday</p>', isRead: false });
    expect(titles(announcements)).not.toContain('Later');
    expect(unread).toBe(before + 1);

    const body = { id: newest?.id ?? '' };
    for (let time = 0; time < 2; time++) await server.send(readAgentAnnouncement, { body }, { token: one });
    expect((await told(one)).unread).toBe(before);
    expect((await told(other)).unread).toBe(before + 1);
    const refused = await server.send(listAgentAnnouncements, {}, { token: member });
    expect(refused.body).toMatchObject({ code: 'in_need_agent_account' });
    const hidden = (await list({ types: 'B', language: 'EN' })).banners[0]?.id ?? '';
    const unknown = await server.send(readAgentAnnouncement, { body: { id: hidden } }, { token: one });
    expect(unknown.body).toMatchObject({ code: 'announcement_unknown' });
  });
});
