import { importersOf, reachedFrom } from './import-graph.mjs';

const isUnit = (path) => /\.test\.tsx?$/.test(path) && !path.startsWith('e2e/');
const isDatabase = (path) => path.endsWith('.db.test.ts');
const isJourney = (path) => /^e2e\/.*\.spec\.ts$/.test(path);

/**
 * The test files that a change can break: those that it reaches by imports, and what runs something without importing it.
 * Journeys run the built application, so whatever is built can break each of them.
 */
export function testsOfChange(changed, kept, importers = importersOf(kept)) {
  const reached = reachedFrom(changed, importers);
  const every = (is) => kept.filter(is);
  const units = changed.some(concernsAll) ? every(isUnit) : every((path) => isUnit(path) && reached.has(path));
  const databases = changed.some(concernsDatabases) ? every(isDatabase) : [];
  const journeys = changed.some((path) => concernsAll(path) || concernsJourneys(path))
    ? every(isJourney)
    : every((path) => isJourney(path) && reached.has(path));
  return { units: [...new Set([...units, ...databases])], journeys };
}

/** What everything is installed, typed and run by. */
function concernsAll(path) {
  return /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig[^/]*\.json|tools\/node\/.*)$/.test(path);
}

/** The schema, and a brand's files: read when a database is made. */
function concernsDatabases(path) {
  return /^(apps\/server\/(baseline|functions|migrations)|brands)\//.test(path);
}

function concernsJourneys(path) {
  const isApplication = /^(apps|packages|brands)\//.test(path) && !path.endsWith('.md');
  const isOfTests = isUnit(path) || /\/testing(\/|\.ts$)|^packages\/testkit\//.test(path);
  return path === 'e2e/playwright.config.ts' || (isApplication && !isOfTests);
}
