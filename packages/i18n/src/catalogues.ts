import type { BrowserBundle, Catalogue } from './bundles.ts';
import { loaders } from './generated/loaders.ts';
import { catalogueOf } from './languages.ts';

export type { BrowserBundle, Bundles, Catalogue } from './bundles.ts';

/** The texts of a bundle in a browser, where each language and bundle is a chunk of its own. */
export async function loadCatalogue(language: string, bundle: BrowserBundle): Promise<Catalogue> {
  const module = await loaders[catalogueOf(language)][bundle]();
  return module.default;
}
