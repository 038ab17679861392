import sharp from 'sharp';
import { createQueue } from '../queue/queue.ts';
import type { Picture } from './read-picture.ts';

/** About 5,000 × 5,000; the form sends at most 1,600 on a side. */
const PIXELS_MAXIMUM = 25_000_000;

/** One at a time: to decode is work, and whoever writes to the house is in no hurry. */
const queue = createQueue({ atOnce: 1, waiting: 32, retryAfterSeconds: 2 });

/**
 * Whether a file that has the shape of a picture is one: every pixel that it claims to have is there, and none of them
 * is broken. Whoever reads the message opens it with a decoder like this one, so a file made to harm one ends here.
 */
export function isDecodable({ bytes }: Picture): Promise<boolean> {
  return queue.run(async () => {
    try {
      await sharp(bytes, { limitInputPixels: PIXELS_MAXIMUM, failOn: 'warning', sequentialRead: true })
        .resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false })
        .raw()
        .toBuffer();
      return true;
    } catch {
      return false;
    }
  });
}
