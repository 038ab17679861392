import { readFileSync } from 'node:fs';
import { inRoot } from '../launch/root.mjs';
import { keptFiles } from './files.mjs';

// Written in pieces so that this list does not find itself.
const FORBIDDEN = [
  [
    new RegExp(`(^|[\\s"'\`(=:])/${'(work|home|root|Users)'}/`),
    'names a folder of one machine: use a path inside the repository',
  ],
  [
    new RegExp(`\\b${'registry'}\\.[a-z0-9-]+\\.[a-z]{2,}`),
    'names a package registry: each machine has its own in its npm settings',
  ],
  [
    new RegExp(`"${'resolved'}": "https?:`),
    'holds the address of a package: keep omit-lockfile-registry-resolved in .npmrc',
  ],
  [new RegExp(`^(<{7}|>{7}) `), 'holds a conflict mark: finish the merge'],
];

/** Problems of words that must not stand in the tree, because they are true on one machine only. */
export async function checkWords() {
  return (await keptFiles()).flatMap((path) => problemsOf(path, readFileSync(inRoot(path))));
}

export function problemsOf(path, content) {
  if (content.includes(0)) return [];
  return String(content)
    .split('\n')
    .flatMap((line, index) =>
      FORBIDDEN.filter(([pattern]) => pattern.test(line)).map(([, why]) => `${path}:${index + 1} ${why}.`),
    );
}
