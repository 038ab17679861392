import { languageOf } from '@pelita/i18n';
import { type Catalogue, loadOfficeCatalogue } from '@pelita/i18n/office-catalogue';
import { createStore, type Store } from '@pelita/ui/store';
import { keepChoice } from '../page/kept-choice.ts';
import { startup } from '../page/startup.ts';

export type Spoken = { code: string; texts: Catalogue };

/** The language of the page with all its texts. */
export const spoken: Store<Spoken> = createStore<Spoken>({ code: startup.language, texts: {} });

let wanted = startup.language;

export async function loadLanguage(): Promise<void> {
  await changeLanguage(startup.language);
}

export async function changeLanguage(code: string): Promise<void> {
  wanted = code;
  const texts = await loadOfficeCatalogue(code);
  if (wanted !== code) return;
  const { tag, direction } = languageOf(code);
  Object.assign(document.documentElement, { lang: tag, dir: direction });
  if (code !== startup.language || document.cookie.includes('language=')) keepChoice('language', code);
  spoken.set({ code, texts });
}
