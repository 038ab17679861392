import type { BundleName } from './bundles.ts';
import { catalogueOf, type CatalogueLanguage } from './languages.ts';

/** Compiled texts, each language and bundle a chunk of its own. What only the server says never reaches a browser. */
export type Catalogue = Record<string, Record<string, unknown>>;

export type BrowserBundle = Exclude<BundleName, 'server'>;
/** Those that come with a page of their own, and stand in what the server writes of it. */
export type PageBundle = Exclude<BrowserBundle, 'page' | 'member' | 'centre' | 'studio'>;

const loaders: Record<CatalogueLanguage, Record<BrowserBundle, () => Promise<{ default: Catalogue }>>> = {
  EN: {
    page: () => import('./generated/en.page.ts'),
    member: () => import('./generated/en.member.ts'),
    studio: () => import('./generated/en.studio.ts'),
    coming: () => import('./generated/en.coming.ts'),
    reading: () => import('./generated/en.reading.ts'),
    lobby: () => import('./generated/en.lobby.ts'),
    centre: () => import('./generated/en.centre.ts'),
  },
  MY: {
    page: () => import('./generated/my.page.ts'),
    member: () => import('./generated/my.member.ts'),
    studio: () => import('./generated/my.studio.ts'),
    coming: () => import('./generated/my.coming.ts'),
    reading: () => import('./generated/my.reading.ts'),
    lobby: () => import('./generated/my.lobby.ts'),
    centre: () => import('./generated/my.centre.ts'),
  },
  QPS: {
    page: () => import('./generated/qps.page.ts'),
    member: () => import('./generated/qps.member.ts'),
    studio: () => import('./generated/qps.studio.ts'),
    coming: () => import('./generated/qps.coming.ts'),
    reading: () => import('./generated/qps.reading.ts'),
    lobby: () => import('./generated/qps.lobby.ts'),
    centre: () => import('./generated/qps.centre.ts'),
  },
};

export async function loadCatalogue(language: string, bundle: BrowserBundle): Promise<Catalogue> {
  const module = await loaders[catalogueOf(language)][bundle]();
  return module.default;
}
