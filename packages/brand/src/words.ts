import type { Brand, BrandTexts, BrandWords } from '@pelita/contract';
import { compiledTexts } from '@pelita/i18n/own-texts';
import { BrandFault } from './brand-fault.ts';

/** `words.ts` as it was written: a claim in each of the brand's languages, and texts that the product knows. */
export function checkedWords(
  written: unknown,
  languages: readonly string[],
  file: string,
): Pick<Brand, 'claims' | 'texts'> {
  const words = (written ?? {}) as BrandWords;
  const claims: Record<string, string> = {};
  const texts: BrandTexts = {};
  for (const language of languages) {
    const own = words[language];
    const claim = own?.claim;
    if (typeof claim !== 'string' || claim.trim() === '')
      throw new BrandFault(
        file,
        `"${language}.claim" is missing; say in one line what the brand is, in that language.`,
      );
    claims[language] = claim;
    const { compiled, problem } = compiledTexts(own?.texts ?? {});
    if (problem) throw new BrandFault(file, `"${language}.texts.${problem}`);
    if (Object.keys(compiled).length > 0) texts[language] = compiled;
  }
  const strange = Object.keys(words).find((language) => !languages.includes(language));
  if (strange !== undefined)
    throw new BrandFault(
      file,
      `"${strange}" is none of the brand’s languages. Take it out, or add it to "languages" in brand.ts.`,
    );
  return { claims, texts };
}
