import { expect, test } from 'vitest';
import { countJourneys, countUnitTests } from './test/counts.mjs';

const unit = {
  numPassedTests: 5,
  numFailedTests: 0,
  testResults: [] as { status: string; assertionResults: string[] }[],
};
const journeys = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 1 } };

test('passed and failed tests are counted as the runners report them', () => {
  expect(countUnitTests({ ...unit, numFailedTests: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(countJourneys({ stats: { ...journeys.stats, unexpected: 3 } }, 1)).toEqual({ passed: 4, failed: 3 });
  expect(countJourneys(journeys, 0)).toEqual({ passed: 4, failed: 0 });
});

test('a test file that cannot even be read counts as a failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  expect(countUnitTests({ ...unit, testResults: [broken, broken] }, 1)).toEqual({ passed: 5, failed: 2 });
});

test('a run that ends with an error without a failed test counts as a failure', () => {
  expect(countUnitTests(unit, 1)).toEqual({ passed: 5, failed: 1 });
  expect(countJourneys(journeys, 1)).toEqual({ passed: 4, failed: 1 });
});

test('a run that leaves no report counts as a failure', () => {
  expect(countUnitTests(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countJourneys(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});

test('a journey that passes only at the second try counts as a failure', () => {
  expect(countJourneys({ stats: { ...journeys.stats, flaky: 1 } }, 0)).toEqual({ passed: 4, failed: 1 });
});
