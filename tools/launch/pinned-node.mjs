import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { runNpmCi } from './npm.mjs';
import { become } from './processes.mjs';
import { step } from './progress.mjs';
import { Plain } from './plain.mjs';
import { inRoot } from './root.mjs';

const folder = inRoot('tools', 'node');
const packages = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).optionalDependencies;
const pinned = Object.values(packages)[0];

/** Goes on under the running Node if it is as new as the pinned one; else fetches that one and starts again under it. */
export async function useNewEnoughNode() {
  if (isAsNewAs(process.versions.node, pinned)) return putFirstInPath(process.execPath);
  if (!pinnedNode()) await step(`fetching Node ${pinned}`, () => runNpmCi(folder));
  const node = pinnedNode();
  if (!node) {
    throw new Plain(
      `Pelita needs Node ${pinned}; this is ${process.versions.node}, and no ready build of ${pinned} exists for ` +
        `${process.platform} on ${process.arch}. Install Node ${pinned} or newer yourself and run this again.`,
    );
  }
  putFirstInPath(node);
  await become(node, process.argv.slice(1));
}

function pinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const names = [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`];
  for (const name of names.filter((one) => one in packages)) {
    const home = join(folder, 'node_modules', name);
    const binary = join(home, 'bin', system === 'win' ? 'node.exe' : 'node');
    if (existsSync(binary) && JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version === pinned)
      return binary;
  }
  return undefined;
}

function putFirstInPath(node) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  process.env[key] = [join(node, '..'), process.env[key]].filter(Boolean).join(delimiter);
}

export function isAsNewAs(running, wanted) {
  const [have, need] = [running, wanted].map((version) => version.split('.').map(Number));
  const at = have.findIndex((part, index) => part !== need[index]);
  return at === -1 || have[at] > need[at];
}
