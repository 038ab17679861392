import sharp from 'sharp';
import { createQueue } from '../queue/queue.ts';
import type { Picture } from './read-picture.ts';

/** No side is longer afterwards: a statement of a bank can be read at that, and a camera’s full size is not needed. */
const SIDE_MAXIMUM_PIXELS = 2_400;
const PIXELS_MAXIMUM = 50_000_000;

/** Painting a large picture takes a processor for a while, so one is painted at a time. */
const queue = createQueue({ atOnce: 1, waiting: 16, retryAfterSeconds: 3 });

/** The picture painted anew in its own format, without anything of the file that came; null for what cannot be decoded. */
export function repaintPicture({ mediaType, bytes }: Picture): Promise<Picture | null> {
  return queue.run(async () => {
    const painted = sharp(bytes, { limitInputPixels: PIXELS_MAXIMUM, failOn: 'warning' })
      .rotate()
      .resize(SIDE_MAXIMUM_PIXELS, SIDE_MAXIMUM_PIXELS, { fit: 'inside', withoutEnlargement: true });
    const encoded = mediaType === 'image/png' ? painted.png() : painted.jpeg({ quality: 85 });
    return await encoded.toBuffer().then(
      (fresh) => ({ mediaType, bytes: fresh }),
      () => null,
    );
  });
}
