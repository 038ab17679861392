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

export function builtPage(folder: string): (textsFile: string) => Promise<BuiltPage> {
  const path = join(folder, '.vite', 'manifest.json');
  let kept: { at: number; manifest: Manifest } | null = null;

  async function manifest(): Promise<Manifest> {
    const { mtimeMs } = await stat(path);
    if (kept?.at !== mtimeMs) kept = { at: mtimeMs, manifest: JSON.parse(await readFile(path, 'utf8')) as Manifest };
    return kept.manifest;
  }

  return async (textsFile) => {
    const all = await manifest();
    const entry = Object.values(all).find((candidate) => candidate.isEntry);
    if (!entry) throw new Error(`${path} names no entry`);
    const texts = Object.entries(all).find(([source]) => source.endsWith(`/generated/${textsFile}`))?.[1];
    const imports = (entry.imports ?? []).flatMap((name) => all[name]?.file ?? []);
    return {
      script: entry.file,
      styles: entry.css ?? [],
      preloads: [...imports, ...(texts ? [texts.file] : [])],
      fonts: (entry.assets ?? []).filter((name) => /latin-wght-normal[^/]*\.woff2$/.test(name) && !/-ext-/.test(name)),
    };
  };
}
