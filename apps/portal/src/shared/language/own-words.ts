import { inOwnWords } from '@pelita/i18n';
import { type BrowserBundle, type Catalogue, loadCatalogue } from '@pelita/i18n/catalogues';
import type { Startup } from '@pelita/contract';

/** BRAND-01: the texts of a bundle, in the brand's own words where it has any. */
export async function ownTexts({ brand }: Startup, code: string, bundle: BrowserBundle): Promise<Catalogue> {
  return inOwnWords(await loadCatalogue(code, bundle), brand.texts[code]);
}
