import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkDependencies, lockProblems, versionProblems } from './checks/dependencies.mjs';
import { billOfMaterials } from './launch/bill-of-materials.mjs';
import { inRoot } from './launch/root.mjs';

const locked = (entry: object) => lockProblems({ packages: { 'node_modules/some/node_modules/thing': entry } });
const good = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };

test('SEC-04 what we build on is one version each, proved by its digest, under a licence that may be served', () => {
  expect(checkDependencies()).toEqual([]);
});

test.each(['^1.0.0', '~1.0.0', '*', 'latest', '1.x', 'github:some/thing'])(
  'SEC-04 the version %s is refused',
  (version) => {
    expect(versionProblems('package.json', { devDependencies: { thing: version } })).toHaveLength(1);
    expect(versionProblems('package.json', { dependencies: { thing: '1.0.0' } })).toEqual([]);
  },
);

test('SEC-04 a package without a digest, or under a licence that is not held, is refused', () => {
  expect(locked(good)).toEqual([]);
  expect(locked({ ...good, integrity: undefined })).toEqual(['package-lock.json: thing has no digest']);
  expect(locked({ ...good, license: 'AGPL-3.0-only' })).toHaveLength(1);
  expect(locked({ ...good, license: undefined })).toHaveLength(1);
  expect(locked({ ...good, license: 'MIT AND AGPL-3.0-only' })).toHaveLength(1);
  expect(locked({ ...good, license: '(MPL-2.0 OR GPL-3.0-only)' })).toEqual([]);
  expect(locked({ ...good, license: 'Python-2.0', dev: true })).toEqual([]);
});

test('SEC-04 the bill of materials names each package that is served, with its version, and none that only tests', () => {
  const { bomFormat, components } = billOfMaterials();
  expect(bomFormat).toBe('CycloneDX');
  const versions = new Map(components.map(({ name, version }) => [name, version]));
  for (const app of ['server', 'portal', 'backoffice', 'studio']) {
    const { dependencies } = JSON.parse(readFileSync(inRoot('apps', app, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const outside = Object.entries(dependencies).filter(([name]) => !name.startsWith('@pelita/'));
    expect(outside.length).toBeGreaterThan(0);
    for (const [name, version] of outside) expect(versions.get(name), name).toBe(version);
  }
  expect(versions.has('vitest')).toBe(false);
  for (const { purl, hashes } of components) expect([purl, hashes[0]?.content.length]).toEqual([purl, 128]);
});
