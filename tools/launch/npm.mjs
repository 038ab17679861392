import process from 'node:process';
import { Plain } from './plain.mjs';
import { capture } from './processes.mjs';

/** Installs a folder's packages exactly as its lock says, running no package's install script. */
export async function runNpmCi(folder) {
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await runNpm(words, folder);
  if (code === 0) return;
  const tail = output.trim().split('\n').slice(-15).join('\n');
  throw new Plain(
    `${tail}\n\nnpm could not install the packages of ${folder} (its last lines stand above). ` +
      'Most often the package registry is out of reach: see that the network, or the proxy in your npm settings, works, ' +
      'and run the same command again; nothing half-done stays behind.',
  );
}

function runNpm(words, cwd) {
  const own = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(own)) return capture(process.execPath, [own, ...words], { cwd });
  return capture('npm', words, { cwd, shell: process.platform === 'win32' });
}
