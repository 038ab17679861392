import { below } from '../fairness/below.ts';
import { commitment as commitmentOf } from '../fairness/commitment.ts';
import { wordStream } from '../fairness/fair-stream.ts';
import { matchEngineOf } from './engines.ts';
import type { Score } from './markets.ts';
import { CHANCES, type MatchState, type Rates, type Side } from './match-engine.ts';

/** What decides a virtual match: the seed that was committed to before its first bet, its name, and how the sides play. */
export interface CommittedMatch {
  readonly engine: string;
  readonly serverSeed: string;
  /** "book:match", so that one seed could never serve two matches. */
  readonly match: string;
  readonly rates: Rates;
}

export type MatchEvent = { readonly minute: number; readonly side: Side };

/** The one way a virtual match comes about: every minute one draw, from the beginning to the end; states by minute. */
export function playMatch({ engine: id, serverSeed, match, rates }: CommittedMatch): MatchState[] {
  const engine = matchEngineOf(id);
  if (!isPlayable(rates)) throw new RangeError('rates of no match');
  const next = wordStream(serverSeed, match);
  const states = [engine.beginning];
  for (let state = engine.beginning; !state.isOver;) {
    const drawn = below(next, CHANCES);
    state = engine.after(state, drawn < rates.home ? 'home' : drawn < rates.home + rates.away ? 'away' : null);
    states.push(state);
  }
  return states;
}

const isPlayable = ({ home, away }: Rates): boolean =>
  [home, away].every((rate) => Number.isSafeInteger(rate) && rate > 0) && home + away <= CHANCES;

/** Each goal, point or map up to a minute. */
export function eventsOf(states: readonly MatchState[], minute = Infinity): MatchEvent[] {
  return states.flatMap((state, place): MatchEvent[] => {
    const before = states[place - 1];
    if (!before || state.minute > minute) return [];
    if (state.score.home > before.score.home) return [{ minute: state.minute, side: 'home' }];
    return state.score.away > before.score.away ? [{ minute: state.minute, side: 'away' }] : [];
  });
}

export function finalScore(states: readonly MatchState[]): Score {
  return states.at(-1)?.score ?? { home: 0, away: 0 };
}

export interface MatchVerification {
  readonly holds: boolean;
  /** The revealed seed is the one that was committed to. */
  readonly commitmentHolds: boolean;
  readonly eventsHold: boolean;
  /** What the seed really gives. */
  readonly events: readonly MatchEvent[];
  readonly score: Score;
}

export type MatchRecord = CommittedMatch & { readonly commitment: string; readonly events: readonly MatchEvent[] };

export function verifyMatch(record: MatchRecord): MatchVerification {
  const states = playMatch(record);
  const events = eventsOf(states);
  const commitmentHolds = commitmentOf(record.serverSeed) === record.commitment.toLowerCase();
  const told = record.events.map(({ minute, side }) => [minute, side]);
  const eventsHold = JSON.stringify(told) === JSON.stringify(events.map(({ minute, side }) => [minute, side]));
  return { holds: commitmentHolds && eventsHold, commitmentHolds, eventsHold, events, score: finalScore(states) };
}
