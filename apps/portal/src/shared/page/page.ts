import type { Startup, Theme } from '@pelita/contract';
import type { Catalogue } from '@pelita/i18n/catalogues';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Store } from '@pelita/ui/store';

/**
 * What a page is made of before anybody logs in: its startup data, its language with the texts, its theme. On the
 * server there is one per request, handed down by context; in the browser there is one, which code outside components
 * reaches by `thePage()`.
 */
export type PageLanguage = { code: string; texts: Catalogue };
export type { Theme };
export type Page = { startup: Store<Startup>; language: Store<PageLanguage>; theme: Store<Theme> };

export const PageContext = createContext<Page | null>(null);

let ofThisBrowser: Page | null = null;

export function keepPage(page: Page): void {
  ofThisBrowser = page;
}

export function thePage(): Page {
  if (!ofThisBrowser) throw new Error('the page is read before it has started');
  return ofThisBrowser;
}

export function useStartup(): Startup {
  const { startup } = usePage();
  return useSyncExternalStore(startup.subscribe, startup.get, startup.get);
}

export function usePageLanguage(): PageLanguage {
  const { language } = usePage();
  return useSyncExternalStore(language.subscribe, language.get, language.get);
}

export function useTheme(): Theme {
  const { theme } = usePage();
  return useSyncExternalStore(theme.subscribe, theme.get, theme.get);
}

function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('a component stands outside the page');
  return page;
}
