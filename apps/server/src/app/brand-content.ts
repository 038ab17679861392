import { existsSync } from 'node:fs';
import type { AnnouncementSeed, Bank, CatalogueSeed, DepositMethod, HelpPages } from '@pelita/contract';
import { readHelpPages } from './read-help-pages.ts';

/** What a brand's folder holds beside its `brand.ts`; whatever file it lacks stands for nothing of its kind. */
export type BrandContent = {
  catalogue: CatalogueSeed;
  announcements: AnnouncementSeed;
  depositMethods: readonly DepositMethod[];
  banks: readonly Bank[];
  help: HelpPages;
};

export async function loadBrandContent(code: string): Promise<BrandContent> {
  const read = async <Content>(file: string, otherwise: Content): Promise<Content> => {
    const url = new URL(`../../../../brands/${code}/${file}.ts`, import.meta.url);
    return existsSync(url) ? ((await import(url.href)) as Content) : otherwise;
  };
  const [catalogue, { announcements }, { depositMethods, banks }, help] = await Promise.all([
    read<CatalogueSeed>('catalogue', { engine: '', vendors: [] }),
    read<{ announcements: AnnouncementSeed }>('announcements', { announcements: [] }),
    read<Pick<BrandContent, 'depositMethods' | 'banks'>>('cashier', { depositMethods: [], banks: [] }),
    readHelpPages(new URL(`../../../../brands/${code}/help/`, import.meta.url)),
  ]);
  return { catalogue, announcements, depositMethods, banks, help };
}
