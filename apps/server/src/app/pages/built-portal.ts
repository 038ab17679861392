import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import type { PageHandler, PageNeeds } from '../build-app.ts';
import type { PortalRenderer } from './portal-renderer.ts';
import { registerPages } from './register-pages.ts';
import { serveFiles } from './serve-files.ts';

const dist = fileURLToPath(new URL('../../../../portal/dist/', import.meta.url));
const rendererFile = `${dist}server/entry-server.js`;

/** Whether `npm run build` has made the portal. */
export function isPortalBuilt(): boolean {
  return existsSync(rendererFile);
}

/** The portal as it was built: its files and its renderer. */
export function builtPortal(platform: Platform) {
  return async (app: FastifyInstance, needs: PageNeeds): Promise<PageHandler> => {
    await serveFiles(app, `${dist}client`);
    const portal = (await import(pathToFileURL(rendererFile).href)) as PortalRenderer;
    return registerPages(app, platform, needs, async () => portal);
  };
}
