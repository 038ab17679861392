import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// `x.test.ts` is pure and instant; `x.db.test.ts` runs on a real PostgreSQL, in a clone of one migrated template.
const databaseSetup = 'packages/testkit/src/global-setup.ts';
const propertySetup = 'packages/testkit/src/property-reports.ts';
const elsewhere = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    retry: 0,
    // Files of one worker share what they import, a quarter of the run; none keeps a state of its own in a module.
    isolate: false,
    // What is waited for comes when the machine gets to it; by itself a poll would give up after one second.
    setupFiles: existsSync(propertySetup) ? [propertySetup] : [],
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Some prove a whole game's mathematics, on machines that do other things too.
          testTimeout: 30_000,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, '**/*.db.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: elsewhere,
          globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // Two files at a time: each has a database of its own, and two cores are what the smallest machine has.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
