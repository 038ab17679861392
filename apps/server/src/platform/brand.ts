import { readBrand } from '@pelita/brand';
import type { Brand } from '@pelita/contract';
import { speakForBrand } from '@pelita/i18n';
import type { Environment } from './environment/environment.ts';

/** The brand of the deployment, found good; from here on the server's own texts are in its words. */
export async function loadBrand({ brand, brandsDir }: Pick<Environment, 'brand' | 'brandsDir'>): Promise<Brand> {
  const read = await readBrand(brandsDir, brand);
  speakForBrand(read.texts);
  return read;
}
