import { type Completeness, shortcomingOf } from './completeness.ts';
import { completeness } from './generated/completeness.ts';
import { isLanguageCode, languageOf, PSEUDO_LANGUAGE } from './languages.ts';

/** BRAND-02: those of the codes whose texts suffice, in their order. */
export function offeredOf(codes: readonly string[], known: Completeness = completeness): string[] {
  return codes.filter((code) => refusalToOffer(code, known) === null);
}

/** Why a language may not be offered, in one sentence that names the way out; null when it may. */
export function refusalToOffer(code: string, known: Completeness = completeness): string | null {
  const reason = reasonAgainst(code, known);
  return reason && `${code} cannot be offered: ${reason}.`;
}

function reasonAgainst(code: string, known: Completeness): string | null {
  if (code === PSEUDO_LANGUAGE) return 'it is for development alone';
  if (!isLanguageCode(code)) return 'packages/i18n/src/language-table.ts has no such code';
  return shortcomingOf(languageOf(code).tag, known);
}
