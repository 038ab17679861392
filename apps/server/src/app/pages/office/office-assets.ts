import { readFile } from 'node:fs/promises';
import { catalogueFile } from '@pelita/i18n/catalogue-files';

/** Addresses of what arrives together: modules, and sheets in the order in which they lie. */
export type OfficeFiles = { modules: readonly string[]; sheets: readonly string[] };

export type OfficeAssets = OfficeFiles & {
  script: string;
  /** All texts in a language. */
  textsIn: (language: string) => readonly string[];
  /** What the page at a path adds, and what the shell around it draws late; of a path without a page the latter alone. */
  ofPage: (path: string) => OfficeFiles;
};

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

const MANIFEST = '.vite/manifest.json';
const PAGES = 'src/pages/';

/** What the back office's build says of its files. A page's folder is named like its path, that of `/` is `home`. */
export async function officeAssets(folder: string): Promise<OfficeAssets> {
  const manifest = JSON.parse(await readFile(`${folder}/${MANIFEST}`, 'utf8')) as Manifest;
  const [entry] = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const start = entry === undefined ? undefined : manifest[entry];
  if (entry === undefined || !start) throw new Error(`${folder}/${MANIFEST} names no entry`);
  const atStart = withImports(manifest, [entry]);
  const late = (start.dynamicImports ?? []).filter((name) => !name.startsWith(PAGES) && !name.includes('/i18n/'));
  const [, ...beside] = atStart;
  return {
    script: `/${start.file}`,
    modules: filesOf(manifest, beside).modules,
    // The entry's come first: they say in which order the layers lie.
    sheets: filesOf(manifest, atStart).sheets,
    textsIn: (language) => filesOf(manifest, [`../../${catalogueFile(language, 'office')}`]).modules,
    ofPage: (path) => {
      const name = path.slice(1) || 'home';
      const added = withImports(manifest, [`${PAGES}${name}/${name}-page.tsx`, ...late]);
      return filesOf(
        manifest,
        added.filter((part) => !atStart.includes(part)),
      );
    },
  };
}

/** These parts and all that they import, each once. */
function withImports(manifest: Manifest, names: readonly string[], seen = new Set<string>()): string[] {
  for (const name of names) {
    const chunk = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
    if (!chunk || seen.has(name)) continue;
    seen.add(name);
    withImports(manifest, chunk.imports ?? [], seen);
  }
  return [...seen];
}

function filesOf(manifest: Manifest, names: readonly string[]): OfficeFiles {
  const chunks = names.flatMap((name) => manifest[name] ?? []);
  return {
    modules: chunks.map(({ file }) => `/${file}`),
    sheets: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  };
}
