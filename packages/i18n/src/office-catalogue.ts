import type { Catalogue } from './bundles.ts';
import { officeLoaders } from './generated/office-loaders.ts';
import { catalogueOf } from './languages.ts';

export type { Catalogue } from './bundles.ts';

/** All texts of the back office, a chunk for each language. */
export async function loadOfficeCatalogue(language: string): Promise<Catalogue> {
  const module = await officeLoaders[catalogueOf(language)]();
  return module.default;
}
