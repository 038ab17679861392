import type { Completeness } from '../src/completeness.ts';
import { areasOf, type FoundLanguage, textsOf } from './find-languages.ts';

/** What each language has and lacks, measured against English. A blank text is a missing one. */
export function completenessOf(found: readonly FoundLanguage[]): Completeness {
  const [english] = found;
  if (!english) throw new Error('no language was found');
  const areas = areasOf(english);
  const texts = Object.fromEntries(areas.map((area) => [area, Object.keys(textsOf(english, area)).length]));
  const missing = found.map((language) => [
    language.tag,
    Object.fromEntries(areas.map((area) => [area, lacking(area, language)] as const).filter(([, count]) => count > 0)),
  ]);
  return { texts, missing: Object.fromEntries(missing) as Completeness['missing'] };

  function lacking(area: string, language: FoundLanguage): number {
    const own = textsOf(language, area);
    return Object.keys(textsOf(english as FoundLanguage, area)).filter((key) => !own[key]?.trim()).length;
  }
}
