import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The game page as it was built: which files its HTML names. Read again when a new build has replaced it. */
export type BuiltPage = {
  script: string;
  styles: readonly string[];
  /** Scripts that the first one needs at once, the texts of this language among them. */
  preloads: readonly string[];
  fonts: readonly string[];
};

type ManifestEntry = { file: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean };
type Manifest = Record<string, ManifestEntry>;

/** `entry` is the source of the page's script, as the build knows it. */
export function builtPage(folder: string): (entry: string, textsFile: string) => Promise<BuiltPage> {
  const path = join(folder, '.vite', 'manifest.json');
  let kept: { at: number; manifest: Manifest } | null = null;

  async function manifest(): Promise<Manifest> {
    const { mtimeMs } = await stat(path);
    if (kept?.at !== mtimeMs) kept = { at: mtimeMs, manifest: JSON.parse(await readFile(path, 'utf8')) as Manifest };
    return kept.manifest;
  }

  return async (entrySource, textsFile) => {
    const all = await manifest();
    const entry = all[entrySource];
    if (!entry) throw new Error(`${path} names no entry ${entrySource}`);
    const texts = Object.entries(all).find(([source]) => source.endsWith(`/generated/${textsFile}`))?.[1];
    // Entries that share code have chunks in common, which may bring styles and faces of their own.
    const shared = (entry.imports ?? []).flatMap((name) => all[name] ?? []);
    const parts = [...shared, entry];
    return {
      script: entry.file,
      styles: parts.flatMap(({ css }) => css ?? []),
      preloads: [...shared.map(({ file }) => file), ...(texts ? [texts.file] : [])],
      fonts: parts
        .flatMap(({ assets }) => assets ?? [])
        .filter((name) => /latin-wght-normal[^/]*\.woff2$/.test(name) && !/-ext-/.test(name)),
    };
  };
}
