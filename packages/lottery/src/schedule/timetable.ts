/*
 * When a game draws, as data with dates of validity. Days and hours are those of a fixed offset from UTC, because no
 * zone that draws here changes its clocks; instants are ISO 8601 in UTC.
 */
export type Timetable = OnDays | AroundTheClock;

interface Validity {
  /** The first and the last day, like "2025-07-01"; without a last one it holds until further notice. */
  readonly from: string;
  readonly until?: string;
  readonly offsetHours: number;
  /** Bets close so long before the draw. */
  readonly closesSecondsBefore: number;
}

export interface OnDays extends Validity {
  /** ISO weekdays, Monday is 1, or days of the month. */
  readonly weekdays?: readonly number[];
  readonly monthDays?: readonly number[];
  /** Like "18:15". */
  readonly at: string;
  readonly without?: readonly string[];
  /** A day of each year whose draw is held on another one, like { "05-01": "05-02" }. */
  readonly moved?: Readonly<Record<string, string>>;
}

export interface AroundTheClock extends Validity {
  readonly everySeconds: number;
}

export interface Draw {
  readonly drawNo: string;
  readonly drawsAt: string;
  readonly closesAt: string;
}

/** The draws that a day's timetables hold, in order; a fast game's are numbered through the day from 0001. */
export function drawsOn(timetables: readonly Timetable[], day: string): Draw[] {
  return timetables
    .filter(({ from, until }) => from <= day && (until === undefined || day <= until))
    .flatMap((timetable) => ('everySeconds' in timetable ? aroundTheClock(timetable, day) : onDay(timetable, day)));
}

const DAY_SECONDS = 86_400;

function aroundTheClock({ everySeconds, ...validity }: AroundTheClock, day: string): Draw[] {
  const date = day.replaceAll('-', '');
  return Array.from({ length: Math.floor(DAY_SECONDS / everySeconds) }, (_, k) =>
    drawAt(validity, `${date}-${String(k + 1).padStart(4, '0')}`, midnight(day, validity) + (k + 1) * everySeconds),
  );
}

function onDay(
  { weekdays = [], monthDays = [], at, without = [], moved = {}, ...validity }: OnDays,
  day: string,
): Draw[] {
  const monthDay = day.slice(5);
  const isMovedHere = Object.values(moved).includes(monthDay);
  const isRegular = weekdays.includes(weekdayOf(day)) || monthDays.includes(Number(day.slice(8)));
  if (without.includes(day) || monthDay in moved || (!isRegular && !isMovedHere)) return [];
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return [drawAt(validity, day.replaceAll('-', ''), midnight(day, validity) + (hours * 60 + minutes) * 60)];
}

function drawAt({ closesSecondsBefore }: Validity, drawNo: string, second: number): Draw {
  return { drawNo, drawsAt: instant(second), closesAt: instant(second - closesSecondsBefore) };
}

const midnight = (day: string, { offsetHours }: Validity) => Date.parse(`${day}T00:00:00Z`) / 1000 - offsetHours * 3600;
const instant = (second: number) => new Date(second * 1000).toISOString();
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
