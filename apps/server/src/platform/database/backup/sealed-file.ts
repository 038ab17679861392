import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, which seal backups and open them again. */
export type BackupKey = Uint8Array;

/** What cannot be opened: without its key, with another one, or altered since. */
export class CannotOpen extends Error {
  override name = 'CannotOpen';
}

/**
 * A sealed file: a mark, a salt, a value by which a wrong key is told from an altered file, then pieces of 64 KiB under
 * AES-256-GCM. Each piece is counted in its nonce and the last is marked there, so none can be left out, moved or cut off.
 * The key of the pieces is drawn from the salt, so no nonce is used twice under one.
 */
export async function* seal(source: AsyncIterable<Uint8Array>, key: BackupKey): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES);
  const { pieces, proof } = keysOf(key, salt);
  yield Buffer.concat([MARK, salt, proof]);
  for await (const { bytes, at, isLast } of inPieces(source, PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', pieces, nonceOf(at, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** The bytes that were sealed; those of a file that never was, from before backups were sealed, as they are. */
export async function* unseal(source: AsyncIterable<Uint8Array>, key: BackupKey | null): AsyncGenerator<Uint8Array> {
  const { head, rest } = await takeHead(source, MARK.length + SALT_BYTES + PROOF_BYTES);
  if (!head.subarray(0, MARK.length).equals(MARK)) {
    yield head;
    return yield* rest;
  }
  if (key === null) throw new CannotOpen('the backup is sealed: name the file of its key by --key or BACKUP_KEY_FILE');
  const salt = head.subarray(MARK.length, MARK.length + SALT_BYTES);
  const { pieces, proof } = keysOf(key, salt);
  const found = head.subarray(MARK.length + SALT_BYTES);
  if (found.length !== proof.length || !timingSafeEqual(found, proof))
    throw new CannotOpen('the backup was sealed with another key');
  for await (const { bytes, at, isLast } of inPieces(rest, PIECE_BYTES + TAG_BYTES))
    yield opened(bytes, pieces, nonceOf(at, isLast));
}

const MARK = Buffer.from('pelita sealed 1\n');
const SALT_BYTES = 16;
const PROOF_BYTES = 16;
const TAG_BYTES = 16;
const PIECE_BYTES = 65_536;

function keysOf(key: BackupKey, salt: Uint8Array): { pieces: Buffer; proof: Buffer } {
  const pieces = Buffer.from(hkdfSync('sha256', key, salt, 'pelita backup', 32));
  return { pieces, proof: createHmac('sha256', pieces).update('proof').digest().subarray(0, PROOF_BYTES) };
}

function nonceOf(at: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(at, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

function opened(bytes: Buffer, key: Buffer, nonce: Buffer): Buffer {
  const wrong = new CannotOpen('the file was cut off or altered since it was sealed');
  if (bytes.length < TAG_BYTES) throw wrong;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw wrong;
  }
}

/** Cut into pieces of one size. The last may be shorter, and is there even where nothing came. */
async function* inPieces(source: AsyncIterable<Uint8Array>, size: number) {
  let waiting: Buffer = Buffer.alloc(0);
  let at = 0;
  for await (const chunk of source) {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length > size) {
      yield { bytes: waiting.subarray(0, size), at, isLast: false };
      waiting = waiting.subarray(size);
      at += 1;
    }
  }
  yield { bytes: waiting, at, isLast: true };
}

async function takeHead(source: AsyncIterable<Uint8Array>, size: number) {
  const chunks = source[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < size) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* rest(): AsyncGenerator<Uint8Array> {
    if (head.length > size) yield head.subarray(size);
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { head: head.subarray(0, size), rest: rest() };
}
