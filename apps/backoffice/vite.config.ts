import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** `vite build` makes the browser's files; the server writes the page around them, for it knows the brand. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react({ compiler: true })],
  resolve: {
    alias: [
      // The catalogues are compiled ahead, so the formatter without a parser is enough.
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
    ],
  },
  build: {
    outDir: 'dist/client',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: {
      input: 'src/entry.tsx',
      output: {
        // A page is a few files, not sixty: each costs a way to the server, and six travel at a time.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'pages', minShareCount: 5 },
          ],
        },
      },
    },
  },
});
