import { UPLOAD_MAXIMUM_BYTES } from '@pelita/contract';
import sharp from 'sharp';
import { createQueue } from '../../../platform/queue/queue.ts';

const SIDE_PIXELS = 256;
/** No phone's camera takes more; a small file can claim more and fill the memory of the process that opens it. */
const PIXELS_MAXIMUM = 50_000_000;

/** Painting a large picture takes a processor for a while, so one is painted at a time. */
const queue = createQueue({ atOnce: 1, waiting: 16, retryAfterSeconds: 3 });

/**
 * The picture cut square and painted anew as WebP, so that nothing of the file that came is kept: no place where it was
 * taken, and nothing that hides in or behind it. A key of `fieldErrors` for what is no picture.
 */
export async function paintAvatar(base64: string): Promise<Buffer | 'not_a_picture' | 'picture_too_large'> {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return 'not_a_picture';
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > UPLOAD_MAXIMUM_BYTES) return 'picture_too_large';
  if (!isPngOrJpeg(bytes)) return 'not_a_picture';
  return queue.run(() =>
    sharp(bytes, { limitInputPixels: PIXELS_MAXIMUM, failOn: 'warning' })
      .rotate()
      .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => 'not_a_picture' as const),
  );
}

/** sharp opens much more than that, SVG among it. */
function isPngOrJpeg(bytes: Buffer): boolean {
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return isPng || bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}
