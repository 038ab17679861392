// What failed is run once more by itself. Failing again is a failure; passing is no pass in silence: the end of the report
// names it as unsteady, for whoever reads it to find the cause.

/** More files than this do not fail by chance. */
const FILES_AT_MOST = 3;

/** Where money moves, one failure in a hundred runs is a sen lost. */
const isAboutMoney = (file) => /\/modules\/(ledger|wallet)\/|\/kill\//.test(file);

export function failedUnitFiles(report) {
  return report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

export function failedJourneyFiles(report) {
  return [
    ...new Set(
      report.suites
        .flatMap(journeysOf)
        .filter(isFailed)
        .map(({ file }) => file),
    ),
  ];
}

/** Whether a second look at these files can tell a chance from a fault. */
export function deservesSecondLook(files) {
  return files.length > 0 && files.length <= FILES_AT_MOST && !files.some(isAboutMoney);
}

/** The counts of both looks together: what passed by itself has passed, and is named. */
export function afterSecondLook(first, second) {
  if (second.failed > 0) return first;
  return { ...first, passed: first.passed + first.failed, failed: 0, failures: [], unsteady: first.failures };
}

const isFailed = ({ tests }) => tests.some(({ status }) => status === 'unexpected');
const journeysOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(journeysOf)];
