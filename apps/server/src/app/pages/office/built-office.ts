import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import type { PageHandler } from '../../build-app.ts';
import { serveFiles } from '../serve-files.ts';
import type { OfficeAssets } from './office-document.ts';
import { registerOfficePage } from './register-office-page.ts';

const dist = fileURLToPath(new URL('../../../../../backoffice/dist/client/', import.meta.url));
const MANIFEST = '.vite/manifest.json';

/** Whether `npm run build` has made the back office. */
export function isOfficeBuilt(): boolean {
  return existsSync(dist + MANIFEST);
}

/** The back office as it was built, in this folder unless another is named. */
export function builtOffice(platform: Platform, folder = dist) {
  return async (app: FastifyInstance): Promise<PageHandler> => {
    await serveFiles(app, folder);
    return registerOfficePage(app, platform, await assetsIn(folder));
  };
}

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>;

/** The entry, and what it imports at once, which then arrives beside it. */
async function assetsIn(folder: string): Promise<OfficeAssets> {
  const manifest = JSON.parse(await readFile(`${folder}/${MANIFEST}`, 'utf8')) as Manifest;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`${folder}/${MANIFEST} names no entry`);
  const modules = (entry.imports ?? []).flatMap((name) => manifest[name] ?? []);
  return {
    script: `/${entry.file}`,
    modules: modules.map(({ file }) => `/${file}`),
    // The entry's come first: they say in which order the layers lie.
    sheets: [entry, ...modules].flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  };
}
