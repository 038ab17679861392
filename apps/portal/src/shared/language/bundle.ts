import { loadCatalogue, type BrowserBundle } from '@pelita/i18n/catalogues';
import { addTexts, currentLanguage } from './language.ts';

/** The bundles in use beyond the page's own; a change of language brings them along. */
export const bundlesInUse = new Set<BrowserBundle>();

/** Brings the texts that a feature needs: `lazy(() => withTexts('member', () => import('./login-form.tsx')))`. */
export async function withTexts<Module>(bundle: BrowserBundle, load: () => Promise<Module>): Promise<Module> {
  const code = currentLanguage();
  const [module, texts] = await Promise.all([load(), loadCatalogue(code, bundle)]);
  bundlesInUse.add(bundle);
  addTexts(code, texts);
  return module;
}
