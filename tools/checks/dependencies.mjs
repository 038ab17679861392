import { globSync, readFileSync } from 'node:fs';
import { inRoot, root } from '../launch/root.mjs';

/** Licences under which a package may be served to everybody, with or without its source beside it. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
]);

/** SEC-04: what we build on is one version, proved by its digest, under a licence that a brand can live with. */
export function checkDependencies() {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const files = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: root })];
  const manifests = files.map((path) => [path, JSON.parse(readFileSync(inRoot(path), 'utf8'))]);
  return [...manifests.flatMap(([path, manifest]) => versionProblems(path, manifest)), ...lockProblems(lock)];
}

export function versionProblems(path, { dependencies = {}, devDependencies = {} }) {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) && !name.startsWith('@pelita/'))
    .map(([name, version]) => `${path}: ${name} is ${version}, which names no single version`);
}

export function lockProblems({ packages }) {
  return Object.entries(packages)
    .filter(([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle)
    .flatMap(([path, { integrity, license, dev }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      if (!integrity) return [`package-lock.json: ${name} has no digest`];
      // What only builds and tests is given to nobody.
      if (dev || isAllowed(license ?? '')) return [];
      return [`package-lock.json: ${name} is under ${license ?? 'no licence'}, which LICENCES does not hold`];
    });
}

/** An SPDX expression: one of those joined by OR is enough, each of those joined by AND is needed. */
function isAllowed(expression) {
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => LICENCES.has(licence)));
}
