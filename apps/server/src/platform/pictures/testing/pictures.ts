import { crc32, deflateSync } from 'node:zlib';

/** The smallest files of their kinds: one grey pixel. */
export function pngPicture({
  width = 1,
  height = 1,
  pixels = deflateSync(Buffer.from([0, 0])),
  extra = Buffer.alloc(0),
}: { width?: number; height?: number; pixels?: Uint8Array; extra?: Uint8Array } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export function jpegPicture({
  width = 1,
  hasScan = true,
  hasTables = true,
}: { width?: number; hasScan?: boolean; hasTables?: boolean } = {}): Buffer {
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 1, width >> 8, width & 0xff, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x3f];
  return Buffer.from([0xff, 0xd8, ...(hasTables ? tables : []), ...frame, ...(hasScan ? scan : []), 0xff, 0xd9]);
}

/** Of one code each, whose one bit says that nothing differs from grey. */
const huffman = (kind: number) => [0xff, 0xc4, 0, 20, kind, 1, ...Array<number>(15).fill(0), 0];
const tables = [0xff, 0xdb, 0, 67, 0, ...Array<number>(64).fill(1), ...huffman(0x00), ...huffman(0x10)];
