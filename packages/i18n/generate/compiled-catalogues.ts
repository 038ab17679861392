import compile from 'icu-minify/compile';
import { bundles, bundleNames } from '../src/bundles.ts';
import { catalogueLanguages, PSEUDO_LANGUAGE, type CatalogueLanguage } from '../src/languages.ts';
import { en } from '../src/messages/en/index.ts';
import { ms } from '../src/messages/ms/index.ts';
import type { Messages } from '../src/messages.ts';
import { pseudo } from './pseudo.ts';

type PartialMessages = { [Area in keyof Messages]?: Partial<Messages[Area]> };
const sources: Record<CatalogueLanguage, PartialMessages> = { EN: en, MY: ms, QPS: en };

/** File name → content, for every language and bundle. A text that a language lacks is taken from English. */
export function compiledCatalogues(): Map<string, string> {
  const files = new Map<string, string>();
  for (const language of catalogueLanguages) {
    for (const bundle of bundleNames) {
      const areas = bundles[bundle].map((area) => [area, compiledArea(language, area)]);
      const data = JSON.stringify(Object.fromEntries(areas), null, 1);
      const head = '// Written by `npm run generate -w @pelita/i18n` from src/messages.\n';
      files.set(`${language.toLowerCase()}.${bundle}.ts`, `${head}export default ${data};\n`);
    }
  }
  return files;
}

function compiledArea(language: CatalogueLanguage, area: keyof Messages): Record<string, unknown> {
  const own: Record<string, string | undefined> = sources[language][area] ?? {};
  const compiled = Object.entries(en[area] as Record<string, string>).map(([key, english]) => {
    const message = compile(own[key] || english);
    return [key, language === PSEUDO_LANGUAGE ? pseudo(message) : message];
  });
  return Object.fromEntries(compiled);
}
