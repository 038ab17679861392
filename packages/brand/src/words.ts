import type { Brand, BrandTexts, BrandWords } from '@pelita/contract';
import { compiledTexts } from '@pelita/i18n/own-texts';
import { BrandFault } from './brand-fault.ts';

/** `words.ts` as it was written: a slogan in each of the brand's languages, and texts that the product knows. */
export function checkedWords(
  written: unknown,
  languages: readonly string[],
  file: string,
): Pick<Brand, 'slogans' | 'texts'> {
  const words = (written ?? {}) as BrandWords;
  const slogans: Record<string, string> = {};
  const texts: BrandTexts = {};
  for (const language of languages) {
    const own = words[language];
    const slogan = own?.slogan;
    if (typeof slogan !== 'string' || slogan.trim() === '')
      throw new BrandFault(
        file,
        `"${language}.slogan" is missing; say in one line what the brand is, in that language.`,
      );
    slogans[language] = slogan;
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
  return { slogans, texts };
}
