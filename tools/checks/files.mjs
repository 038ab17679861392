import { existsSync, globSync, statSync } from 'node:fs';
import { capture } from '../launch/processes.mjs';
import { inRoot, root } from '../launch/root.mjs';

/** Paths of all files that are, or would be, kept in the repository. */
export async function keptFiles() {
  const { code, output } = await capture('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (code !== 0) return unpackedFiles();
  return output.split('\0').filter((path) => path && existsSync(inRoot(path)));
}

/** In an unpacked archive there is nobody to ask, so what installation and builds make is left out by name. */
function unpackedFiles() {
  const isMade = (path) => /(^|\/)(node_modules|dist|\.git|\.cache|\.pelita|test-results)$/.test(path);
  const all = globSync('{**/*,**/.*,.ci/*}', { cwd: root, exclude: isMade });
  return all.filter((path) => statSync(inRoot(path)).isFile());
}
