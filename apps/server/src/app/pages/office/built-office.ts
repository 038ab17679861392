import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import type { PageHandler } from '../../build-app.ts';
import { serveFiles } from '../serve-files.ts';
import { officeAssets } from './office-assets.ts';
import { registerOfficePage } from './register-office-page.ts';

const dist = fileURLToPath(new URL('../../../../../backoffice/dist/client/', import.meta.url));

/** Whether `npm run build` has made the back office. */
export function isOfficeBuilt(): boolean {
  return existsSync(`${dist}.vite/manifest.json`);
}

/** The back office as it was built, in this folder unless another is named. */
export function builtOffice(platform: Platform, folder = dist) {
  return async (app: FastifyInstance): Promise<PageHandler> => {
    await serveFiles(app, folder);
    return registerOfficePage(app, platform, await officeAssets(folder));
  };
}
