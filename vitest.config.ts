import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// `x.test.ts` is pure and instant; `x.db.test.ts` runs on a real PostgreSQL, in a clone of one migrated template.
const databaseSetup = 'packages/testkit/src/global-setup.ts';
const propertySetup = 'packages/testkit/src/property-reports.ts';
const elsewhere = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** What starts and kills servers takes long for a small file: last of all, it would keep one worker busy and the other idle. */
const takesLong = /kill\.db|npm-start|(serve|sweep(-office)?)\.db/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (takesLong.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    retry: 0,
    // Files of one worker share what they import, a quarter of the run; none keeps a state of its own in a module.
    isolate: false,
    sequence: { sequencer: LongestFirst },
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
