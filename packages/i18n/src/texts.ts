import type { ErrorCode } from '@pelita/contract';
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import type { Bundles, Catalogue } from './bundles.ts';
import { catalogues } from './generated/catalogues.ts';
import type { EnglishMessages } from './messages.ts';
import { lengthText } from './formats.ts';
import { catalogueOf, languageOf } from './languages.ts';

/** The texts that the server itself says: of a refusal and of a field, in the language of the request. */

type Params = Record<string, string | number>;
const texts = new Map(
  Object.entries(catalogues).map(([tag, { member, server, studio }]): [string, Catalogue] => [
    tag,
    { ...member, ...server, ...studio },
  ]),
);

let own: Record<string, Catalogue> = {};

/** BRAND-01: from here on in the brand's own words, where it has any. A process serves one brand. */
export function speakForBrand(texts: Record<string, Catalogue>): void {
  own = texts;
}

export function errorText(language: string, code: ErrorCode, params: Params = {}): string {
  return text(language, 'errors', code, params) ?? '';
}

type ServerArea = Bundles['server'][number];

/** A text of what the server writes itself: a page without script, a mail. */
export function serverText<A extends ServerArea>(
  language: string,
  area: A,
  key: keyof EnglishMessages[A] & string,
  params: Params = {},
): string {
  return text(language, area, key, params) ?? '';
}

/** The name of a game's engine, by the catalogue key that the engine states, like `studio.engineLines5x3`. */
export function engineName(language: string, nameKey: string): string {
  const [area = '', key = ''] = nameKey.split('.');
  return text(language, area, key, {}) ?? '';
}

/** By the key of the field's problem: a rule of its own, or the pattern of the registration settings. */
export function fieldErrorText(language: string, key: string, params: Params = {}): string {
  return (
    text(language, 'fieldErrors', key, params) ??
    patternText(language, key, Number(params.minimum ?? 0), Number(params.maximum ?? 0)) ??
    text(language, 'fieldErrors', 'invalid', params) ??
    ''
  );
}

/** REG-04: the text of a pattern, with the lengths that the settings give. */
export function patternText(language: string, patternId: string, minLength: number, maxLength: number): string | null {
  return text(language, 'patterns', patternId, { length: lengthText(minLength, maxLength) });
}

/** A refusal whose use case says less than its words ask for is still told. */
const unsaid = Object.fromEntries(
  ['address', 'amount', 'closes', 'item', 'left', 'maximum', 'minimum', 'minutes', 'opens'].map((name) => [
    name,
    'none',
  ]),
);

function text(language: string, area: string, key: string, params: Params): string | null {
  // What a language lacks stands in its catalogue in English.
  const places = [own[language]?.[area], texts.get(catalogueOf(language))?.[area]];
  const found = places.find((place) => place && Object.hasOwn(place, key))?.[key];
  if (!found) return null;
  const values = { ...unsaid, ...params };
  return String(format(found as CompiledMessage, languageOf(language).tag, values, { formatters }));
}

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options) => new Intl.NumberFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
};
