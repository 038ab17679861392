import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** As it is, or its brotli copy. */
const WORKER = /\/service-worker\.js(\.br)?$/;
/** Asked for anew each time, so that a new build takes over at once; its own policy lets it fetch what pages may. */
const workerHeaders = {
  'cache-control': 'no-cache',
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** The browser's files of a built app. Those with a hash in their name never change; brotli copies lie beside them. */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    // One route a file, so that whatever is no file stays a page or a call.
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '.vite/**'],
    setHeaders: (reply, path) => {
      if (WORKER.test(path)) reply.headers(workerHeaders);
      else reply.header('cache-control', path.includes('/assets/') ? YEAR : HOUR);
    },
  });
}
