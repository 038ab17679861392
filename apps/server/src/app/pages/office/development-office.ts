import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import type { PageHandler } from '../../build-app.ts';
import { isAnsweredBy, serveSources } from '../serve-sources.ts';
import { registerOfficePage } from './register-office-page.ts';

const root = fileURLToPath(new URL('../../../../../backoffice/', import.meta.url));

/** The back office from its sources, for developing. */
export function developmentOffice(platform: Platform) {
  return async (app: FastifyInstance): Promise<PageHandler> => {
    const vite = await serveSources(app, root);
    const none = { sheets: [], modules: [] };
    const assets = { script: '/src/entry.tsx', ...none, textsIn: () => [], ofPage: () => none };
    const page = registerOfficePage(app, platform, assets, (url, html) => vite.transformIndexHtml(url, html));
    return async (request, reply) => {
      if (!(await isAnsweredBy(vite, request, reply))) return page(request, reply);
      return reply.hijack();
    };
  };
}
