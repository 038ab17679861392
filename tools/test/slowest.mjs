/** How many files each part of the closing report names. */
const NAMED = 10;

export function slowestUnitTests(report, rootPath) {
  return slowest(
    report.testResults.map(({ name, startTime, endTime }) => [name.replace(`${rootPath}/`, ''), endTime - startTime]),
  );
}

/** A file's journeys on both devices together, each as long as it kept a worker. */
export function slowestJourneys(report) {
  return slowest(
    report.suites
      .flatMap(journeysOf)
      .flatMap(({ file, tests }) =>
        tests.flatMap(({ results }) => results.map(({ duration }) => [`e2e/${file}`, duration])),
      ),
  );
}

const journeysOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(journeysOf)];

function slowest(durations) {
  const ofFile = new Map();
  for (const [file, ms] of durations) ofFile.set(file, (ofFile.get(file) ?? 0) + ms);
  return [...ofFile]
    .map(([file, ms]) => ({ file, seconds: ms / 1_000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, NAMED);
}
