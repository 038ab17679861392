import { createHash } from 'node:crypto';
import type { Brand } from '@pelita/contract';
import { type SceneKind, sharePicture } from '@pelita/ui/art';
import { renderAsync } from '@resvg/resvg-js';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

const YEAR = 'public, max-age=31536000, immutable';
const SHARE_QUALITY = 82;

/** The brand's logo as it is, and what is drawn of it: each once, when it is first asked for. */
export function registerBrandPictures(app: FastifyInstance, brand: Brand): void {
  const addressOf = pictureAddresses(brand);
  for (const [name, draw] of Object.entries(pictures) as [PictureName, Draw][]) {
    if (name.startsWith('lockup') && brand.lockup === null) continue;
    let drawn: Promise<string | Buffer> | null = null;
    app.get(addressOf(name), async (_request, reply) => {
      drawn ??= draw(brand);
      return reply
        .type(typeOf(name))
        .header('cache-control', YEAR)
        .send(await drawn);
    });
  }
  // Where phones of Apple look when a page names none.
  app.get('/apple-touch-icon.png', async (_request, reply) => reply.redirect(addressOf('apple-touch.png')));
}

type Draw = (brand: Brand) => Promise<string | Buffer>;

const pictures = {
  'mark.svg': async ({ mark }) => mark,
  'lockup.dark.svg': async ({ lockup }) => lockup?.dark ?? '',
  'lockup.light.svg': async ({ lockup }) => lockup?.light ?? '',
  // An app's icon is cut by us with round corners, by the device into a shape of its own, or by nobody.
  'icon-192.png': (brand) => icon(brand, { pixels: 192, corner: 0.22, mark: 0.72 }),
  'icon-512.png': (brand) => icon(brand, { pixels: 512, corner: 0.22, mark: 0.72 }),
  // What lies in the middle four fifths is safe under every mask.
  'maskable-512.png': (brand) => icon(brand, { pixels: 512, corner: 0, mark: 0.56 }),
  'apple-touch.png': (brand) => icon(brand, { pixels: 180, corner: 0, mark: 0.68 }),
  'share.jpg': share,
} satisfies Record<string, Draw>;

export type PictureName = keyof typeof pictures;

/** Where each picture stands: the address holds a hash of all that the pictures are drawn of. */
export function pictureAddresses({ name, colours, mark, lockup, scene }: Brand): (picture: PictureName) => string {
  const drawnOf = JSON.stringify([name, colours.dark, mark, lockup, scene]);
  const version = createHash('sha256').update(drawnOf).digest('hex').slice(0, 10);
  return (picture) => `/brand/${version}/${picture}`;
}

const SIDE = 512;

async function icon({ colours, mark }: Brand, cut: { pixels: number; corner: number; mark: number }): Promise<Buffer> {
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${SIDE * cut.corner}" fill="${colours.dark.base}"/></svg>`;
  const edge = Math.round((cut.pixels * (1 - cut.mark)) / 2);
  return sharp(await painted(ground, cut.pixels))
    .composite([{ input: await painted(mark, cut.pixels - 2 * edge), left: edge, top: edge }])
    .png()
    .toBuffer();
}

async function share({ name, colours, mark, scene }: Brand): Promise<Buffer> {
  const { ink: night, text } = colours.dark;
  const ground = await painted(sharePicture({ name, scene: scene as SceneKind, night, text }), 1_200);
  const sign = await painted(mark, 236);
  return sharp(ground)
    .composite([{ input: sign, left: 78, top: 110 }])
    .flatten()
    .jpeg({ quality: SHARE_QUALITY, mozjpeg: true })
    .toBuffer();
}

async function painted(svg: string, width: number): Promise<Buffer> {
  const drawing = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  return drawing.asPng();
}

function typeOf(name: string): string {
  return name.endsWith('.svg') ? 'image/svg+xml' : name.endsWith('.png') ? 'image/png' : 'image/jpeg';
}
