import type { MatchPhase } from '@pelita/contract';
import {
  type Chances,
  eventsOf,
  marketId,
  type MatchEvent,
  matchEngineOf,
  type MatchState,
  quote,
  type QuotedMarket,
  type Score,
} from '@pelita/games/book';
import { STALE_MS } from './feed/feed-look.ts';
import type { MatchRow } from './match-store.ts';

/** A market as it can be bet on now. */
export type ShownMarket = QuotedMarket & { isSuspended: boolean };

/** How a match stands at an instant, and what can be bet on it. */
export type MatchLook = {
  phase: MatchPhase;
  minute: number;
  minutes: number;
  nextAt: Temporal.Instant | null;
  score: Score;
  rounds: Score | null;
  events: MatchEvent[];
  version: number;
  sinceVersion: number;
  isSuspended: boolean;
  /** Of a virtual match that is not over: what the chances of its end follow from. */
  state: MatchState | null;
  markets: () => ShownMarket[];
};

/** `states` are those of a virtual match, from its seed; of them only the past is looked at. */
export function lookAt(row: MatchRow, states: readonly MatchState[] | null, now: Temporal.Instant): MatchLook {
  if (row.engine === null || states === null) return feedLook(row, now);
  const engine = matchEngineOf(row.engine);
  const ratesOf = () => ({ home: row.home_rate ?? 0, away: row.away_rate ?? 0 });
  const elapsedMs = now.epochMilliseconds - row.starts_at.epochMilliseconds;
  const elapsed = Math.floor(elapsedMs / (row.minute_ms ?? 1));
  const minute = Math.min(Math.max(0, elapsed), states.length - 1);
  const state = states[minute] ?? engine.beginning;
  const isLive = row.state === 'open' && elapsedMs >= 0 && !state.isOver;
  const events = eventsOf(states, minute);
  const last = events.at(-1);
  const isSuspended = isLive && last?.minute === minute;
  const isOpen = row.state === 'open' && !state.isOver;
  return {
    phase:
      row.state === 'open' ? (isLive ? 'live' : state.isOver ? 'ended' : 'open') : row.is_void ? 'void' : 'settled',
    minute,
    minutes: engine.minutes,
    nextAt: isLive ? row.starts_at.add({ milliseconds: (minute + 1) * (row.minute_ms ?? 1) }) : null,
    score: state.score,
    rounds: state.rounds,
    events,
    version: elapsedMs < 0 ? 0 : minute + (isOpen ? 1 : 2),
    sinceVersion: last ? last.minute + 1 : 0,
    isSuspended,
    state: isOpen ? state : null,
    markets: () => (isOpen ? quoted(row, ratesOf(), state).map((market) => ({ ...market, isSuspended })) : []),
  };
}

/** Chances and prices follow from the engine, the rates of the sides and the state alone, and many ask for the same. */
const KEPT = 400;
const quotes = new Map<string, QuotedMarket[]>();
const chances = new Map<string, Chances>();

function kept<Made>(all: Map<string, Made>, key: string, make: () => Made): Made {
  const known = all.get(key);
  if (known !== undefined) return known;
  const [oldest] = all.keys();
  if (all.size >= KEPT && oldest !== undefined) all.delete(oldest);
  const made = make();
  all.set(key, made);
  return made;
}

/** How a virtual match may still end. */
export function chancesOf({ engine, home_rate, away_rate }: MatchRow, state: MatchState): Chances {
  const rates = { home: home_rate ?? 0, away: away_rate ?? 0 };
  return kept(chances, JSON.stringify([engine, rates, state]), () => matchEngineOf(engine ?? '').chances(state, rates));
}

function quoted({ engine }: MatchRow, rates: { home: number; away: number }, state: MatchState): QuotedMarket[] {
  return kept(quotes, JSON.stringify([engine, rates, state]), () => quote(matchEngineOf(engine ?? ''), rates, state));
}

function feedLook(row: MatchRow, now: Temporal.Instant): MatchLook {
  const { feed } = row;
  const isOpen = row.state === 'open' && feed !== null && feed.phase !== 'ended';
  const isStale = feed === null || now.epochMilliseconds - feed.toldAtMs > STALE_MS;
  // What has begun without being told so takes no bets at the prices of before.
  const isLate = feed?.phase === 'open' && Temporal.Instant.compare(now, row.starts_at) >= 0;
  const isSuspended = isOpen && (isStale || isLate || feed.isSuspended);
  const ended = row.is_void ? 'void' : 'settled';
  const score = { home: row.home_score ?? feed?.home ?? 0, away: row.away_score ?? feed?.away ?? 0 };
  return {
    phase: row.state === 'open' ? (feed?.phase ?? 'ended') : ended,
    minute: feed?.minute ?? 0,
    minutes: 90,
    nextAt: null,
    score,
    rounds: null,
    events: [],
    version: feed?.version ?? 0,
    sinceVersion: feed?.sinceVersion ?? 0,
    isSuspended,
    state: null,
    markets: () => {
      const seen = new Set<string>();
      return (isOpen ? feed.markets : []).map((market) => {
        const isMain = !seen.has(market.kind);
        seen.add(market.kind);
        return { ...market, id: marketId(market), isMain, isSuspended: isSuspended || market.isSuspended };
      });
    },
  };
}
