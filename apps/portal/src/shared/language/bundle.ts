import type { BrowserBundle } from '@pelita/i18n/catalogues';
import { thePage } from '../page/page.ts';
import { addTexts, currentLanguage } from './language.ts';
import { ownTexts } from './own-words.ts';

/** The bundles in use beyond the page's own; a change of language brings them along. */
export const bundlesInUse = new Set<BrowserBundle>();

/** What is loaded, and beside it the texts that it needs. */
export async function withTexts<Module>(bundle: BrowserBundle, load: () => Promise<Module>): Promise<Module> {
  bundlesInUse.add(bundle);
  const [module] = await Promise.all([load(), bringTexts(bundle)]);
  return module;
}

/** The language may change while they are on their way. */
async function bringTexts(bundle: BrowserBundle): Promise<void> {
  const code = currentLanguage();
  addTexts(code, await ownTexts(thePage().startup.get(), code, bundle));
  if (currentLanguage() !== code) await bringTexts(bundle);
}
