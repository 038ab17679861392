import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { createQueue } from '../../../platform/queue/queue.ts';

/** Sharp on a card of a phone with three dots to the pixel. */
const WIDTH_PX = 320;
const QUALITY = 64;
/** Of six. More saves a tenth of the bytes for several times the work. */
const EFFORT = 3;

/** One at a time leaves the other threads to the passwords. Whoever would wait longer is better served by the drawing. */
const queue = createQueue({ atOnce: 1, waiting: 48, retryAfterSeconds: 1 });

/**
 * A drawing as WebP. A page full of drawings costs a phone's processor seconds; a page full of pictures costs it next to
 * nothing. About 40 ms of one core here. Refused `overloaded` when too many wait.
 */
export function painted(svg: string): Promise<Buffer> {
  return queue.run(async () => {
    const { pixels, width, height } = await renderAsync(svg, {
      fitTo: { mode: 'width', value: WIDTH_PX },
      font: { loadSystemFonts: false },
    });
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: QUALITY, effort: EFFORT })
      .toBuffer();
  });
}
