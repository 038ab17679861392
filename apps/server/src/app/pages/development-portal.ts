import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import type { PageHandler, PageNeeds } from '../build-app.ts';
import type { PortalRenderer } from './portal-renderer.ts';
import { registerPages } from './register-pages.ts';
import { isAnsweredBy, serveSources } from './serve-sources.ts';

const root = fileURLToPath(new URL('../../../../portal/', import.meta.url));

/** The portal from its sources, for developing. */
export function developmentPortal(platform: Platform) {
  return async (app: FastifyInstance, needs: PageNeeds): Promise<PageHandler> => {
    const vite = await serveSources(app, root);
    const renderer = async (): Promise<PortalRenderer> =>
      (await vite.ssrLoadModule('/src/entry-server.tsx')) as PortalRenderer;
    const page = registerPages(app, platform, needs, renderer, true);
    return async (request, reply) => {
      if (!(await isAnsweredBy(vite, request, reply))) return page(request, reply);
      return reply.hijack();
    };
  };
}
