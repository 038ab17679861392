import { getHelpCenter } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';
import { getHelpCenter as answerHelp } from './get-help-center.ts';

const world = await testDatabase();
const server = await testServer(world);
const topics = async (language?: string) =>
  (await server.send(getHelpCenter, { query: language === undefined ? {} : { language } })).value.topics;

test('NOTICE-04 SAFE-05 the age from which one may play is told in titles, questions and answers', async () => {
  const html =
    '<h2>From {{consentAge}}</h2><p>At {{consentAge}}.</p><h3>Why {{consentAge}}?</h3><p>It is {{consentAge}}.</p>';
  const needs = {
    pages: [{ anchor: 'age', pages: { EN: html } }],
    minimumAge: () => 23,
    announcedTopics: async () => [],
  };
  const who = { language: 'EN' } as Parameters<ReturnType<typeof answerHelp>>[1];
  const told = await world.database.reading((tx) => answerHelp(needs)(tx, who, { query: {} } as never));
  expect(told.topics).toEqual([
    {
      anchor: 'age',
      title: 'From 23',
      content: '<p>At 23.</p>',
      entries: [{ anchor: 'age-1', title: 'Why 23?', content: '<p>It is 23.</p>' }],
    },
  ]);
});

describe('API-01 API-07 GET /wps/system/helpCenter', () => {
  test('NOTICE-04 explains at least what a player needs, the terms under #term', async () => {
    const told = await topics('EN');
    expect(told.map(({ anchor }) => anchor)).toEqual(
      expect.arrayContaining([
        'registration',
        'deposits',
        'withdrawals',
        'lottery',
        'fairness',
        'rewards',
        'safer-play',
        'agents',
        'term',
      ]),
    );
    for (const { title, content, entries } of told) {
      expect(title).not.toBe('');
      expect(content).toMatch(/^<p>/);
      for (const entry of entries) expect(entry.content, entry.title).toMatch(/^<(p|ul|ol|table)>/);
    }
    const anchors = told.flatMap(({ anchor, entries }) => [anchor, ...entries.map((entry) => entry.anchor)]);
    expect(new Set(anchors).size).toBe(anchors.length);
    // What is not there yet is not explained: such a sentence would be there still when it is.
    expect(JSON.stringify(told)).not.toMatch(/not (?:built|open) yet|\{\{/);
  });

  test('NOTICE-04 BRAND-06 says the same in Malay and in English, under the same anchors', async () => {
    const [malay, english] = [await topics('MY'), await topics('EN')];
    const shape = (told: typeof malay) => told.map(({ anchor, entries }) => [anchor, entries.map((one) => one.anchor)]);
    expect(shape(malay)).toEqual(shape(english));
    for (const [at, topic] of malay.entries()) {
      expect(topic.title).not.toBe(english[at]?.title);
      expect(topic.content).not.toBe(english[at]?.content);
    }
    expect(await topics()).toEqual(malay);
    expect(await topics('TH')).toEqual(english);
  });

  test('NOTICE-01 NOTICE-03 an announcement of kind H is a topic of its own, sanitised', async () => {
    await world.database.single(
      {
        name: 'test-help-announcement',
        text: `with made as (insert into announcement (id, code, kind, position, published_at)
            values ('019a0000-0000-7000-8000-000000000001', 'h', 'H', 1, '2026-01-01') returning id)
          insert into announcement_text select id, 'EN', 'A bank is closed', '<p onclick="steal()">Until <b>noon</b></p><script>steal()</script>' from made`,
      },
      [],
    );
    expect((await topics('EN')).at(-1)).toEqual({
      anchor: 'notice-019a0000-0000-7000-8000-000000000001',
      title: 'A bank is closed',
      content: '<p>Until <b>noon</b></p>',
      entries: [],
    });
  });

  test('API-05 refuses a language of three hundred letters', async () => {
    const answer = await server.call(`${getHelpCenter.path}?language=${'x'.repeat(300)}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_field' } });
  });
});
