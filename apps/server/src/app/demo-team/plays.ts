import { DAYS, type TeamMember } from './team.ts';

/** One spin with the most that it stakes, or a deposit. Amounts are whole units of the currency. */
export type Played = { kind: 'deposit' | 'spin'; username: string; at: Temporal.Instant; amount: number };

/** More than can be staked until the next one. */
const PAID_IN = 1_200;
const EVERY_DAYS = 5;
const HOURS = 24;

/** What the team did in two weeks before an instant, in the order in which it happened; the same for every start. */
export function plays(team: readonly TeamMember[], until: Temporal.Instant): Played[] {
  const chance = chances();
  const begins = until.subtract({ hours: HOURS * DAYS });
  const all = team.flatMap(({ username }) =>
    Array.from({ length: DAYS }, (_, day) => {
      const at = (hour: number) => begins.add({ minutes: Math.floor((day * HOURS + hour) * 60) });
      const deposit = { kind: 'deposit' as const, username, at: at(0), amount: PAID_IN };
      const rounds = chance() < 0.75 ? 1 + Math.floor(chance() * 4) : 0;
      const made = Array.from({ length: rounds }, () => {
        const amount = 20 + Math.floor(chance() * 41);
        return { kind: 'spin' as const, username, at: at(1 + chance() * (HOURS - 2)), amount };
      });
      return [...(day % EVERY_DAYS === 0 ? [deposit] : []), ...made];
    }).flat(),
  );
  return all.toSorted((one, other) => Temporal.Instant.compare(one.at, other.at));
}

/** Numbers from 0 to 1 that are the same each time: when the team plays and for how much is no game of chance. */
function chances(): () => number {
  let state = 20_261_120;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
