import { type Area, type EnglishMessages, languageOf, type Messages, unbroken } from '@pelita/i18n';
import { en, ms } from '@pelita/i18n/messages';
import { bundles } from '@pelita/i18n/bundles';

/** The languages that the brand offers; journeys find things by the words that a person of that language reads. */
export const languages = ['MY', 'EN'] as const;
/** Where a journey needs both languages and both devices, each language goes with one device. */
export const languageOfDevice = [
  ['MY', '@phone'],
  ['EN', '@desktop'],
] as const;
export type Language = (typeof languages)[number];

const catalogues: Record<Language, Messages> = { EN: en, MY: ms };

export type Words = <A extends Area>(
  area: A,
  key: keyof EnglishMessages[A] & string,
  values?: Record<string, string>,
) => string;

/** Areas whose texts the server sends as they are written. */
const saidByServer: readonly string[] = bundles.server;

/** A text with its simple placeholders filled. Plurals are looked for by pattern instead. */
export function wordsOf(language: Language): Words {
  return (area, key, values = {}) => {
    const written = catalogues[language][area][key];
    const text = saidByServer.includes(area) ? written : unbroken(languageOf(language).tag, written);
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `{${name}}`);
  };
}
