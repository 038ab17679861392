import { type TestWorld, testDatabase } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';
import type { Statement } from '../../platform/database/tx.ts';
import { changeSetting } from '../../platform/settings/change-setting.ts';
import { auditModule, recordAudit, recordSettingChange, verifyChain, verifyLog } from './index.ts';
import { chainOf, entryHash, FIRST_HASH } from './entry-hash.ts';
import { createHash } from 'node:crypto';

async function worldWithEntries() {
  const world = await testDatabase();
  for (let turn = 0; turn < 3; turn++) {
    world.clock.advance({ milliseconds: 7 });
    await world.database.transaction((tx) => entry(tx, 'player:one', { attempt: turn, note: 'caf\u00E9 \u{1F6A4}' }));
  }
  await world.database.transaction((tx) => entry(tx, 'player:two', { attempt: 0 }));
  return world;
}

function entry(tx: Parameters<typeof recordAudit>[0], subject: string, after: Record<string, unknown>) {
  return recordAudit(tx, { actor: 'system', action: 'login', subject, before: null, after });
}

/** The nightly job, and what it writes to the log. */
function nightlyOf({ platform, database }: TestWorld) {
  const said: [object, string][] = [];
  const note = (details: object, words: string) => void said.push([details, words]);
  const [job] = auditModule({ ...platform, log: { ...platform.log, info: note, error: note } }).jobs ?? [];
  return { said, nightly: async () => job?.long?.(database, {}) };
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
    ['a reason put in', `update audit_entry set reason = 'asked' where subject = 'player:one' and position = 2`],
    ['another address', `update audit_entry set address = '::1' where subject = 'player:one' and position = 2`],
    ['another form', `update audit_entry set format = 1 where subject = 'player:one' and position = 2`],
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

  test('SEC-03 says nightly whether it is whole, over chains longer than what is read at once, and anchors it', async () => {
    const world = await testDatabase();
    const { nightly, said } = nightlyOf(world);
    for (let turn = 0; turn < 21; turn++)
      await world.database.transaction(async (tx) => {
        for (let at = 0; at < 100; at++) await entry(tx, 'player:one', { turn, at });
      });
    await nightly();
    await world.asOwner('update audit_entry set hash = sha256(hash) where position = 2050');
    await nightly();
    expect(said).toEqual([
      [{ entries: '2100' }, 'the audit log is whole'],
      [expect.objectContaining({ at: world.clock.now().toString() }), 'the audit log is anchored'],
      [{ chain: expect.any(Number) as unknown, position: '2050' }, 'the audit log is broken'],
    ]);
    expect(await world.asOwner('select 1 from audit_anchor')).toHaveLength(1);
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

describe('SEC-03 an anchor', () => {
  const verified = (world: TestWorld, from?: string) =>
    world.database.snapshot((tx) => verifyLog(tx, world.platform, from));

  async function anchoredWorld() {
    const world = await worldWithEntries();
    const { nightly } = nightlyOf(world);
    await nightly();
    const anchoredAt = world.clock.now().toString();
    world.clock.advance({ hours: 1 });
    await world.database.transaction((tx) => entry(tx, 'player:one', { attempt: 9 }));
    return { world, nightly, anchoredAt };
  }

  test('agrees with the log, which is walked from it alone when asked', async () => {
    const { world, anchoredAt } = await anchoredWorld();
    expect(await verified(world)).toMatchObject({
      proof: { isIntact: true, entries: 5n },
      walked: 5n,
      anchors: 1,
      brokenAnchor: null,
    });
    expect(await verified(world, anchoredAt)).toMatchObject({ proof: { isIntact: true, entries: 5n }, walked: 1n });
    await expect(verified(world, '2020-01-01T00:00:00Z')).rejects.toThrow('2020-01-01T00:00:00Z');
  });

  test('shows a log that was written anew, hashes and heads too, also where it was taken out of the table', async () => {
    const { world, anchoredAt } = await anchoredWorld();
    await rewrite(world, 'player:one');
    expect(await world.database.reading(verifyChain)).toEqual({ isIntact: true, entries: 5n });
    expect(await verified(world)).toMatchObject({ proof: { isIntact: true }, brokenAnchor: anchoredAt });
    await world.asOwner('delete from audit_anchor');
    expect(await verified(world)).toMatchObject({ brokenAnchor: anchoredAt });
  });

  test('that is forged is found', async () => {
    const { world, anchoredAt } = await anchoredWorld();
    await world.asOwner(`update audit_anchor set heads = replace(heads, '[', '[')`);
    expect(await verified(world)).toMatchObject({ brokenAnchor: null });
    await world.asOwner(`update audit_anchor set heads = '[]'`);
    expect(await verified(world)).toMatchObject({ anchors: 2, brokenAnchor: anchoredAt });
  });

  test('is written once: the application may change none, and none of the parts of the log', async () => {
    const { world } = await anchoredWorld();
    const made = await world.asOwner<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_entry'::regclass order by 1`,
    );
    expect(made.map(({ name }) => name)).toEqual(['audit_entry_2026_04', 'audit_entry_2026_05', 'audit_entry_rest']);
    const tried = [
      'update audit_anchor set heads = heads',
      'delete from audit_anchor',
      'delete from audit_entry_rest',
      'update audit_entry_2026_04 set actor = actor',
      'insert into audit_entry_2026_05 select * from audit_entry_2026_05',
      'select from audit_entry_2026_05',
    ];
    for (const text of tried)
      await expect(world.database.single(sql(text), []), text).rejects.toMatchObject({ code: '42501' });
    world.clock.advance({ hours: 24 * 40 });
    await world.database.transaction((tx) => entry(tx, 'player:one', {}));
    expect(await world.asOwner('select from audit_entry_2026_04')).toHaveLength(1);
    expect(await world.database.reading(verifyChain)).toEqual({ isIntact: true, entries: 6n });
  });
});

test('SEC-03 entries of before keep the form in which they were hashed', async () => {
  const world = await testDatabase();
  const chain = chainOf('player:old');
  const array = [chain, '1', '2026-01-01T00:00:00Z', 'system', 'login', 'player:old', null, '{"a":1}'];
  const hash = createHash('sha256').update(FIRST_HASH).update(JSON.stringify(array)).digest();
  const values = [chain, hash];
  await world.asOwner(
    `insert into audit_entry (chain, position, at, format, actor, action, subject, after, hash)
    values ($1, 1, '2026-01-01T00:00:00Z', 1, 'system', 'login', 'player:old', '{"a":1}', $2)`,
    values,
  );
  await world.asOwner('insert into audit_head values ($1, 1, $2)', values);
  await world.database.transaction((tx) => entry(tx, 'player:old', {}));
  expect(await world.database.reading(verifyChain)).toEqual({ isIntact: true, entries: 2n });
});

/** As whoever owns the database can: another actor, and every hash after it made to fit. */
async function rewrite(world: TestWorld, subject: string) {
  const chain = chainOf(subject);
  await world.asOwner(`update audit_entry set actor = 'system2' where chain = $1 and position = 1`, [chain]);
  const rows = await world.asOwner<
    Omit<Parameters<typeof entryHash>[1], 'at' | 'position'> & { position: string; at: Date }
  >('select * from audit_entry where chain = $1 order by position', [chain]);
  let hash: Buffer = FIRST_HASH;
  for (const row of rows) {
    const at = Temporal.Instant.fromEpochMilliseconds(row.at.getTime());
    hash = entryHash(hash, { ...row, at, position: BigInt(row.position) });
    await world.asOwner('update audit_entry set hash = $1 where chain = $2 and position = $3', [
      hash,
      chain,
      String(row.position),
    ]);
    await world.asOwner('update audit_head set hash = $1 where chain = $2', [hash, chain]);
  }
}
