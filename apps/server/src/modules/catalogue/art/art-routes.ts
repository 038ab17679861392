import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { gameCategories } from '@pelita/contract';
import { avatar, categoryIcon, gamePicture, scene, sceneKinds, vendorMark } from '@pelita/ui/art';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { gameByCode, vendors } from '../store.ts';
import { artKitVersion } from './picture-url.ts';

/** How many drawn pictures are kept compressed in memory; the rest are drawn again when asked for. */
const PICTURES_KEPT = 2_000;
const compress = promisify(brotliCompress);

type Picture = { plain: Buffer; compressed: Buffer };
type Ask = { Params: { version: string; kind: string; code: string } };

/** `GET /art/{version}/{kind}/{code}.svg`: drawn by the art kit, the same for ever under one address. */
export function artRoutes(platform: Platform) {
  const kept = new Map<string, Picture>();
  return async (app: FastifyInstance): Promise<void> => {
    app.get<Ask>('/art/:version/:kind/:code.svg', async (request, reply) => {
      const { version, kind, code } = request.params;
      // An address of another version of the kit is answered with today's picture, but not for ever.
      const lasting = version === artKitVersion;
      const picture = kept.get(`${kind}/${code}`) ?? (await draw(platform.database, kind, code));
      if (!picture) return reply.code(404).header('cache-control', 'no-cache').send();
      keep(kept, `${kind}/${code}`, picture);
      const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
      return reply
        .header('content-type', 'image/svg+xml; charset=utf-8')
        .header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('vary', 'accept-encoding')
        .headers(takesBrotli ? { 'content-encoding': 'br' } : {})
        .send(takesBrotli ? picture.compressed : picture.plain);
    });
  };
}

async function draw(database: Database, kind: string, code: string): Promise<Picture | null> {
  const drawn = await drawing(database, kind, code);
  if (drawn === null) return null;
  const plain = Buffer.from(drawn, 'utf8');
  return { plain, compressed: await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) };
}

async function drawing(database: Database, kind: string, code: string): Promise<string | null> {
  switch (kind) {
    case 'game': {
      const game = await database.reading((tx) => gameByCode(tx, code));
      return game && gamePicture({ name: game.name, code: game.gameCode, category: game.category });
    }
    case 'vendor': {
      const vendor = (await database.reading(vendors)).find((candidate) => candidate.code === code);
      return vendor ? vendorMark({ code: vendor.code, name: vendor.display_name }) : null;
    }
    case 'category': {
      const category = gameCategories.find((candidate) => candidate === code);
      return category ? categoryIcon(category) : null;
    }
    case 'scene': {
      const wanted = sceneKinds.find((candidate) => candidate === code);
      return wanted ? scene({ kind: wanted, seed: code }) : null;
    }
    case 'payment':
      return /^[a-z0-9-]{2,32}$/.test(code) ? vendorMark({ code, name: code }) : null;
    case 'avatar':
      return /^[\w-]{1,40}$/.test(code) ? avatar(code) : null;
    default:
      return null;
  }
}

function keep(kept: Map<string, Picture>, key: string, picture: Picture): void {
  kept.delete(key);
  kept.set(key, picture);
  const oldest = kept.keys().next();
  if (kept.size > PICTURES_KEPT && !oldest.done) kept.delete(oldest.value);
}
