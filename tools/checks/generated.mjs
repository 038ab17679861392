import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { generated } from '../generated.mjs';
import { capture } from '../launch/processes.mjs';
import { root } from '../launch/root.mjs';

/** Runs every generator of the list and refuses what it would change; the tree is left as it was. */
export async function checkGenerated() {
  const problems = [];
  for (const entry of generated) problems.push(...(await problemsOf(entry, root)));
  return problems;
}

export async function problemsOf({ name, command, files }, folder) {
  const before = contents(files, folder);
  const { code, output } = await capture(process.execPath, command, { cwd: folder });
  const after = contents(files, folder);
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  for (const file of stale) putBack(`${folder}/${file}`, before.get(file));
  if (code !== 0) return [`${name}: ${command.join(' ')} fails: ${output.trim()}`];
  return stale.map((file) => `${file} is stale (${name}): run npm run generate and keep what it writes.`);
}

function contents(files, folder) {
  const all = files.flatMap((path) => globSync([path, `${path}/**/*`], { cwd: folder }));
  const plain = all.filter((path) => statSync(`${folder}/${path}`).isFile());
  return new Map(plain.map((path) => [path, readFileSync(`${folder}/${path}`, 'utf8')]));
}

function putBack(path, content) {
  if (content === undefined) rmSync(path);
  else writeFileSync(path, content);
}
