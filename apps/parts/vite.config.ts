import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** `npm run parts` serves the page while parts are made; the journey builds it into a folder of its own. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react({ compiler: true })],
  resolve: {
    alias: [
      // The catalogues are compiled ahead, so the formatter without a parser is enough.
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
    ],
  },
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: false },
  server: { host: '127.0.0.1', port: 8160, strictPort: true },
});
