import { crc32, deflateSync } from 'node:zlib';

/** The smallest files of their kinds: one grey pixel. */
export function pngPicture({
  width = 1,
  extra = Buffer.alloc(0),
}: { width?: number; extra?: Uint8Array } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(1, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    extra,
    pngChunk('IDAT', deflateSync(Buffer.from([0, 0]))),
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

export function jpegPicture({ width = 1, hasScan = true }: { width?: number; hasScan?: boolean } = {}): Buffer {
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 1, width >> 8, width & 0xff, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0x00, 0x34];
  return Buffer.from([0xff, 0xd8, ...frame, ...(hasScan ? scan : []), 0xff, 0xd9]);
}
