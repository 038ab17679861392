import type { Choice } from '@pelita/ui/choice-field';
import { countriesIn } from '../../../shared/phone/countries.ts';

/**
 * Every country by its name in this language, the brand's own first. What somebody typed before there was a list stands
 * before them all, so that it stays until they choose.
 */
export function nationalities(language: string, home: string, kept: string | null): Choice[] {
  const countries = countriesIn(language).map(({ code, name }) => ({ value: code as string, label: name }));
  const isTyped = kept !== null && !countries.some(({ value }) => value === kept);
  return [
    ...(isTyped ? [{ value: kept, label: kept }] : []),
    ...countries.filter(({ value }) => value === home),
    ...countries.filter(({ value }) => value !== home),
  ];
}
