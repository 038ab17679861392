import { bundlesOf } from './bundles-of.ts';
import { completenessOf } from './completeness-of.ts';
import { areasOf, type FoundLanguage } from './find-languages.ts';

const HEAD = '// Written by `npm run generate` from src/messages.\n';

const TYPES = `import type { BrowserBundle, BundleName, Catalogue } from '../bundles.ts';
import type { CatalogueTag } from '../languages.ts';
`;

/** File name → content, of what joins the languages, areas and bundles that were found. */
export function indexFiles(found: readonly FoundLanguage[]): Map<string, string> {
  const [english] = found;
  if (!english) throw new Error('no language was found');
  const tags = [...found.map(({ tag }) => tag), 'qps'];
  const bundles = bundlesOf(english);
  return new Map(
    Object.entries({
      'tags.ts': `export const catalogueTags = ${JSON.stringify(tags)} as const;\n`,
      'bundles.ts': `export const bundles = ${json(Object.fromEntries(bundles))} as const;\n`,
      'completeness.ts': `export const completeness = ${json(completenessOf(found))};\n`,
      ...Object.fromEntries(found.map((language) => [`messages.${language.tag}.ts`, messages(language)])),
      'messages.ts': found.map(({ tag }) => `export { ${variable(tag)} } from './messages.${tag}.ts';\n`).join(''),
      'loaders.ts': loaders(
        tags,
        [...bundles.keys()].filter((name) => name !== 'server' && name !== 'office'),
      ),
      'office-loaders.ts': officeLoaders(tags),
      'catalogues.ts': catalogues(tags, [...bundles.keys()]),
    }).map(([name, content]) => [name, HEAD + content]),
  );
}

/** The texts of a language as they are written; the English ones type all others. */
function messages(language: FoundLanguage): string {
  const { tag, pieces } = language;
  const imports = pieces.map(
    ({ file, name }) => `import { ${asVariable(file, name)} } from '../messages/${tag}/${file}.ts';`,
  );
  const areas = areasOf(language).map((area) => {
    const own = pieces.filter((piece) => piece.area === area).map(({ file }) => variable(file));
    return own.length === 1 ? `  ${area}: ${own[0]},` : `  ${area}: { ${own.map((name) => `...${name}`).join(', ')} },`;
  });
  return `${imports.join('\n')}\n\nexport const ${variable(tag)} = {\n${areas.join('\n')}\n};\n`;
}

/** For a browser: each language and bundle a chunk of its own. */
function loaders(tags: readonly string[], bundles: readonly string[]): string {
  const lines = tags.map((tag) => {
    const own = bundles.map((name) => `    ${name}: () => import('./${tag}.${name}.ts'),`);
    return `  ${JSON.stringify(tag)}: {\n${own.join('\n')}\n  },`;
  });
  const type = 'Record<CatalogueTag, Record<BrowserBundle, () => Promise<{ default: Catalogue }>>>';
  return `${TYPES}\nexport const loaders: ${type} = {\n${lines.join('\n')}\n};\n`;
}

/** For the back office, in a file of its own: an application's build holds whatever its loaders name. */
function officeLoaders(tags: readonly string[]): string {
  const lines = tags.map((tag) => `  ${JSON.stringify(tag)}: () => import('./${tag}.office.ts'),`);
  const type = 'Record<CatalogueTag, () => Promise<{ default: Catalogue }>>';
  const types = TYPES.replace('BrowserBundle, BundleName, ', '');
  return `${types}\nexport const officeLoaders: ${type} = {\n${lines.join('\n')}\n};\n`;
}

/** For the server: all of them in memory. */
function catalogues(tags: readonly string[], bundles: readonly string[]): string {
  const imports = tags.flatMap((tag) =>
    bundles.map((name) => `import ${variable(tag, name)} from './${tag}.${name}.ts';`),
  );
  const lines = tags.map((tag) => {
    const own = bundles.map((name) => `${name}: ${variable(tag, name)}`);
    return `  ${JSON.stringify(tag)}: { ${own.join(', ')} },`;
  });
  const type = 'Record<CatalogueTag, Record<BundleName, Catalogue>>';
  return `${TYPES}${imports.join('\n')}\n\nexport const catalogues: ${type} = {\n${lines.join('\n')}\n};\n`;
}

const asVariable = (file: string, name: string) => (variable(file) === name ? name : `${name} as ${variable(file)}`);

/** `zh-Hans` and `errors/site` → `zhHans_errorsSite`. */
function variable(...parts: string[]): string {
  return parts.map((part) => part.replaceAll(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase())).join('_');
}

const json = (data: object) => JSON.stringify(data, null, 1);
