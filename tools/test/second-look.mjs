// What failed is run once more by itself. It stays a failure; how it went alone says where to look: a fault shows again, a
// chance or a wait that is too short does not.

/** More files than this fail of one cause, which a second look does not tell. */
const FILES_AT_MOST = 3;

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

export function deservesSecondLook(files) {
  return files.length > 0 && files.length <= FILES_AT_MOST;
}

/** The first look's counts, with a word of the second to what failed. */
export function afterSecondLook(first, second) {
  const word =
    second.failed > 0 ? 'failed again by itself' : 'passed by itself: it hangs on chance, or on what ran beside it';
  return { ...first, failures: first.failures.map((failure) => `${failure}\n    (${word})`) };
}

const isFailed = ({ tests }) => tests.some(({ status }) => status === 'unexpected');
const journeysOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(journeysOf)];
