import type { Brand } from '@pelita/contract';

/** What an activity is called, by language. */
export type Told = { language: string; title: string; detail: string };

/** In the reader's language, or the brand's own. */
export function toldIn(
  texts: readonly Told[],
  language: string,
  { defaultLanguage }: Pick<Brand, 'defaultLanguage'>,
): { title: string; detail: string } {
  const told =
    texts.find((text) => text.language === language) ??
    texts.find((text) => text.language === defaultLanguage) ??
    texts[0];
  return { title: told?.title ?? '', detail: told?.detail ?? '' };
}

/** Every language's title, for words that are said to the player later. */
export function titlesOf(texts: readonly Told[]): Record<string, string> {
  return Object.fromEntries(texts.map(({ language, title }) => [language, title]));
}
