import type { Spot } from '@pelita/games/table';

/** What makes a table of a game: its limits, and its pace. */
export type TableTerms = { minimumMinor: bigint; maximumMinor: bigint; roundSeconds: number };

/** A title of the studio that many play together. */
export type TableTitle = {
  gameCode: string;
  name: string;
  category: string;
  engine: string;
  pictureUrl: string;
  terms: TableTerms;
};

/** From the end of betting to the outcome: bets under way arrive or are given back. */
const CLOSED_SECONDS = 2;
/** The outcome is dealt, shown and paid. */
const SHOWN_SECONDS = 11;

export type RoundTimes = {
  /** The second at which it opens: rounds are counted by the clock, so that an empty table needs nothing. */
  number: number;
  betsUntil: Temporal.Instant;
  revealsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
};

/** The round that goes on at an instant. */
export function roundAt({ roundSeconds }: TableTerms, now: Temporal.Instant): RoundTimes {
  const second = Math.floor(now.epochMilliseconds / 1_000);
  const number = second - (second % roundSeconds);
  const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds((number + seconds) * 1_000);
  return {
    number,
    betsUntil: at(roundSeconds - SHOWN_SECONDS - CLOSED_SECONDS),
    revealsAt: at(roundSeconds - SHOWN_SECONDS),
    endsAt: at(roundSeconds),
  };
}

/** As it is said at the table: month, day, and time of opening, of the universal clock. "1123-042030". */
export function roundLabel(number: number): string {
  const text = Temporal.Instant.fromEpochMilliseconds(number * 1_000).toString();
  return `${text.slice(5, 7)}${text.slice(8, 10)}-${text.slice(11, 19).replaceAll(':', '')}`;
}

/** The name of a round, by which its stream is drawn. */
export function roundName(gameCode: string, number: number): string {
  return `${gameCode}:${number}`;
}

/** No win on a spot is more than so many times the table's maximum. */
const WIN_OF_MAXIMA = 20n;

/** What a spot takes at most: the table's maximum, and less where it pays much. */
export function spotMaximumMinor({ minimumMinor, maximumMinor }: TableTerms, { pays }: Spot): bigint {
  const highest = BigInt(Math.max(100, ...pays));
  const bounded = (maximumMinor * WIN_OF_MAXIMA * 100n) / highest;
  const least = bounded < maximumMinor ? bounded : maximumMinor;
  const whole = least - (least % minimumMinor);
  return whole > minimumMinor ? whole : minimumMinor;
}

const CHIPS_MINOR = [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n, 100_000n, 500_000n];
const CHIPS_SHOWN = 6;

/** Chips for these limits, the smallest first. */
export function chipsMinor({ minimumMinor, maximumMinor }: TableTerms): bigint[] {
  const fitting = CHIPS_MINOR.filter(
    (chip) => chip >= minimumMinor && chip <= maximumMinor && chip % minimumMinor === 0n,
  );
  return (fitting.includes(minimumMinor) ? fitting : [minimumMinor, ...fitting]).slice(0, CHIPS_SHOWN);
}
