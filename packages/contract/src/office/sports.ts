import * as z from 'zod/mini';
import { call } from '../call.ts';
import { UuidText } from '../shapes.ts';
import { bookSports } from '../studio-book.ts';
import { proposal } from './approvals.ts';
import {
  between,
  choice,
  count,
  currency,
  exact,
  instant,
  list,
  many,
  money,
  optional,
  playerRef,
  text,
} from './lists/index.ts';
import { ReasonText } from './shapes.ts';

/** Matches of the sportsbooks, as operators see them. */

/** `judged`: its bets are being decided. `paid`: every bet on it is. */
export const officeMatchStates = ['open', 'judged', 'paid', 'void'] as const;

export const listBookMatches = list('/office/bookMatches', {
  name: 'bookMatches',
  permission: 'sports.see',
  columns: {
    startsAt: instant(),
    match: text(),
    league: text(),
    sport: choice(bookSports),
    matchState: choice(officeMatchStates),
    score: optional(text()),
    bets: count(),
    undecided: count(),
    /** Bets with a correction that the wallet could not post. */
    unposted: count(),
  },
  filters: { startsAt: between({ days: 366 }), matchState: many(), sport: many() },
  sorts: ['-startsAt', 'startsAt'],
  summary:
    'Matches with their bets: how many there are, wait for a decision, or have a correction that could not be posted.',
});

export const listOpenCorrections = list('/office/bookCorrections', {
  name: 'bookCorrections',
  permission: 'sports.see',
  columns: {
    changedAt: instant(),
    player: playerRef(),
    gameName: text(),
    matches: text(),
    stake: money(),
    /** What was posted to the player for the bet. */
    returned: money(),
    /** What the corrected results would still give; below zero, what was paid too much. */
    unposted: money(),
    currency: currency(),
  },
  filters: { changedAt: between({ days: 366 }), player: exact() },
  sorts: ['-changedAt', 'changedAt'],
  summary: 'Bets whose results were corrected when their launch was over: the wallet takes nothing for them any more.',
});

export const voidBookMatch = call('POST /office/bookMatches/{id}/void', {
  who: { operator: 'sports.propose' },
  params: z.object({ id: UuidText }),
  body: z.strictObject({ reason: ReasonText }),
  value: proposal(z.object({ match: z.string() })),
  refusals: ['match_unknown', 'match_decided', 'proposal_open'],
  summary: 'Proposes to void a match without a result. When another operator approves, every bet on it is given back.',
});
