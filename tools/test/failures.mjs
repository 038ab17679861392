// What failed, in a few lines each, for the end of a long report: whoever sees only its tail has to see the reason.

const LINES_SHOWN = 12;

export function failedUnitTests(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [described(name, [message ?? ''])];
    return failed.map(({ fullName, failureMessages }) => described(`${name} › ${fullName}`, failureMessages));
  });
}

export function failedJourneys(report) {
  return report.suites.flatMap(journeysOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
        return described(`${file} › ${title} [${projectName}]`, messages);
      }),
  );
}

const journeysOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(journeysOf)];

function described(name, messages) {
  const lines = messages.join('\n').split('\n').slice(0, LINES_SHOWN);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}
