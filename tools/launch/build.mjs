import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { compress } from '../compress.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { Plain } from './plain.mjs';
import { capture } from './processes.mjs';
import { step } from './progress.mjs';
import { inRoot, root } from './root.mjs';

const apps = ['portal', 'backoffice', 'studio'];
const shared = ['packages/*/package.json', 'packages/*/src/**/*', 'package-lock.json', 'tsconfig*.json'];

/** Builds each app whose inputs are others than those of the build that lies there; `force` builds all. */
export async function buildWhatIsStale({ force = false } = {}) {
  for (const app of apps) {
    const folder = inRoot('apps', app);
    const stamp = join(folder, 'dist', '.built-from');
    const isFresh = () => !force && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsOf(app);
    if (isFresh()) continue;
    await oneAtATime(`build of the ${app}`, async () => {
      if (!isFresh()) await step(`building the ${app}`, () => build(folder, app, stamp));
    });
  }
}

async function build(folder, app, stamp) {
  const before = inputsOf(app);
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!scripts.build) return;
  const { code, output } = await capture(process.execPath, ['--run', 'build'], { cwd: folder });
  if (code !== 0) throw new Plain(`${output}\nThe ${app} does not build: the reason stands above.`);
  await compress(join(folder, 'dist'));
  mkdirSync(dirname(stamp), { recursive: true });
  // Taken before the build: a file saved meanwhile makes the next command build again.
  writeFileSync(stamp, before);
}

/** One hash over the paths and contents of everything a build reads; tests are no part of it. */
function inputsOf(app) {
  const hash = createHash('sha256');
  const own = [`apps/${app}/*`, `apps/${app}/{src,public}/**/*`];
  const files = globSync([...own, ...shared], {
    cwd: root,
    exclude: (path) => /node_modules|\.test\.tsx?$/.test(path),
  });
  for (const file of files.sort()) {
    const path = join(root, file);
    if (!statSync(path).isFile()) continue;
    hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
