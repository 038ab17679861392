import { liveEvents } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Tx } from '../database/tx.ts';
import { settingCatalogue } from './catalogue.ts';
import { changeSetting, type SettingChange } from './change-setting.ts';
import { secretSetting, setting } from './setting.ts';
import { createSettingsCache } from './settings-cache.ts';
import { webAddress } from './shapes.ts';

const world = await testDatabase();
const { database, platform } = world;
const sample = {
  rows: setting('sample.rows', z.int().min(0).max(9), 3, (rows) =>
    rows === 7 ? 'Seven rows fit on no screen.' : null,
  ),
  side: setting('sample.side', z.enum(['left', 'right']), 'left'),
  addresses: setting('sample.addresses', z.array(webAddress()), []),
  phrase: secretSetting('sample.phrase', z.string(), ''),
};
const settings = createSettingsCache(database, settingCatalogue(sample), platform.log);
const recorded: SettingChange[] = [];
const change = changeSetting(settings.catalogue, async (_tx: Tx, entry) => void recorded.push(entry));
const set = (key: string, json: unknown) => database.transaction((tx) => change(tx, 'operator:ana', key, json));

test('every default is a value that its own schema takes', () => {
  for (const [key, { schema, default: initial }] of platform.settings.catalogue) {
    expect(schema.safeParse(initial), key).toMatchObject({ success: true });
  }
});

test('one key is declared once', () => {
  const again = { other: setting('sample.rows', z.int(), 1) };
  expect(() => settingCatalogue(sample, again)).toThrow('sample.rows is declared twice');
});

test('a setting that no area has joined is not read', () => {
  const alone = setting('sample.alone', z.int(), 1);
  expect(() => settings.get(alone)).toThrow('sample.alone');
});

test('a setting has its default until it is changed; the change is recorded with what was before', async () => {
  await settings.refresh();
  expect(settings.get(sample.rows)).toBe(3);
  await set('sample.rows', 4);
  await set('sample.rows', 5);
  await settings.refresh();
  expect(settings.get(sample.rows)).toBe(5);
  expect(recorded).toEqual([
    { who: 'operator:ana', setting: sample.rows, before: 3, after: 4 },
    { who: 'operator:ana', setting: sample.rows, before: 4, after: 5 },
  ]);
});

test('a change is told to every client in the words of the contract', async () => {
  const told = Promise.withResolvers<string>();
  const leave = platform.events.subscribe(['everyone'], null, (event) => {
    if (event.name === 'settings') told.resolve(event.data);
  });
  await set('sample.rows', 2);
  expect(liveEvents.settings.parse(JSON.parse(await told.promise))).toMatchObject({ keys: ['sample.rows'] });
  leave();
});

test('SEC-03 a change of a secret is told without its name', async () => {
  const told = Promise.withResolvers<string>();
  const leave = platform.events.subscribe(['everyone'], null, (event) => {
    if (event.name === 'settings') told.resolve(event.data);
  });
  await set('sample.phrase', 'Changed2026!');
  expect(JSON.parse(await told.promise)).toMatchObject({ keys: [] });
  leave();
});

test.each([
  ['a value of the wrong form', 'sample.rows', 10, 'value'],
  ['a value of another type', 'sample.side', true, 'value'],
  ['a value of the right form that the setting does not take', 'sample.rows', 7, 'value'],
  ['a web address that runs script', 'sample.addresses', ['javascript:alert(1)'], 'value'],
  ['an unknown key', 'sample.colour', 'red', 'key'],
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

test('what a setting does not take is refused in its own sentence', async () => {
  await expect(set('sample.rows', 7)).rejects.toMatchObject({
    details: { fields: { value: { params: { reason: 'Seven rows fit on no screen.' } } } },
  });
});

test('the cache follows a change of another process', async () => {
  await settings.follow(platform.events);
  const followed = Promise.withResolvers<void>();
  const leave = platform.events.subscribe(['everyone'], null, async (event) => {
    if (event.name !== 'settings') return;
    await settings.refresh();
    followed.resolve();
  });
  await set('sample.side', 'right');
  await followed.promise;
  expect(settings.get(sample.side)).toBe('right');
  leave();
  settings.stop();
});

test('a stored value that the code understands no more gives way to the default', async () => {
  await database.transaction(async (tx) => {
    const text = `update setting set value = '"sideways"' where key = 'sample.side'`;
    await tx.run({ name: 'test.sideways', text }, []);
  });
  await settings.refresh();
  expect(settings.get(sample.side)).toBe('left');
});
