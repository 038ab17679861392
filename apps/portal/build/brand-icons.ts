import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { colours } from '@pelita/ui/tokens';
import type { Plugin } from 'vite';

const brands = fileURLToPath(new URL('../../../brands/', import.meta.url));
const SIDE = 512;
/** How an icon is cut: by us with round corners, by the device into a shape of its own, or by none. */
const icons = [
  { name: '192.png', pixels: 192, corner: 0.22, mark: 0.72 },
  { name: '512.png', pixels: 512, corner: 0.22, mark: 0.72 },
  // What lies in the middle four fifths is safe under every mask.
  { name: 'maskable-512.png', pixels: 512, corner: 0, mark: 0.56 },
  { name: 'apple-touch.png', pixels: 180, corner: 0, mark: 0.68 },
];

/** The icons of each brand's app, drawn from its mark: `icons/<brand>/192.png` and its like. */
export function brandIcons(): Plugin {
  return {
    name: 'pelita-brand-icons',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle() {
      for (const brand of readdirSync(brands)) {
        const file = `${brands}${brand}/mark.svg`;
        if (!existsSync(file)) continue;
        const mark = readFileSync(file);
        for (const icon of icons)
          this.emitFile({ type: 'asset', fileName: `icons/${brand}/${icon.name}`, source: drawn(mark, icon) });
      }
    },
  };
}

function drawn(mark: Buffer, icon: (typeof icons)[number]): Uint8Array {
  const size = SIDE * icon.mark;
  const edge = (SIDE - size) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">
    <rect width="${SIDE}" height="${SIDE}" rx="${SIDE * icon.corner}" fill="${colours.dark.base}"/>
    <image x="${edge}" y="${edge}" width="${size}" height="${size}" href="data:image/svg+xml;base64,${mark.toString('base64')}"/>
  </svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: icon.pixels } }).render().asPng();
}
