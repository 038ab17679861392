import type { BookSeed, CatalogueSeed } from '@pelita/contract';

const TEAMS_MINIMUM = 4;
const RATINGS = [1, 2, 3, 4, 5];

/** What keeps a sportsbook of the catalogue from being played; null where nothing does. */
export function problemOfBooks({ vendors }: CatalogueSeed): string | null {
  for (const { code, book, table } of vendors.flatMap(({ titles }) => titles)) {
    if (!book) continue;
    if (!table) return `"${code}" is a sportsbook without limits. Add table to it.`;
    const ids = book.leagues.map(({ id }) => id);
    if (ids.length === 0 || new Set(ids).size < ids.length)
      return `"${code}" needs leagues, each with an id of its own.`;
    const problem = book.leagues.map((league) => problemOfLeague(code, league)).find((one) => one !== null);
    if (problem) return problem;
  }
  return null;
}

function problemOfLeague(code: string, { id, lanes, teams }: BookSeed['leagues'][number]): string | null {
  const league = `the league "${id}" of "${code}"`;
  if (teams.length < TEAMS_MINIMUM || teams.length % 2 === 1)
    return `${league} has ${teams.length} teams; it must be an even number, at least ${TEAMS_MINIMUM}.`;
  if (new Set(teams.map(({ name }) => name)).size < teams.length) return `${league} names a team twice.`;
  const odd = teams.find(({ rating }) => !RATINGS.includes(rating));
  if (odd) return `"${odd.name}" in ${league} is rated ${odd.rating}; it must be 1 to 5.`;
  return Number.isInteger(lanes) && lanes >= 1 && lanes < teams.length / 2
    ? null
    : `${league} has ${lanes} lanes; with ${teams.length} teams it must be 1 to ${teams.length / 2 - 1}.`;
}
