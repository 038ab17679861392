import { liveEvents } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import type { Tx } from '../database/tx.ts';
import { settingCatalogue } from './catalogue.ts';
import { changeSetting, type SettingChange } from './change-setting.ts';

const world = await testDatabase();
const { database, platform } = world;
const recorded: SettingChange[] = [];
const change = changeSetting(async (_tx: Tx, entry) => void recorded.push(entry));
const set = (key: string, json: unknown) => database.transaction((tx) => change(tx, 'operator:ana', key, json));

test('every default is a value that its own schema takes', () => {
  for (const [key, { schema, default: initial }] of Object.entries(settingCatalogue)) {
    expect(schema.safeParse(initial), key).toMatchObject({ success: true });
  }
});

test('a setting has its default until somebody changes it; the change is recorded with what was before', async () => {
  await platform.settings.refresh();
  expect(platform.settings.get('site.status')).toBe(0);
  await set('site.status', 1);
  await set('site.status', 0);
  await platform.settings.refresh();
  expect(platform.settings.get('site.status')).toBe(0);
  expect(recorded).toEqual([
    { who: 'operator:ana', key: 'site.status', before: 0, after: 1 },
    { who: 'operator:ana', key: 'site.status', before: 1, after: 0 },
  ]);
});

test('a change is told to every client in the words of the contract', async () => {
  const told = Promise.withResolvers<string>();
  const leave = platform.events.subscribe(['everyone'], null, (event) => {
    if (event.name === 'settings') told.resolve(event.data);
  });
  await set('languages.offered', ['EN']);
  expect(liveEvents.settings.parse(JSON.parse(await told.promise))).toMatchObject({ keys: ['languages.offered'] });
  leave();
});

test('SEC-03 a change of a secret is told without its name', async () => {
  const told = Promise.withResolvers<string>();
  const leave = platform.events.subscribe(['everyone'], null, (event) => {
    if (event.name === 'settings') told.resolve(event.data);
  });
  await set('account.flaggedDefaultPassword', 'Changed2026!');
  expect(JSON.parse(await told.promise)).toMatchObject({ keys: [] });
  leave();
});

test.each([
  ['a value of the wrong form', 'site.status', 2, 'value'],
  ['a value of another type', 'features.freePlay', 'yes', 'value'],
  ['a pattern that is none', 'registration.fields', { username: { acceptedPattern: '[' } }, 'value'],
  ['a web address that runs script', 'site.imageCDNs', ['javascript:alert(1)'], 'value'],
  ['an unknown key', 'site.colour', 'red', 'key'],
  ['a key of every object', '__proto__', {}, 'key'],
])('%s is refused and leaves no trace', async (_what, key, value, field) => {
  const count = recorded.length;
  await expect(set(key, value)).rejects.toMatchObject({
    code: 'invalid_field',
    details: { fields: { [field]: expect.anything() as unknown } },
  });
  expect(recorded).toHaveLength(count);
  const rows = await database.single(
    { name: 'test.setting', text: 'select 1 from setting where key = $1 and value = $2' },
    [key, JSON.stringify(value)],
  );
  expect(rows).toEqual([]);
});

test('the cache follows a change of another process', async () => {
  await platform.settings.follow(platform.events);
  const followed = Promise.withResolvers<void>();
  const leave = platform.events.subscribe(['everyone'], null, async (event) => {
    if (event.name !== 'settings') return;
    await platform.settings.refresh();
    followed.resolve();
  });
  await set('navigation.lotteryClick', 'launch');
  await followed.promise;
  expect(platform.settings.get('navigation.lotteryClick')).toBe('launch');
  leave();
});

test('a stored value that the code understands no more gives way to the default', async () => {
  await database.transaction(async (tx) => {
    const text = `update setting set value = '"sideways"' where key = 'navigation.lotteryClick'`;
    await tx.run({ name: 'test.sideways', text }, []);
  });
  await platform.settings.refresh();
  expect(platform.settings.get('navigation.lotteryClick')).toBe('page');
});
