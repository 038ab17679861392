import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Beside each of the browser's files that gains by it lies its brotli copy, made once at the highest quality. */
export function brotliCopies(): Plugin {
  let folder = '';
  return {
    name: 'pelita-brotli-copies',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    // After a failed build there is nothing to copy, and the reason is said by whatever failed.
    closeBundle: () => {
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSIBLE.test(name) || name.startsWith('.vite')) continue;
        const file = join(folder, name);
        const content = readFileSync(file);
        const small = brotliCompressSync(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        });
        if (small.length < content.length) writeFileSync(`${file}.br`, small);
      }
    },
  };
}
