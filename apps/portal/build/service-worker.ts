import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin, type Rolldown } from 'vite';

const ENTRY = 'entry-client.tsx';
/** The faces of the first view, and the sheet that follows where the first screen ends. */
const FURTHER = /^assets\/(jakarta|bricolage|rest)-[\w-]{8}\.(woff2|css)$/;

/**
 * `service-worker.js` knows the files that every page starts with, and so differs with each build: browsers then put
 * the new one in the old one's place.
 */
export function serviceWorker(): Plugin {
  const file = fileURLToPath(new URL('../src/service-worker.js', import.meta.url));
  return {
    name: 'pelita-service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).sort();
      const source = readFileSync(file, 'utf8');
      const build = createHash('sha256').update(names.join('\n')).update(source).digest('hex').slice(0, 12);
      const files = [...atStart(bundle), ...names.filter((name) => FURTHER.test(name))].map((name) => `/${name}`);
      const code = source.replaceAll('BUILD', JSON.stringify(build)).replaceAll('FILES', JSON.stringify(files));
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: minifySync('service-worker.js', code).code,
      });
    },
  };
}

function atStart(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    const part = bundle[name];
    if (part?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    part.imports.forEach(add);
  };
  for (const part of Object.values(bundle))
    if (part.type === 'chunk' && part.isEntry && part.facadeModuleId?.endsWith(ENTRY)) add(part.fileName);
  if (found.size === 0) throw new Error(`the build lacks ${ENTRY}`);
  return found;
}
