import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Refusal } from '@pelita/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { codingFor } from '../../../platform/http/accepted-coding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { drawing } from './drawing.ts';
import { createKeeper } from './keeper.ts';
import { painted, paintedWidthPx } from './paint.ts';
import { artKitVersion } from './picture-url.ts';

const compress = promisify(brotliCompress);

type Drawn = { plain: Buffer; compressed: Buffer };
type Ask = { Params: { version: string; kind: string; code: string } };

/**
 * `GET /art/{version}/{kind}/{code}.svg` draws, `GET /art/{version}/{kind}/{code}.webp` paints what is drawn, of the
 * kinds that are painted: by the art kit, the same for ever under one address.
 */
export function artRoutes({ database }: Platform) {
  const drawn = createKeeper<Drawn>(async (key) => {
    const svg = await drawing(database, ...kindAndCode(key));
    if (svg === null) return null;
    const plain = Buffer.from(svg, 'utf8');
    return { plain, compressed: await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) };
  });
  const paintings = createKeeper<Buffer>(async (key) => {
    const [kind, code] = kindAndCode(key);
    const widthPx = paintedWidthPx(kind);
    const svg = widthPx === null ? null : await drawing(database, kind, code);
    return svg === null || widthPx === null ? null : painted(svg, widthPx);
  });

  return async (app: FastifyInstance): Promise<void> => {
    app.get<Ask>('/art/:version/:kind/:code.svg', async (request, reply) => {
      const { version, kind, code } = request.params;
      const picture = await drawn(`${kind}/${code}`);
      if (!picture) throw new Refusal('unknown_path');
      return sendDrawing(reply, picture, request.headers['accept-encoding'], lifetime(version));
    });

    app.get<Ask>('/art/:version/:kind/:code.webp', async (request, reply) => {
      const { version, kind, code } = request.params;
      const picture = await paintings(`${kind}/${code}`).catch(unlessOverloaded);
      if (picture === null) throw new Refusal('unknown_path');
      if (picture !== 'overloaded') return withHeaders(reply, 'image/webp', lifetime(version)).send(picture);
      const fallback = await drawn(`${kind}/${code}`);
      if (!fallback) throw new Refusal('unknown_path');
      return sendDrawing(reply, fallback, request.headers['accept-encoding'], 'no-cache');
    });
  };
}

/** A code may hold a slash, encoded in its address: cut there, one picture would be made and kept under any number of keys. */
function kindAndCode(key: string): [kind: string, code: string] {
  const cut = key.indexOf('/');
  return [key.slice(0, cut), key.slice(cut + 1)];
}

/** An address of another version of the kit is answered with today's picture, but not for ever. */
function lifetime(version: string): string {
  return version === artKitVersion ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function withHeaders(reply: FastifyReply, type: string, cacheControl: string): FastifyReply {
  return reply
    .header('content-type', type)
    .header('cache-control', cacheControl)
    .header('cross-origin-resource-policy', 'cross-origin');
}

function sendDrawing(reply: FastifyReply, picture: Drawn, accepted = '', cacheControl: string): FastifyReply {
  const takesBrotli = codingFor(accepted) === 'br';
  return withHeaders(reply, 'image/svg+xml; charset=utf-8', cacheControl)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('vary', 'accept-encoding')
    .headers(takesBrotli ? { 'content-encoding': 'br' } : {})
    .send(takesBrotli ? picture.compressed : picture.plain);
}

function unlessOverloaded(error: unknown): 'overloaded' {
  if (error instanceof Refusal && error.code === 'overloaded') return 'overloaded';
  throw error;
}
