import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCommandHouse } from './testing/command-house.ts';

const { dataDir, full, run, leave } = await openCommandHouse();
afterAll(leave);

const announcement = {
  code: 'lantern-night',
  kind: 'PL',
  words: {
    MY: { title: 'Malam tanglung', html: '<p>Malam ini.</p>' },
    EN: { title: 'Lantern night', html: '<p>Tonight.</p>' },
  },
};

test('NOTICE-01 npm run announce says something, lists it and ends it', { timeout: 60_000 }, async () => {
  const file = join(dataDir, 'announcement.json');
  writeFileSync(file, JSON.stringify(announcement));
  expect(await run('announce', full, 'add', file)).toMatchObject({
    code: 0,
    said: expect.stringContaining('lantern-night is announced.') as unknown,
  });
  expect((await run('announce', full, 'list')).said).toContain('PL lantern-night');
  expect(await run('announce', full, 'remove', 'lantern-night')).toMatchObject({ code: 0 });
  expect((await run('announce', full, 'list')).said).not.toContain('lantern-night');
});

test('NOTICE-01 what cannot be announced is said plainly, and nothing changes', { timeout: 60_000 }, async () => {
  const file = join(dataDir, 'unfit.json');
  writeFileSync(file, JSON.stringify({ ...announcement, words: { EN: announcement.words.EN } }));
  for (const [words, exitCode] of [
    [['add', file], 1],
    [['add', join(dataDir, 'nowhere.json')], 1],
    [['remove', 'nothing-of-that-code'], 1],
    [[], 2],
  ] as const) {
    const { code, said } = await run('announce', full, ...words);
    expect(code, words.join(' ')).toBe(exitCode);
    expect(said).not.toContain('    at ');
  }
});
