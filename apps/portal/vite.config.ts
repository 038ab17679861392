import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { developmentPages } from './build/development-pages.ts';
import { bootScript } from './build/boot-script.ts';
import { brotliCopies } from './build/brotli-copies.ts';
import { pageAssets } from './build/page-assets.ts';
import { plainIcons } from './build/plain-icons.ts';
import { serviceWorker } from './build/service-worker.ts';
import { lazySheets } from './build/lazy-sheets.ts';
import { writeFaces } from './build/write-faces.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
await writeFaces(here);

/** What the entry and most pages use together: one file instead of many small ones. */
const everyPageNeeds =
  /node_modules\/react\/|createLucideIcon|chevron-right|useRouter|packages\/i18n\/src\/(language|generated\/tags)|src\/shared\/(page\/page|session\/session|browser\/(hydration|rest))|packages\/ui\/src\/(store|next-paint|words\/(use-kit-text|reader))|gentle-scroll|features\/play\/favourite(-button|s-store)|rolldown-runtime|@tanstack\/(router-core|history)/;

/**
 * `vite build` makes the browser's files in dist/client, `vite build --ssr src/entry-server.tsx` the renderer in
 * dist/server, which reads the first one's manifest: in this order. The renderer bundles everything it needs.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    pageAssets(here),
    bootScript(),
    plainIcons(),
    developmentPages(),
    serviceWorker(),
    lazySheets(),
    brotliCopies(),
  ],
  resolve: {
    alias: [
      // The catalogues are compiled ahead, so the formatter without a parser is enough.
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
      // What it stands in for, React has by itself.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  // While developing only what an alias has to reach: Node itself loads the rest, CommonJS among it.
  ssr: { noExternal: isSsrBuild ? true : ['use-intl'] },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {}
      : {
          rollupOptions: {
            input: ['src/entry-client.tsx', 'src/rest.css'],
            output: { advancedChunks: { groups: [{ name: 'core', test: everyPageNeeds }] } },
          },
        }),
  },
  server: { host: '127.0.0.1', port: 8150, strictPort: true },
}));
