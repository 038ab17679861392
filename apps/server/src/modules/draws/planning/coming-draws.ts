import { type Draw, drawsOn, type Game } from '@pelita/lottery';
import { isOutside } from '../games/game-facts.ts';

/** So far ahead the draws of a game around the clock are planned; a chase can be as long. */
export const AHEAD_DRAWS = 125;
/** And those that are drawn on days. */
const AHEAD_DAYS = 28;

/** The draws of a game after `after` that still take bets at `now`, as far ahead as draws are planned. */
export function comingDraws(game: Game, { now, after }: { now: Temporal.Instant; after: Temporal.Instant }): Draw[] {
  const days = isOutside(game) ? AHEAD_DAYS : daysOf(game);
  // A day of the timetable begins at midnight of its own offset, which may be before or after that of UTC.
  const today = now.toZonedDateTimeISO('UTC').toPlainDate();
  const draws = Array.from({ length: days + 2 }, (_, at) => today.add({ days: at - 1 }).toString())
    .flatMap((day) => drawsOn(game.timetables, day))
    .filter(({ closesAt }) => Date.parse(closesAt) > now.epochMilliseconds);
  const planned = isOutside(game) ? draws : draws.slice(0, AHEAD_DRAWS);
  return planned.filter(({ drawsAt }) => Date.parse(drawsAt) > after.epochMilliseconds);
}

const DAY_SECONDS = 86_400;

function daysOf({ timetables }: Game): number {
  const slowest = Math.max(
    ...timetables.map((timetable) => ('everySeconds' in timetable ? timetable.everySeconds : 0)),
  );
  return Math.ceil((AHEAD_DRAWS * slowest) / DAY_SECONDS);
}
