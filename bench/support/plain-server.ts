import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { handWrittenPage, type Shown } from './hand-written-page.ts';

type Kept = { body: Buffer; headers: Record<string, string> };

/** The hand-written page over raw node:http, everything in memory and packed beforehand: nothing can come sooner. */
export async function openPlainServer(browser: Browser, origin: string): Promise<{ origin: string; close(): void }> {
  const shown = await whatHomeShows(browser, origin);
  const page = Buffer.from(handWrittenPage(shown));
  const kept = new Map<string, Kept>([
    ['/', packed(page, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })],
  ]);
  const files = [
    ...Object.values(shown.fonts),
    ...shown.tiles.map(({ picture }) => picture),
    ...shown.shelves.flatMap(({ cards }) => cards.map(({ picture }) => picture)),
  ];
  for (const path of new Set(files)) kept.set(path, await fileOf(origin, path));
  const server = createServer((request, response) => {
    const found = kept.get(request.url ?? '');
    if (!found) return void response.writeHead(404).end();
    response.writeHead(200, found.headers).end(found.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { origin: `http://localhost:${address.port}`, close: () => void server.close() };
}

async function fileOf(origin: string, path: string): Promise<Kept> {
  const answer = await fetch(origin + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = {
    'content-type': answer.headers.get('content-type') ?? '',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  };
  return /svg/.test(headers['content-type'])
    ? packed(body, headers)
    : { body, headers: { ...headers, 'content-length': String(body.length) } };
}

function packed(body: Buffer, headers: Record<string, string>): Kept {
  const small = brotliCompressSync(body);
  return { body: small, headers: { ...headers, 'content-encoding': 'br', 'content-length': String(small.length) } };
}

/** Read off the page itself, so that both show the same whatever the catalogue says. */
async function whatHomeShows(browser: Browser, origin: string): Promise<Shown> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(origin);
  const shown = await page.evaluate(() => {
    const all = (selector: string, from: ParentNode = document) => [...from.querySelectorAll<HTMLElement>(selector)];
    const words = (selector: string, from: ParentNode = document) => from.querySelector(selector)?.textContent ?? '';
    const picture = (from: ParentNode) => {
      const image = from.querySelector('img');
      return new URL(image?.dataset['src'] ?? image?.src ?? '', location.origin).pathname;
    };
    const [text = '', heading = ''] = all('link[as=font]').map((link) => link.getAttribute('href') ?? '');
    return {
      fonts: { text, heading },
      scene: document.querySelector('.hero-scene svg')?.outerHTML ?? '',
      title: words('.hero-title'),
      note: words('.hero-note'),
      tiles: all('.tile').map((tile) => ({
        href: tile.getAttribute('href') ?? '',
        picture: picture(tile),
        name: words('.tile-name', tile),
        count: words('.tile-count', tile),
      })),
      shelves: all('section:has(.game-card .game-name)').map((shelf) => ({
        title: words('h2', shelf),
        cards: all('.game-card', shelf).map((card) => ({
          picture: picture(card),
          colour: card.style.backgroundColor,
          name: words('.game-name', card),
          vendor: words('.game-vendor', card),
          rate: words('.game-rtp', card),
        })),
      })),
    };
  });
  await context.close();
  return shown;
}
