import { expect, test } from 'vitest';
import { problemsOf } from './checks/words.mjs';

// Put together here, so that the check does not find its own samples.
const samples = [
  ['a folder of one machine', `cd /${'work'}/main`],
  ['a home folder', `const file = '/${'home'}/somebody/file';`],
  ['a package registry', `https://${'registry'}.example.com/zod`],
  ['the address of a package', `"${'resolved'}": "https://packages.example.com/zod.tgz"`],
  ['a conflict mark', `${'<'.repeat(7)} HEAD`],
] as const;

test.each(samples)('%s in the tree is refused', (_kind, text) => {
  expect(problemsOf('docs/guide.md', Buffer.from(`fine\n${text}\n`))).toHaveLength(1);
});

test('paths inside the repository, addresses of the product and pictures pass', () => {
  expect(problemsOf('docs/guide.md', Buffer.from('apps/server/src, /home page, `/rng`, teamwork/play'))).toEqual([]);
  expect(problemsOf('docs/home.png', Buffer.from(`\0 /${'work'}/`))).toEqual([]);
});
