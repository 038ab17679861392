import { describe, expect, test } from 'vitest';
import { importersOf } from './test/import-graph.mjs';
import { testsOfChange } from './test/tests-of-change.mjs';

const files: Record<string, string> = {
  'packages/contract/src/index.ts': `export * from './money.ts';`,
  'packages/contract/src/money.ts': '',
  'packages/contract/src/money.test.ts': `import { x } from './money.ts';`,
  'apps/server/src/modules/site/site-gate.ts': `import type { Money } from '@pelita/contract';`,
  'apps/server/src/modules/site/site-gate.test.ts': `const gate = await import('./site-gate.ts');`,
  'apps/server/src/modules/help/help.ts': '',
  'apps/server/src/modules/help/help.db.test.ts': `import { help } from './help.ts';`,
  'apps/server/functions/ledger/hold.sql': '',
  'e2e/support/portal.ts': '',
  'e2e/shell.spec.ts': `import { portal } from './support/portal.ts';`,
  'e2e/help.spec.ts': '',
  'docs/operations.md': '',
  'package.json': '',
};
const kept = Object.keys(files);
const importers = importersOf(
  kept,
  (path: string) => files[path] ?? '',
  new Map([['@pelita/contract', 'packages/contract/src/index.ts']]),
);
const broken = (...changed: string[]) => testsOfChange(changed, kept, importers);

describe('the tests of a change', () => {
  test('are those that reach it by imports: through a package’s name, for a type, and lazily', () => {
    expect(broken('packages/contract/src/money.ts').units).toEqual([
      'packages/contract/src/money.test.ts',
      'apps/server/src/modules/site/site-gate.test.ts',
    ]);
    expect(broken('apps/server/src/modules/help/help.ts').units).toEqual([
      'apps/server/src/modules/help/help.db.test.ts',
    ]);
  });

  test('are itself alone when it is a test', () => {
    expect(broken('packages/contract/src/money.test.ts')).toEqual({
      units: ['packages/contract/src/money.test.ts'],
      journeys: [],
    });
  });

  test('are all journeys when the application changes, and those that import it when a support file does', () => {
    expect(broken('apps/server/src/modules/help/help.ts').journeys).toEqual(['e2e/shell.spec.ts', 'e2e/help.spec.ts']);
    expect(broken('e2e/support/portal.ts').journeys).toEqual(['e2e/shell.spec.ts']);
  });

  test('are all database tests for the schema, everything for what is installed, nothing for a document', () => {
    expect(broken('apps/server/functions/ledger/hold.sql').units).toEqual([
      'apps/server/src/modules/help/help.db.test.ts',
    ]);
    expect(broken('package.json').units).toHaveLength(3);
    expect(broken('docs/operations.md')).toEqual({ units: [], journeys: [] });
  });
});
