import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * `virtual:page-assets` tells the renderer where the browser's files are: from the manifest of the client build, or the
 * sources themselves while developing.
 */
export type PageAssets = {
  /** The style sheet's text, put into the page; null where the development server links it. */
  css: Sheets | null;
  cssLinks: string[];
  /** The sheet that follows where the first screen ends. */
  restOfCss: string | null;
  /** The modules of the page to start, the entry last. */
  entry: string[];
  /** Files to fetch beside the entry, by source file relative to this app. */
  modulesOf: Record<string, string[]>;
  /** The style sheets that a page adds, by source file. */
  cssOf: Record<string, Sheets>;
  fonts: string[];
};

/** Style sheets as one text, and the addresses at which lazy parts would ask for them. */
export type Sheets = { text: string; hrefs: string[] };

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;

const ID = 'virtual:page-assets';
const ENTRY = 'src/entry-client.tsx';
const REST = 'src/rest.css';
/** Those that the first view always uses. */
const preloadedFonts = [/jakarta-[^/]*\.woff2$/, /bricolage-[^/]*\.woff2$/];

export function pageAssets(root: string): Plugin {
  let isBuild = false;
  return {
    name: 'pelita-page-assets',
    configResolved: (config) => {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => {
      if (id !== `\0${ID}`) return null;
      return `export default ${JSON.stringify(isBuild ? builtAssets(root) : sourceAssets())};`;
    },
  };
}

function sourceAssets(): PageAssets {
  return {
    css: null,
    cssLinks: ['/src/styles.css', '/src/rest.css'],
    restOfCss: null,
    entry: ['/@vite/client', '/@id/virtual-refresh', `/${ENTRY}`],
    modulesOf: {},
    cssOf: {},
    fonts: [],
  };
}

function builtAssets(root: string): PageAssets {
  const folder = join(root, 'dist/client');
  const file = join(folder, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('build the browser’s files first: npm run build');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`the manifest lacks ${ENTRY}`);
  const atStart = new Set(staticImports(manifest, ENTRY));
  const cssOf = (parts: readonly string[]): Sheets => {
    const names = parts.flatMap((part) => manifest[part]?.css ?? []);
    return {
      text: names.map((name) => readFileSync(join(folder, name), 'utf8')).join(''),
      hrefs: names.map((name) => `/${name}`),
    };
  };
  return {
    css: cssOf([ENTRY]),
    cssLinks: [],
    restOfCss: urls(manifest, [REST])[0] ?? null,
    entry: [`/${entry.file}`],
    modulesOf: {
      [ENTRY]: urls(manifest, [...atStart]),
      ...Object.fromEntries(
        Object.keys(manifest)
          .filter((name) => name.startsWith('src/pages/') || name.includes('/i18n/'))
          .map((name) => [
            name.replace(/^(\.\.\/)+/, ''),
            urls(
              manifest,
              staticImports(manifest, name).filter((part) => !atStart.has(part)),
            ),
          ]),
      ),
    },
    // What the page's chunk has from others stands before its own, which may build upon it.
    cssOf: Object.fromEntries(
      Object.keys(manifest)
        .filter((name) => name.startsWith('src/pages/'))
        .map((name): [string, Sheets] => [
          name,
          cssOf(
            staticImports(manifest, name)
              .filter((part) => !atStart.has(part))
              .reverse(),
          ),
        ])
        .filter(([, css]) => css.hrefs.length > 0),
    ),
    fonts: (entry.assets ?? [])
      .filter((name) => preloadedFonts.some((font) => font.test(name)))
      .map((name) => `/${name}`),
  };
}

function staticImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  for (const part of manifest[name]?.imports ?? []) staticImports(manifest, part, seen);
  return [...seen];
}

function urls(manifest: Manifest, names: string[]): string[] {
  return names.flatMap((name) => manifest[name]?.file ?? []).map((file) => `/${file}`);
}
