import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { createLog } from '../log/create-log.ts';
import { passingOn } from '../tracing/tracing.ts';
import { createStorage } from './create-storage.ts';
import { diskPlace } from './disk-place.ts';
import { s3Place } from './s3-place.ts';
import type { FilePlace } from './storage.ts';
import { sweepFiles } from './sweep-files.ts';
import { type BucketFault, bucketServer } from './testing/bucket-server.ts';

const world = await testDatabase();
const { database } = world;
const folder = mkdtempSync(join(tmpdir(), 'pelita-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const bucket = await bucketServer(afterAll);
const s3 = (change: object = {}) =>
  s3Place({ ...bucket.configuration, ...change }, { clock: world.clock, tracing: passingOn, timeoutMs: 300 });
const disk = diskPlace(join(folder, 'files'));
let logged = '';
const log = createLog('debug', { write: (line: string) => (logged += line) });
const storageAt = (place: FilePlace | null) => createStorage(place, { log });
const picture = { mediaType: 'image/png' as const, bytes: Buffer.from([0x89, 0x50, 0, 255, 13, 10]) };
const rows = () => database.single<{ state: string }>({ name: 'files', text: 'select state from stored_file' }, []);
const objectsOnDisk = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

async function kept(place: FilePlace | null): Promise<string> {
  const [fileId = ''] = await storageAt(place).keep(database, [picture], async (_tx, ids) => ids);
  return fileId;
}
async function dropped(place: FilePlace | null, fileId: string): Promise<void> {
  await database.transaction((tx) => storageAt(place).drop(tx, [fileId]));
}
const sweep = async (place: FilePlace | null) => await sweepFiles(place).long?.(database, {});

describe.each([
  ['the database', () => null],
  ['a folder', () => disk],
  ['a bucket', () => s3()],
])('in %s', (_name, at) => {
  test('a file comes back as it was kept, until it is dropped; then its bytes go', async () => {
    const before = { objects: bucket.objects.size, files: objectsOnDisk().length };
    const fileId = await kept(at());
    expect(await storageAt(at()).read(database, fileId)).toEqual(picture);
    await dropped(at(), fileId);
    expect(await storageAt(at()).read(database, fileId)).toBeNull();
    await sweep(at());
    await sweep(at());
    expect({ objects: bucket.objects.size, files: objectsOnDisk().length }).toEqual(before);
    expect(await rows()).toEqual([]);
  });

  test('what names a file fails: the file goes, and no bytes stay anywhere', async () => {
    const before = { objects: bucket.objects.size, files: objectsOnDisk().length };
    const refused = storageAt(at()).keep(database, [picture, picture], async () => {
      throw new Refusal('too_many_proofs');
    });
    await expect(refused).rejects.toMatchObject({ code: 'too_many_proofs' });
    await sweep(at());
    world.clock.advance({ hours: 2 });
    await sweep(at());
    expect({ objects: bucket.objects.size, files: objectsOnDisk().length }).toEqual(before);
    expect(await rows()).toEqual([]);
  });

  test('a file that nobody knows is null', async () => {
    expect(await storageAt(at()).read(database, world.random.uuid(world.clock.now()))).toBeNull();
  });
});

test('what was kept in the database is read there once there is a bucket', async () => {
  const fileId = await kept(null);
  expect(await storageAt(s3()).read(database, fileId)).toEqual(picture);
  await dropped(s3(), fileId);
  await sweep(s3());
  expect(await rows()).toEqual([]);
});

test('a bucket that is down, silent, or whose answer is lost keeps nothing, and says so without a key', async () => {
  for (const fault of ['down', 'silent', 'lost'] satisfies BucketFault[]) {
    bucket.faults.push(fault);
    await expect(kept(s3()), fault).rejects.toMatchObject({ code: 'overloaded' });
  }
  await expect(kept(s3({ url: 'http://127.0.0.1:1' }))).rejects.toMatchObject({ code: 'overloaded' });
  world.clock.advance({ hours: 2 });
  // A sweep that fails is tried again, and loses nothing from sight.
  bucket.faults.push('down');
  await expect(sweep(s3())).rejects.toMatchObject({ name: 'CarrierFailure' });
  await sweep(s3());
  expect(bucket.objects.size).toBe(0);
  expect(await rows()).toEqual([]);
  for (const hidden of ['hush', 'AKIA']) expect(logged).not.toContain(hidden);
});

test('SEC-03 bytes that are not what was kept, or have no end, are shown to nobody', async () => {
  const fileId = await kept(s3());
  bucket.faults.push('changed');
  expect(await storageAt(s3()).read(database, fileId)).toBeNull();
  bucket.objects.clear();
  expect(await storageAt(s3()).read(database, fileId)).toBeNull();
  expect(logged.match(/a file is not what it was, or is gone/g)?.length).toBe(2);
  const another = await kept(s3());
  bucket.faults.push('endless');
  await expect(storageAt(s3()).read(database, another)).rejects.toMatchObject({ code: 'overloaded' });
  for (const one of [fileId, another]) await dropped(s3(), one);
  await sweep(s3());
});

test.each([
  ['another secret', { secretAccessKey: 'wrong' }, 'another signature'],
  ['another key', { accessKeyId: 'AKIAWRONG' }, 'another key or region'],
  ['another region', { region: 'eu-west-1' }, 'another key or region'],
])('SEC-03 a bucket takes nothing that is signed with %s', async (_what, change, why) => {
  await expect(kept(s3(change))).rejects.toMatchObject({ code: 'overloaded' });
  expect(bucket.refused.at(-1)).toBe(why);
  expect(bucket.objects.size).toBe(0);
});

test('SEC-02 no key leads out of the folder, and a folder that cannot be written keeps nothing', async () => {
  for (const key of ['../../etc/passwd', '/etc/passwd', '', '..'.repeat(18)])
    await expect(disk.get(key), key).rejects.toThrow('no key');
  writeFileSync(join(folder, 'a-file'), '');
  await expect(kept(diskPlace(join(folder, 'a-file', 'below')))).rejects.toMatchObject({ code: 'overloaded' });
});
