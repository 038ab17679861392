import { reactAriaStyleHash } from '@pelita/ui/content-policy';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';

/** The page of parts, built for this run and served under a policy as strict as that of any page of ours. */
export type PartsServer = { origin: string; close: () => Promise<void> };

export async function servePartsPage(): Promise<PartsServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pelita-parts-'));
  await build({
    configFile: join(import.meta.dirname, '../../apps/parts/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://parts').pathname);
    const file = path === '/' ? '/index.html' : path;
    readFile(join(folder, file)).then(
      (content) => {
        response.writeHead(200, { 'Content-Type': types[extname(file)] ?? '', 'Content-Security-Policy': policy });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' '${reactAriaStyleHash}'`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
