import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Fast enough to wait for; what it costs in size is made good a moment later. */
const QUICK_QUALITY = 5;
const BEST_QUALITY = 11;
/** Pages that wait for their best packing; beyond it the quick one has to do. */
const WAITING_MAXIMUM = 20;
/** Packed pages that are remembered by their content. */
const PACKED_KEPT = 300;

export type Packing = {
  /** The page in brotli: the best there is by now. */
  pack(digest: string, html: Buffer): Promise<Buffer>;
  /** The best known packing of a page that was packed before. */
  best(digest: string): Buffer | undefined;
};

/**
 * A page is made anew every second and is nearly always what it was: one content is packed quickly once, then as well as
 * can be, one page after the other and beside the requests.
 */
export function createPacking(): Packing {
  const packed = new Map<string, { bytes: Buffer; isBest: boolean }>();
  let improving = Promise.resolve();
  let waiting = 0;

  const keep = (digest: string, bytes: Buffer, isBest: boolean): void => {
    packed.delete(digest);
    packed.set(digest, { bytes, isBest });
    const [oldest] = packed.keys();
    if (packed.size > PACKED_KEPT && oldest !== undefined) packed.delete(oldest);
  };
  const improve = (digest: string, html: Buffer): void => {
    if (waiting >= WAITING_MAXIMUM) return;
    waiting += 1;
    improving = improving
      .then(async () => keep(digest, await brotli(html, BEST_QUALITY), true))
      // A failure leaves the quick packing.
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
  };

  return {
    pack: async (digest, html) => {
      const known = packed.get(digest);
      const bytes = known?.bytes ?? (await brotli(html, QUICK_QUALITY));
      if (known) return bytes;
      keep(digest, bytes, false);
      improve(digest, html);
      return bytes;
    },
    best: (digest) => packed.get(digest)?.bytes,
  };
}

const compressed = promisify(brotliCompress) as (bytes: Buffer, options: object) => Promise<Buffer>;

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressed(bytes, { params });
}
