import { expect, test } from 'vitest';
import { countJourneys, countUnitTests } from './test/counts.mjs';
import { failedJourneys, failedUnitTests } from './test/failures.mjs';
import { afterSecondLook, deservesSecondLook, failedJourneyFiles, failedUnitFiles } from './test/second-look.mjs';
import { slowestJourneys, slowestUnitTests } from './test/slowest.mjs';

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

test('the end of a report says what failed and why', () => {
  const assertion = { status: 'failed', fullName: 'money is kept', failureMessages: ['expected 1\nto be 2'] };
  const passing = { status: 'passed', fullName: 'time passes', failureMessages: [] };
  const files = [
    { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [assertion, passing] },
    { name: 'b.test.ts', status: 'failed', message: 'cannot be read', assertionResults: [] },
  ];
  expect(failedUnitTests({ testResults: files })).toEqual([
    'a.test.ts › money is kept\n    expected 1\n    to be 2',
    'b.test.ts\n    cannot be read',
  ]);
  const results = [{ errors: [{ message: 'no such button' }] }];
  const journey = (status: string) => ({ status, projectName: 'phone', results });
  const spec = { file: 'shell.spec.ts', title: 'the bar', tests: [journey('unexpected'), journey('expected')] };
  expect(failedJourneys({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
    'shell.spec.ts › the bar [phone]\n    no such button',
  ]);
});

test('the end of a report names the ten slowest files, a journey’s file by all its time on both devices', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({
    name: `/here/${at}.test.ts`,
    startTime: 0,
    endTime: at * 1_000,
  }));
  const named = slowestUnitTests({ testResults: files }, '/here');
  expect(named).toHaveLength(10);
  expect(named[0]).toEqual({ file: '11.test.ts', seconds: 11 });
  const onDevice = (duration: number) => ({ results: [{ duration }] });
  const spec = (file: string, ...durations: number[]) => ({ file, tests: durations.map(onDevice) });
  const report = {
    suites: [{ specs: [spec('a.spec.ts', 2_000)], suites: [{ specs: [spec('b.spec.ts', 1_000, 1_500)] }] }],
  };
  expect(slowestJourneys(report)).toEqual([
    { file: 'e2e/b.spec.ts', seconds: 2.5 },
    { file: 'e2e/a.spec.ts', seconds: 2 },
  ]);
});

test('what failed in a few files is looked at once more', () => {
  const failed = (name: string) => ({ name, status: 'failed', assertionResults: [] });
  const passed = { name: 'b.test.ts', status: 'passed', assertionResults: [] };
  expect(failedUnitFiles({ testResults: [failed('a.test.ts'), passed] })).toEqual(['a.test.ts']);
  const spec = (file: string, status: string) => ({ file, tests: [{ status }] });
  const specs = [spec('a.spec.ts', 'unexpected'), spec('a.spec.ts', 'unexpected'), spec('b.spec.ts', 'expected')];
  expect(failedJourneyFiles({ suites: [{ specs }] })).toEqual(['a.spec.ts']);
  expect(deservesSecondLook([])).toBe(false);
  expect(deservesSecondLook(['a', 'b', 'c'])).toBe(true);
  expect(deservesSecondLook(['a', 'b', 'c', 'd'])).toBe(false);
});

test('what failed stays a failure, however it went alone, and says how it did', () => {
  const first = { passed: 5, failed: 1, failures: ['a.test.ts › money is kept'] };
  expect(afterSecondLook(first, { passed: 0, failed: 1 })).toMatchObject({ passed: 5, failed: 1 });
  expect(afterSecondLook(first, { passed: 1, failed: 0 })).toMatchObject({ passed: 5, failed: 1 });
  expect(afterSecondLook(first, { passed: 0, failed: 1 }).failures[0]).toContain('failed again');
  expect(afterSecondLook(first, { passed: 1, failed: 0 }).failures[0]).toContain('passed by itself');
});
