import type { BundleName } from './bundles.ts';
import { catalogueOf, type CatalogueLanguage } from './languages.ts';

/** Compiled texts, each language and bundle a chunk of its own. What only the server says never reaches a browser. */
export type Catalogue = Record<string, Record<string, unknown>>;

export type BrowserBundle = Exclude<BundleName, 'server'>;

const loaders: Record<CatalogueLanguage, Record<BrowserBundle, () => Promise<{ default: Catalogue }>>> = {
  EN: {
    page: () => import('./generated/en.page.ts'),
    member: () => import('./generated/en.member.ts'),
    studio: () => import('./generated/en.studio.ts'),
  },
  MY: {
    page: () => import('./generated/my.page.ts'),
    member: () => import('./generated/my.member.ts'),
    studio: () => import('./generated/my.studio.ts'),
  },
  QPS: {
    page: () => import('./generated/qps.page.ts'),
    member: () => import('./generated/qps.member.ts'),
    studio: () => import('./generated/qps.studio.ts'),
  },
};

export async function loadCatalogue(language: string, bundle: BrowserBundle): Promise<Catalogue> {
  const module = await loaders[catalogueOf(language)][bundle]();
  return module.default;
}
