// A runner's report and its exit code together: whatever went wrong outside a test (a file that cannot be read, an
// unhandled rejection, no tests at all, a broken-off run) must count as a failure as well.

export function countUnitTests(report, code) {
  if (!report) return { passed: 0, failed: 1 };
  const unreadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return atLeastOneFailure({ passed: report.numPassedTests, failed: report.numFailedTests + unreadable }, code);
}

export function countJourneys(report, code) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky }, code);
}

const atLeastOneFailure = ({ passed, failed }, code) => ({ passed, failed: code === 0 ? failed : Math.max(failed, 1) });
