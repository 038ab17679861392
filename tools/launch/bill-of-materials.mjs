import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/**
 * What is served, in CycloneDX 1.5: each package of the lock that is not only for building and testing, for every system.
 * npm's own `sbom` leaves packages of workspaces out.
 */
export function billOfMaterials() {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const { name, version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const served = Object.entries(packages).filter(
    ([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev,
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: served.map(([path, entry]) => component(nameOf(path), entry)),
  };
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function component(name, { version, license, integrity }) {
  const [algorithm, digest] = integrity.split('-', 2);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    licenses: [{ expression: license }],
    hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }],
    purl,
  };
}
