import { deflateSync } from 'node:zlib';
import { UPLOAD_MAXIMUM_BYTES } from '@pelita/contract';
import { expect, test } from 'vitest';
import { readPicture } from './read-picture.ts';
import { jpegPicture, pngChunk, pngPicture } from './testing/pictures.ts';

const read = (bytes: Uint8Array) => readPicture(Buffer.from(bytes).toString('base64'));

test('NOTICE-06 a picture is known by its bytes: a whole PNG or a whole JPEG', () => {
  expect(read(pngPicture())).toMatchObject({ mediaType: 'image/png' });
  expect(read(jpegPicture())).toMatchObject({ mediaType: 'image/jpeg' });
});

test.each<[string, Uint8Array]>([
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('just words')],
  ['a page', Buffer.from('<html><script>steal()</script></html>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="steal()"/>')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['a ZIP', Buffer.from('PK\x03\x04')],
  ['the signature of a PNG alone', pngPicture().subarray(0, 8)],
  ['a PNG cut short', pngPicture().subarray(0, -1)],
  ['a PNG with a page behind it', Buffer.concat([pngPicture(), Buffer.from('<script>')])],
  ['a PNG whose byte was changed', changed(pngPicture(), 45)],
  ['a PNG without pixels', withoutPixels()],
  ['a PNG that claims to be enormous', pngPicture({ width: 2 ** 31 - 1 })],
  ['a PNG without width', pngPicture({ width: 0 })],
  ['the first mark of a JPEG alone', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['a JPEG cut short', jpegPicture().subarray(0, -2)],
  ['a JPEG with a page behind it', Buffer.concat([jpegPicture(), Buffer.from('<script>')])],
  ['a JPEG without a scan', jpegPicture({ hasScan: false })],
  ['a JPEG without a size', jpegPicture({ width: 0 })],
])('NOTICE-06 is no picture: %s', (_what, bytes) => {
  expect(read(bytes)).toBe('not_a_picture');
});

test('NOTICE-06 base64 that is none is no picture, and more than 5 MB is too large', () => {
  const text = Buffer.from(pngPicture()).toString('base64');
  for (const broken of [`${text} `, `data:image/png;base64,${text}`, text.slice(0, -1), '', '===='])
    expect(readPicture(broken), broken.slice(0, 20)).toBe('not_a_picture');
  const stuffed = pngPicture({ extra: pngChunk('teXt', Buffer.alloc(UPLOAD_MAXIMUM_BYTES)) });
  expect(read(stuffed)).toBe('picture_too_large');
});

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8((copy[at] ?? 0) ^ 1, at);
  return copy;
}

function withoutPixels(): Buffer {
  const whole = pngPicture();
  const pixels = pngChunk('IDAT', deflateSync(Buffer.from([0, 0])));
  const at = whole.indexOf(pixels);
  return Buffer.concat([whole.subarray(0, at), whole.subarray(at + pixels.length)]);
}
