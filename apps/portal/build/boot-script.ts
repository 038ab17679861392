import { IMAGE_PRELOAD_FACTOR } from '@pelita/contract';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin } from 'vite';

/** How far beyond the screen pictures are asked for. */
const pictureMargin = `${Math.round((IMAGE_PRELOAD_FACTOR - 1) * 100)}%`;
const ID = 'virtual:boot-script';

/** The inline script as text, minified, so that it weighs little in every page. */
export function bootScript(): Plugin {
  const file = fileURLToPath(new URL('../src/boot.js', import.meta.url));
  return {
    name: 'pelita-boot-script',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      this.addWatchFile(file);
      const source = readFileSync(file, 'utf8').replaceAll('PICTURE_MARGIN', JSON.stringify(pictureMargin));
      return `export default ${JSON.stringify(minifySync('boot.js', source).code.trim())};`;
    },
  };
}
