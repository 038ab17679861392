import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Packages, the Trusted Types policy and the messages of games are names of code: nobody reads them. */
const namesOfCode = /@pelita\/|createPolicy\('pelita'|'game:\w+'/g;

test('BRAND-01 the portal names no brand: its words come from the configuration', () => {
  const named = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|js|css)$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) =>
      /pelita/i.test(readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll(namesOfCode, '')),
    );
  expect(named).toEqual([]);
});
