import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';

/** An app's sources, served by Vite within ours: a saved file changes the open page, without a build. */
export async function serveSources(app: FastifyInstance, root: string): Promise<ViteDevServer> {
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
  return vite;
}

/** Sources and their like are Vite's; what it passes on is a page. */
export function isAnsweredBy(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return new Promise((resolve) => {
    reply.raw.once('close', () => resolve(true));
    vite.middlewares(request.raw, reply.raw, () => resolve(false));
  });
}
