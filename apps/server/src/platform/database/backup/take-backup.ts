import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connected, connectionConfig, type DatabaseAddress, SteadyClient } from '../connections.ts';
import { plainTypes } from '../wire-types.ts';
import { type BackedUpTable, type Frame, HEAD, jsonFrame, type Manifest, writeFrames } from './backup-file.ts';
import type { BackupKey } from './sealed-file.ts';
import { columnList, contentOf, keptSequences, keptTables, queueVersion, quoted } from './kept-tables.ts';

/**
 * Copies every row as it stands at one instant into one file, while the house goes on. The file appears under its name
 * once it is whole.
 */
export async function takeBackup(
  address: DatabaseAddress,
  path: string,
  { now, key }: { now: Temporal.Instant; key: BackupKey },
): Promise<Manifest> {
  const part = `${path}.part`;
  const client = await plainConnection(address);
  try {
    await rm(part, { force: true });
    await client.query('begin isolation level repeatable read read only');
    const manifest: Manifest = { takenAt: now.toString(), ...(await level(client)), tables: [], sequences: [] };
    await writeFrames(part, framesOf(client, manifest), key);
    await client.query('commit');
    await rename(part, path);
    return manifest;
  } finally {
    await client.end();
    await rm(part, { force: true });
  }
}

/** A connection that does one thing after the other and takes the time that it takes. */
export async function plainConnection(address: DatabaseAddress): Promise<pg.Client> {
  const client = await connected(
    () =>
      new SteadyClient({
        ...connectionConfig(address, plainTypes),
        query_timeout: 0,
        pipeline: false,
      } as pg.ClientConfig),
  );
  await client.query(`set time zone 'UTC'`);
  return client;
}

async function level(client: pg.Client): Promise<Pick<Manifest, 'migrations' | 'queueVersion'>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  );
  return { migrations: rows, queueVersion: await queueVersion(client) };
}

async function* framesOf(client: pg.Client, manifest: Manifest): AsyncGenerator<Frame> {
  yield jsonFrame('head', HEAD);
  for (const table of await keptTables(client)) {
    yield jsonFrame('table', table);
    const hash = createHash('sha256');
    const text = `copy (select ${columnList(table.columns).slice(1, -1)} from ${quoted(table)}) to stdout`;
    for await (const chunk of client.query(copyTo(text))) {
      hash.update(chunk as Buffer);
      yield { kind: 'rows', bytes: chunk as Buffer };
    }
    const kept: BackedUpTable = { ...table, ...(await contentOf(client, table)), sha256: hash.digest('hex') };
    manifest.tables.push(kept);
  }
  manifest.sequences.push(...(await keptSequences(client)));
  yield jsonFrame('manifest', manifest);
}
