import { listBrands, readBrand } from '@pelita/brand';
import { inRoot } from '../launch/root.mjs';

/** Every brand of the repository can be served: its facts, words, logo, and the contrast of its colours. */
export async function checkBrands() {
  const folder = inRoot('brands');
  const read = await Promise.allSettled(listBrands(folder).map((name) => readBrand(folder, name)));
  return read.flatMap(({ reason }) => (reason ? [reason instanceof Error ? reason.message : String(reason)] : []));
}
