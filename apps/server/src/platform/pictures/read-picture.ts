import { crc32 } from 'node:zlib';
import { UPLOAD_MAXIMUM_BYTES } from '@pelita/contract';

export type Picture = { mediaType: 'image/png' | 'image/jpeg'; bytes: Uint8Array };
/** Keys of `fieldErrors`. */
export type PictureProblem = 'picture_too_large' | 'not_a_picture';

/** No screen and no phone's camera is wider; a file of few bytes can claim more and fill the memory of whoever opens it. */
const SIDE_MAXIMUM_PIXELS = 16_384;

/**
 * A picture out of base64, known by its bytes alone: the file must be one whole PNG or JPEG from its first byte to its
 * last, so that nothing else can hide behind it as a file of another kind. Its pixels are `isDecodable`'s affair.
 */
export function readPicture(base64: string): Picture | PictureProblem {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return 'not_a_picture';
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > UPLOAD_MAXIMUM_BYTES) return 'picture_too_large';
  if (isWholePng(bytes)) return { mediaType: 'image/png', bytes };
  if (isWholeJpeg(bytes)) return { mediaType: 'image/jpeg', bytes };
  return 'not_a_picture';
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunks with right sums from IHDR over IDAT to IEND, which ends the file. */
function isWholePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 8).equals(pngSignature)) return false;
  let at = 8;
  let hasPixels = false;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return false;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    if (at === 8 && (type !== 'IHDR' || length !== 13 || !isSize(bytes.readUInt32BE(16), bytes.readUInt32BE(20))))
      return false;
    hasPixels ||= type === 'IDAT';
    if (type === 'IEND') return hasPixels && end === bytes.length;
    at = end;
  }
  return false;
}

/** Segments from the start mark over a frame with a size and a scan to the end mark, which ends the file. */
function isWholeJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8 || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9)
    return false;
  let at = 2;
  let hasFrame = false;
  let hasScan = false;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const mark = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return false;
    if (isFrame(mark)) {
      if (length < 8 || !isSize(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))) return false;
      hasFrame = true;
    }
    hasScan ||= mark === 0xda;
    at += 2 + length;
    if (mark === 0xda) at = endOfScan(bytes, at);
    if (at === bytes.length - 2 && bytes[at + 1] === 0xd9) return hasFrame && hasScan;
  }
  return false;
}

function isFrame(mark: number): boolean {
  return mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
}

/** Where the next mark stands: in a scan 0xFF is followed by zero or a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function isSize(width: number, height: number): boolean {
  return width > 0 && height > 0 && width <= SIDE_MAXIMUM_PIXELS && height <= SIDE_MAXIMUM_PIXELS;
}
