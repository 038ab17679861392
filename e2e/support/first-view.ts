import { request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';

/** What travels before the first pointer, key or scroll, the idle after load included; bytes as they were sent. */
export type FirstView = {
  bytes: { html: number; script: number; css: number; fonts: number; pictures: number; calls: number; whole: number };
  files: { url: string; kind: Kind; bytes: number }[];
  /** Text of some size that came without compression. */
  uncompressed: string[];
};
type Kind = keyof FirstView['bytes'];

const kinds: Record<string, Kind> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'pictures',
};
const TEXT = /javascript|json|css|html|svg/;
const SMALL_BYTES = 1_400;

/** A page is sent at once with a quick compression; its best copy, made meanwhile, is what all later visitors get. */
export async function bestCopyIsMade(address: string): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const asked = request(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
    const pieces: Buffer[] = [];
    answer.on('data', (piece: Buffer) => pieces.push(piece));
    answer.on('end', () => resolve(Buffer.concat(pieces)));
  });
  asked.on('error', reject).end();
  const sent = await promise;
  return sent.length <= brotliSize(brotliDecompressSync(sent));
}

/** Opens an address and listens until its page is awake, by a selector, and nothing has been asked for over a while. */
export async function firstView(page: Page, address: string, awake = 'html[data-live=yes]'): Promise<FirstView> {
  const { files, uncompressed } = await listenTo(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  // On a busy machine the network rests before the page has woken and asked for its script.
  await page.locator(awake).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent ?? '').join(''),
  );
  const bytes = { html: 0, script: 0, css: 0, fonts: 0, pictures: 0, calls: 0, whole: 0 };
  for (const file of files) {
    bytes[file.kind] += file.bytes;
    bytes.whole += file.bytes;
  }
  // Styles inside the HTML are styles too; what they weigh by themselves is counted, though they travel with the page.
  bytes.css += brotliSize(styles);
  return { bytes, files, uncompressed };
}

/** Opens an address and counts the script that came until what is waited for is there; bytes as they were sent. */
export async function scriptBytesUntil(page: Page, address: string, isThere: () => Promise<unknown>): Promise<number> {
  const { files } = await listenTo(page);
  await page.goto(address);
  await isThere();
  return files.filter(({ kind }) => kind === 'script').reduce((sum, { bytes }) => sum + bytes, 0);
}

async function listenTo(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return listen(session);
}

function listen(session: CDPSession) {
  const files: FirstView['files'] = [];
  const uncompressed: string[] = [];
  const known = new Map<string, { url: string; kind: Kind; length: number }>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const header = (wanted: string) =>
      Object.entries(response.headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
    const length = Number(header('content-length') ?? 0);
    known.set(requestId, { url: response.url, kind: kinds[type] ?? 'calls', length });
    const isCompressed = header('content-encoding') !== undefined;
    if (TEXT.test(response.mimeType) && !isCompressed && length > SMALL_BYTES) uncompressed.push(response.url);
  });
  // Bodies alone: headers are the connection's, and shrink on any later one.
  const received = new Map<string, number>();
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    received.set(requestId, (received.get(requestId) ?? 0) + encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    const file = known.get(requestId);
    if (!file?.url.startsWith('http')) return;
    const { url, kind, length } = file;
    // Of a document the browser tells no pieces.
    files.push({ url, kind, bytes: received.get(requestId) || length });
  });
  return { files, uncompressed };
}

function brotliSize(text: string | Buffer): number {
  if (text.length === 0) return 0;
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
