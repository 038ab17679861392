import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keptFiles } from './checks/files.mjs';
import { inRoot } from './launch/root.mjs';

test('no test and no configuration asks for a second try', async () => {
  const tests = (await keptFiles()).filter((path: string) =>
    /(\.(test|spec)\.tsx?|vitest\.config\.ts|playwright\.config\.ts)$/.test(path),
  );
  const asking = tests.filter((path: string) =>
    /\bretr(y|ies):\s*(?!0\b)[\w(]/.test(readFileSync(inRoot(path), 'utf8')),
  );
  expect(tests.length).toBeGreaterThan(100);
  expect(asking).toEqual([]);
});
