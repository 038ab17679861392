import compile from 'icu-minify/compile';
import { bundlesOf } from './bundles-of.ts';
import { type FoundLanguage, textsOf } from './find-languages.ts';
import { unbroken } from '../src/unbroken.ts';
import { inTexts } from './in-texts.ts';
import { pseudo } from './pseudo.ts';

const HEAD = '// Written by `npm run generate` from src/messages.\n';

/** File name → content, for every language and bundle. A text that a language lacks is taken from English. */
export function compiledCatalogues(found: readonly FoundLanguage[]): Map<string, string> {
  const [english] = found;
  if (!english) throw new Error('no language was found');
  const files = new Map<string, string>();
  for (const [bundle, areas] of bundlesOf(english)) {
    const write = (tag: string, compiled: (area: string) => object) => {
      const data = JSON.stringify(Object.fromEntries(areas.map((area) => [area, compiled(area)])), null, 1);
      files.set(`${tag}.${bundle}.ts`, `${HEAD}export default ${data};\n`);
    };
    for (const language of found) {
      // What the server sends as a message stays plain: one sign beyond a phone's own would double its price.
      const change = bundle === 'server' ? (text: string) => text : (text: string) => unbroken(language.tag, text);
      write(language.tag, (area) => mapped(compiledArea(area, language, english), change));
    }
    write('qps', (area) => mapped(compiledArea(area, english, english), pseudo));
  }
  return files;
}

function compiledArea(area: string, language: FoundLanguage, english: FoundLanguage): Record<string, unknown> {
  const own = textsOf(language, area);
  const whole = textsOf(english, area);
  return Object.fromEntries(
    Object.entries(whole).map(([key, text]) => [key, compile(own[key]?.trim() ? own[key] : text)]),
  );
}

function mapped(texts: Record<string, unknown>, change: (text: string) => string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, inTexts(text, change)]));
}
