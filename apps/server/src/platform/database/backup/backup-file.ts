import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type BackupKey, CannotOpen, seal, unseal } from './sealed-file.ts';

/**
 * The file of a backup: sealed gzip over frames, each a kind, a length and its bytes. First comes the head, then each table
 * with its rows as COPY wrote them, last the manifest, so that a file which was cut off has none.
 */
export type Frame = { kind: 'head' | 'table' | 'rows' | 'manifest'; bytes: Uint8Array };

export type BackedUpTable = {
  schema: string;
  name: string;
  columns: string[];
  rows: number;
  /** Of the bytes of its rows in the file. */
  sha256: string;
  /** Of its rows in a database, whatever their order: see `contentOf`. */
  content: string;
};
export type BackedUpSequence = { schema: string; name: string; value: string; isCalled: boolean };

export type Manifest = {
  takenAt: string;
  migrations: { name: string; checksum: string }[];
  /** The version of the job queue's own tables. */
  queueVersion: number | null;
  tables: BackedUpTable[];
  sequences: BackedUpSequence[];
};

/** What cannot be restored from: cut off, altered, or something else altogether. */
export class DamagedBackup extends Error {
  override name = 'DamagedBackup';
}

export const HEAD = { product: 'pelita', format: 1 } as const;

export function jsonFrame(kind: Frame['kind'], value: object): Frame {
  return { kind, bytes: Buffer.from(JSON.stringify(value)) };
}

/** What is in it tells everything of everybody: it is sealed, and for its owner alone. */
export async function writeFrames(path: string, frames: AsyncIterable<Frame>, key: BackupKey): Promise<void> {
  async function* packed(): AsyncGenerator<Uint8Array> {
    for await (const { kind, bytes } of frames) {
      const head = Buffer.alloc(HEAD_BYTES);
      head.writeUInt8(kinds.indexOf(kind), 0);
      head.writeUInt32BE(bytes.length, 1);
      yield head;
      yield bytes;
    }
  }
  await pipeline(
    Readable.from(packed()),
    createGzip({ level: 6 }),
    (packedBytes: AsyncIterable<Buffer>) => seal(packedBytes, key),
    createWriteStream(path, { mode: 0o600, flags: 'wx' }),
  );
}

/** Without a key only what was written before backups were sealed. */
export async function* readFrames(path: string, key: BackupKey | null): AsyncGenerator<Frame> {
  const unpacked = createGunzip();
  const reading = pipeline(createReadStream(path), (bytes: AsyncIterable<Buffer>) => unseal(bytes, key), unpacked);
  reading.catch(() => undefined); // the loop below fails with it
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of unpacked) {
      rest = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
      while (rest.length >= HEAD_BYTES) {
        const end = HEAD_BYTES + rest.readUInt32BE(1);
        if (rest.length < end) break;
        yield { kind: kindOf(rest.readUInt8(0)), bytes: rest.subarray(HEAD_BYTES, end) };
        rest = rest.subarray(end);
      }
    }
  } catch (error) {
    if (error instanceof DamagedBackup) throw error;
    if (error instanceof CannotOpen) throw new DamagedBackup(error.message);
    throw new DamagedBackup(`the file cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (rest.length > 0) throw new DamagedBackup('the file ends in the middle of a table');
}

/** Reads the whole file against its own manifest, before anything of it is believed. */
export async function verifiedManifest(path: string, key: BackupKey | null): Promise<Manifest> {
  const found: { name: string; hash: ReturnType<typeof createHash> }[] = [];
  let manifest: Manifest | null = null;
  let isFirst = true;
  for await (const { kind, bytes } of readFrames(path, key)) {
    if (isFirst !== (kind === 'head')) throw new DamagedBackup('the file is no backup of this product');
    if (manifest) throw new DamagedBackup('the file goes on after its end');
    if (kind === 'head') assertHead(bytes);
    if (kind === 'table')
      found.push({ name: nameOf(parsed<{ schema: string; name: string }>(bytes)), hash: createHash('sha256') });
    if (kind === 'rows') found.at(-1)?.hash.update(bytes);
    if (kind === 'manifest') manifest = parsed<Manifest>(bytes);
    isFirst = false;
  }
  if (!manifest) throw new DamagedBackup('the file was cut off: its manifest is missing');
  const isWhole =
    found.length === manifest.tables.length &&
    manifest.tables.every(
      (table, at) => found[at]?.name === nameOf(table) && found[at].hash.digest('hex') === table.sha256,
    );
  if (!isWhole) throw new DamagedBackup('the rows of the file are not those that its manifest speaks of');
  return manifest;
}

export function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${schema}.${name}`;
}

export function parsed<Value>(bytes: Uint8Array): Value {
  try {
    return JSON.parse(Buffer.from(bytes).toString()) as Value;
  } catch {
    throw new DamagedBackup('the file holds what is no backup');
  }
}

const HEAD_BYTES = 5;
const kinds: readonly Frame['kind'][] = ['head', 'table', 'rows', 'manifest'];

function kindOf(code: number): Frame['kind'] {
  const kind = kinds[code];
  if (kind === undefined) throw new DamagedBackup('the file holds what is no backup');
  return kind;
}

function assertHead(bytes: Uint8Array): void {
  const { product, format } = parsed<{ product?: string; format?: number }>(bytes);
  if (product !== HEAD.product) throw new DamagedBackup('the file is no backup of this product');
  if (format !== HEAD.format)
    throw new DamagedBackup(`the file has the format ${format}, which this version does not read`);
}
