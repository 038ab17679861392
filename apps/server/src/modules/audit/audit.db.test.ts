import { testDatabase } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';
import type { Statement } from '../../platform/database/tx.ts';
import { changeSetting } from '../../platform/settings/change-setting.ts';
import { auditModule, recordAudit, recordSettingChange, verifyChain } from './index.ts';

async function worldWithEntries() {
  const world = await testDatabase();
  for (let turn = 0; turn < 3; turn++) {
    world.clock.advance({ milliseconds: 7 });
    await world.database.transaction((tx) => entry(tx, 'player:one', { turn, note: 'caf\u00E9 \u{1F6A4}' }));
  }
  await world.database.transaction((tx) => entry(tx, 'player:two', { turn: 0 }));
  return world;
}

function entry(tx: Parameters<typeof recordAudit>[0], subject: string, after: Record<string, unknown>) {
  return recordAudit(tx, { actor: 'system', action: 'try', subject, before: null, after });
}

function sql(text: string): Statement {
  return { name: `audit-test-${text.length}-${text.slice(0, 40)}`, text };
}

describe('the audit log', () => {
  test('proves that it is whole', async () => {
    const world = await worldWithEntries();
    expect(await world.database.reading(verifyChain)).toEqual({ isIntact: true, entries: 4n });
  });

  test.each([
    [
      'a changed value',
      `update audit_entry set after = replace(after, '1', '7') where subject = 'player:one' and position = 2`,
    ],
    [
      'a changed time',
      `update audit_entry set at = at + interval '1 second' where subject = 'player:one' and position = 2`,
    ],
    [
      'a changed actor',
      `update audit_entry set actor = 'operator:nobody' where subject = 'player:one' and position = 2`,
    ],
    ['a removed entry', `delete from audit_entry where subject = 'player:one' and position = 2`],
    ['a removed last entry', `delete from audit_entry where subject = 'player:one' and position = 3`],
    [
      'a head set back with its last entry',
      `with gone as (delete from audit_entry where subject = 'player:one' and position = 3 returning chain)
      update audit_head set position = 2 where chain = (select chain from gone)`,
    ],
    [
      'a removed head',
      `delete from audit_head where chain = (select max(chain) from audit_entry where subject = 'player:one')`,
    ],
  ])('shows %s', async (_what, tampering) => {
    const world = await worldWithEntries();
    await world.asOwner(tampering);
    expect(await world.database.reading(verifyChain)).toMatchObject({ isIntact: false });
  });

  test('SEC-03 says nightly whether it is whole, over chains longer than what is read at once', async () => {
    const world = await testDatabase();
    const said: [object, string][] = [];
    const note = (details: object, words: string) => void said.push([details, words]);
    const [job] = auditModule({ log: { ...world.platform.log, info: note, error: note } }).jobs ?? [];
    const nightly = () => job?.long?.(world.database, {});
    for (let turn = 0; turn < 21; turn++)
      await world.database.transaction(async (tx) => {
        for (let at = 0; at < 100; at++) await entry(tx, 'player:one', { turn, at });
      });
    await nightly();
    await world.asOwner('update audit_entry set hash = sha256(hash) where position = 2050');
    await nightly();
    expect(said).toEqual([
      [{ entries: '2100' }, 'the audit log is whole'],
      [{ chain: expect.any(Number) as unknown, position: '2050' }, 'the audit log is broken'],
    ]);
  });

  test('keeps its order when fifty transactions write to one chain at once', async () => {
    const world = await testDatabase();
    const writers = Array.from({ length: 50 }, (_, turn) =>
      world.database.transaction((tx) => entry(tx, 'player:one', { turn })),
    );
    await Promise.all(writers);
    expect(await world.database.reading(verifyChain)).toEqual({ isIntact: true, entries: 50n });
  });

  test('holds nothing of a transaction that was rolled back', async () => {
    const world = await testDatabase();
    const failing = world.database.transaction(async (tx) => {
      await entry(tx, 'player:one', {});
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await world.database.reading(verifyChain)).toEqual({ isIntact: true, entries: 0n });
  });

  test('SEC-03 shows a changed setting before and after, but never the flagged password', async () => {
    const world = await testDatabase();
    const change = changeSetting(world.platform.settings.catalogue, recordSettingChange);
    await world.database.transaction((tx) => change(tx, 'operator:one', 'site.loginBeforeHome', true));
    await world.database.transaction((tx) =>
      change(tx, 'operator:one', 'account.flaggedDefaultPassword', 'hunter2hunter2'),
    );
    const entries = await world.database.single<{ subject: string; before: string; after: string }>(
      sql('select subject, before, after from audit_entry order by subject'),
      [],
    );
    expect(entries).toEqual([
      expect.objectContaining({ subject: 'setting:account.flaggedDefaultPassword' }),
      { subject: 'setting:site.loginBeforeHome', before: '{"value":false}', after: '{"value":true}' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('hunter2');
  });
});
