import type { Brand } from '@pelita/contract';

/** The brand of the deployment: the folder `brands/<code>` beside `apps`. */
export async function loadBrand(code: string): Promise<Brand> {
  try {
    const { brand } = (await import(new URL(`${code}/brand.ts`, brandsFolder).href)) as { brand: Brand };
    return brand;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(`There is no brand "${code}": BRAND must name a folder in brands/.`, { cause: error });
  }
}

const brandsFolder = new URL('../../../../brands/', import.meta.url);
