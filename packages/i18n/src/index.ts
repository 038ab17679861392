/**
 * Words and figures as people read them: the language table, the catalogues, the formats and the server's own texts.
 * English is the source and types the rest; a text that a language lacks is English, never blank. The catalogues are
 * compiled by `npm run generate`; nothing parses a message in a browser.
 */
export { dateFormat } from './date-format.ts';
export * from './dates.ts';
export * from './formats.ts';
export { inOwnWords } from './in-own-words.ts';
export * from './languages.ts';
export * from './offer.ts';
export type { Area, EnglishMessages, Messages } from './messages.ts';
export * from './texts.ts';
export { unbroken } from './unbroken.ts';
