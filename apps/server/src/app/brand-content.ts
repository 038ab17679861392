import { existsSync } from 'node:fs';
import type { AnnouncementSeed, CatalogueSeed, DepositMethod } from '@pelita/contract';

/** What a brand's folder holds beside its `brand.ts`; whatever file it lacks stands for nothing of its kind. */
export type BrandContent = {
  catalogue: CatalogueSeed;
  announcements: AnnouncementSeed;
  depositMethods: readonly DepositMethod[];
};

export async function loadBrandContent(code: string): Promise<BrandContent> {
  const read = async <Content>(file: string, otherwise: Content): Promise<Content> => {
    const url = new URL(`../../../../brands/${code}/${file}.ts`, import.meta.url);
    return existsSync(url) ? ((await import(url.href)) as Content) : otherwise;
  };
  const [catalogue, { announcements }, { depositMethods }] = await Promise.all([
    read<CatalogueSeed>('catalogue', { engine: '', vendors: [] }),
    read<{ announcements: AnnouncementSeed }>('announcements', { announcements: [] }),
    read<{ depositMethods: readonly DepositMethod[] }>('cashier', { depositMethods: [] }),
  ]);
  return { catalogue, announcements, depositMethods };
}
