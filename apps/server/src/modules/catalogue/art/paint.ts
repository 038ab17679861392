import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { createQueue } from '../../../platform/queue/queue.ts';

/** Kinds whose drawings are painted: those of many shapes that pages show many of, or wide. Others stay drawings. */
const widthsPx = new Map([
  // Sharp on a card or a tile of a phone with three dots to the pixel.
  ['game', 320],
  ['category', 168],
  ['vendor', 168],
  // As wide as the page that they head.
  ['hub', 1440],
  ['scene', 1200],
]);
const QUALITY = 64;
/** Of six. More saves a tenth of the bytes for several times the work. */
const EFFORT = 3;

/** One at a time leaves the other threads to the passwords. Whoever would wait longer is better served by the drawing. */
const queue = createQueue({ atOnce: 1, waiting: 48, retryAfterSeconds: 1 });

/** How wide the pictures of a kind are painted; null where they stay drawings. */
export function paintedWidthPx(kind: string): number | null {
  return widthsPx.get(kind) ?? null;
}

/**
 * A drawing as WebP. A page full of drawings costs a phone's processor seconds, and holds up its own thread; a page full
 * of pictures costs it next to nothing. A card takes about 40 ms of one core here. Refused `overloaded` when too many wait.
 */
export function painted(svg: string, widthPx: number): Promise<Buffer> {
  return queue.run(async () => {
    const { pixels, width, height } = await renderAsync(svg, {
      fitTo: { mode: 'width', value: widthPx },
      font: { loadSystemFonts: false },
    });
    return sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
      .webp({ quality: QUALITY, effort: EFFORT })
      .toBuffer();
  });
}
