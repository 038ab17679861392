import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The server writes the page's HTML from the manifest and serves `dist` under /studio/assets/. */
export default defineConfig({
  root: here,
  base: '/studio/assets/',
  plugins: [leanPixi(), react(), compressedBeside(join(here, 'dist'))],
  resolve: {
    alias: [
      // A game's page is written for React and drawn by Preact, an eighth of it: docs/decisions/0177.
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/compat/jsx-runtime' },
      // The catalogues are compiled ahead, so the formatter without a parser is enough.
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
    ],
  },
  build: {
    outDir: 'dist',
    assetsDir: '',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: {
      input: [
        'entry',
        'table-entry',
        'card-entry',
        'book-entry',
        'fishing-entry',
        'bingo-entry',
        'blackjack-entry',
      ].map((name) => join(here, `src/${name}.tsx`)),
    },
  },
});

/** The one renderer that the tank is drawn by, and what is drawn: a fourth of PixiJS. All of it would come with its index. */
function leanPixi(): Plugin {
  const name = '\0pixi.js';
  const lib = dirname(fileURLToPath(import.meta.resolve('pixi.js')));
  const parts = {
    CanvasSource: 'rendering/renderers/shared/texture/sources/CanvasSource',
    Container: 'scene/container/Container',
    MeshRope: 'scene/mesh-simple/MeshRope',
    Point: 'maths/point/Point',
    Sprite: 'scene/sprite/Sprite',
    Texture: 'rendering/renderers/shared/texture/Texture',
    Ticker: 'ticker/Ticker',
    WebGLRenderer: 'rendering/renderers/gl/WebGLRenderer',
  };
  return {
    name: 'lean-pixi',
    enforce: 'pre',
    resolveId: (id) => (id === 'pixi.js' ? name : null),
    load: (id) =>
      id === name
        ? [
            `import ${JSON.stringify(join(lib, 'scene/mesh/init.mjs'))};`,
            ...Object.entries(parts).map(
              ([part, path]) => `export { ${part} } from ${JSON.stringify(join(lib, `${path}.mjs`))};`,
            ),
          ].join('\n')
        : null,
  };
}

/** Compressed once here, as small as it gets, so that no request pays for it. */
function compressedBeside(folder: string): Plugin {
  return {
    name: 'compressed-beside',
    apply: 'build',
    async closeBundle() {
      const names = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const content = await readFile(join(folder, name));
          await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(content));
          await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}
