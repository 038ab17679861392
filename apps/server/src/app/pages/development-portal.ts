import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { Platform } from '../../platform/platform.ts';
import type { PageHandler, PageNeeds } from '../build-app.ts';
import type { PortalRenderer } from './portal-renderer.ts';
import { registerPages } from './register-pages.ts';

const root = fileURLToPath(new URL('../../../../portal/', import.meta.url));

/** The portal from its sources, for developing: a saved file changes the open page, without a build. */
export function developmentPortal(platform: Platform) {
  return async (app: FastifyInstance, needs: PageNeeds): Promise<PageHandler> => {
    const { createServer } = await import('vite');
    const vite = await createServer({
      root,
      configFile: `${root}vite.config.ts`,
      // Read as it stands: a compiled copy of it would come and go, and begin the watched server anew.
      configLoader: 'native',
      appType: 'custom',
      server: { middlewareMode: true, ws: { server: app.server } },
    });
    app.addHook('onClose', () => vite.close());
    const renderer = async (): Promise<PortalRenderer> =>
      (await vite.ssrLoadModule('/src/entry-server.tsx')) as PortalRenderer;
    const page = registerPages(app, platform, needs, renderer, true);
    return async (request, reply) => {
      if (!(await isAnsweredBy(vite, request, reply))) return page(request, reply);
      return reply.hijack();
    };
  };
}

/** Sources and their like are Vite's; what it passes on is a page. */
function isAnsweredBy(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return new Promise((resolve) => {
    reply.raw.once('close', () => resolve(true));
    vite.middlewares(request.raw, reply.raw, () => resolve(false));
  });
}
