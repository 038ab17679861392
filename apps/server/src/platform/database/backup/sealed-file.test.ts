import { expect, test } from 'vitest';
import { CannotOpen, seal, unseal } from './sealed-file.ts';

const key = new Uint8Array(32).fill(7);
const other = new Uint8Array(32).fill(8);
const PIECE = 65_536;
const HEAD = 48;

async function* chunked(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function gathered(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const sealed = (bytes: Buffer) => gathered(seal(chunked(bytes, 10_000), key));
const unsealed = (bytes: Buffer, by: Uint8Array | null = key) => gathered(unseal(chunked(bytes, 7_777), by));

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])('%d bytes come out as they went in', async (size) => {
  const bytes = Buffer.alloc(size, 'lantern');
  expect((await unsealed(await sealed(bytes))).equals(bytes)).toBe(true);
});

test('a sealed file shows nothing of what it holds, and never the same twice', async () => {
  const bytes = Buffer.from('seven tin boats '.repeat(1_000));
  const [one, two] = [await sealed(bytes), await sealed(bytes)];
  expect(one.includes('seven tin')).toBe(false);
  expect(one.subarray(HEAD).equals(two.subarray(HEAD))).toBe(false);
});

test('without its key, or with another, nothing comes out and the reason is told', async () => {
  const file = await sealed(Buffer.from('seven tin boats'));
  await expect(unsealed(file, null)).rejects.toThrow('name the file of its key by --key');
  await expect(unsealed(file, other)).rejects.toThrow('sealed with another key');
});

test('a file that was cut, altered, or whose pieces were moved or left out is refused', async () => {
  const file = await sealed(Buffer.alloc(3 * PIECE + 5, 'lantern'));
  const piece = (at: number) => file.subarray(HEAD + at * (PIECE + 16), HEAD + (at + 1) * (PIECE + 16));
  const head = file.subarray(0, HEAD);
  for (const [what, bytes] of Object.entries({
    'cut in a piece': file.subarray(0, -1),
    'cut between pieces': file.subarray(0, HEAD + 3 * (PIECE + 16)),
    'cut after the head': head,
    altered: Buffer.from(file.map((byte, at) => (at === HEAD + 100_000 ? byte ^ 1 : byte))),
    moved: Buffer.concat([head, piece(1), piece(0), piece(2), piece(3)]),
    'left out': Buffer.concat([head, piece(0), piece(2), piece(3)]),
  }))
    await expect(unsealed(bytes), what).rejects.toThrow(CannotOpen);
});

test('a file from before backups were sealed is read as it is, with a key or without', async () => {
  const plain = Buffer.from([0x1f, 0x8b, 1, 2, 3]);
  expect(await unsealed(plain, null)).toEqual(plain);
  expect(await unsealed(plain)).toEqual(plain);
});
