import { deflateSync } from 'node:zlib';
import { UPLOAD_MAXIMUM_BYTES } from '@pelita/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isDecodable } from './decode-picture.ts';
import { type Picture, readPicture } from './read-picture.ts';
import { jpegPicture, pngPicture } from './testing/pictures.ts';

/** As it comes to the decoder: what has the shape of a picture and nothing behind it. */
function shaped(bytes: Uint8Array): Picture {
  const picture = readPicture(Buffer.from(bytes).toString('base64'));
  if (typeof picture === 'string') throw new Error(picture);
  return picture;
}

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

test('NOTICE-06 pictures of every make are decoded: plain and interlaced PNG, baseline and progressive JPEG', async () => {
  const made = await Promise.all([
    noise(300, 200).png().toBuffer(),
    noise(300, 200).png({ progressive: true, palette: true }).toBuffer(),
    noise(300, 200).jpeg({ quality: 85 }).toBuffer(),
    noise(300, 200).jpeg({ progressive: true, mozjpeg: true }).toBuffer(),
  ]);
  for (const bytes of [pngPicture(), jpegPicture(), ...made]) {
    expect(bytes.length).toBeLessThan(UPLOAD_MAXIMUM_BYTES);
    expect(await isDecodable(shaped(bytes))).toBe(true);
  }
});

test.each<[string, () => Promise<Uint8Array>]>([
  ['a PNG with fewer pixels than it claims', async () => pngPicture({ width: 3_000 })],
  ['a PNG whose pixels do not unpack', async () => pngPicture({ pixels: Buffer.from('<script>steal()</script>') })],
  [
    'a PNG that would fill the memory',
    async () => pngPicture({ width: 16_000, height: 16_000, pixels: hundredMegabytes() }),
  ],
  ['a JPEG without the tables to read it', async () => jpegPicture({ hasTables: false })],
  ['a JPEG of which half is missing', async () => withoutHalf(await noise(300, 200).jpeg().toBuffer())],
])('NOTICE-06 has the shape of a picture and is none: %s', async (_what, make) => {
  expect(await isDecodable(shaped(await make()))).toBe(false);
});

function hundredMegabytes(): Buffer {
  return deflateSync(Buffer.alloc(16_001 * 6_400));
}

function withoutHalf(bytes: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, bytes.length / 2), Buffer.from([0xff, 0xd9])]);
}
