import * as z from 'zod/mini';
import { call } from '../call.ts';
import { DayText, InstantText, UuidText } from '../shapes.ts';
import { proposal } from './approvals.ts';
import {
  between,
  choice,
  count,
  exact,
  instant,
  list,
  many,
  optional,
  playerRef,
  search,
  text,
} from './lists/index.ts';
import { ReasonText } from './shapes.ts';

/** The tree of agents, as operators see it, and its one change by hand. */

export const listAgents = list('/office/agents', {
  name: 'agents',
  permission: 'agents.see',
  columns: {
    joinedAt: instant(),
    player: playerRef(),
    accountType: choice(['0', '1', '2', '41', '42']),
    upline: optional(playerRef()),
    /** How far below the top. */
    level: count(),
    /** How many are below the account. */
    members: count(),
    /** In per cent. */
    rebate: text(),
    prizeMode: count(),
  },
  // By the exact name, as players are; by the upline from level to level.
  filters: { search: search(), upline: exact(), accountType: many(), joinedAt: between({ days: 366 }) },
  sorts: ['-joinedAt', 'joinedAt'],
  export: { permission: 'reports.export', rows: 1_000_000 },
  summary: 'Accounts of the tree with who is above and how many are below.',
});

export const moveAgentBranch = call('POST /office/agents/{id}/move', {
  who: { operator: 'agents.propose', withRecentCode: true },
  params: z.object({ id: UuidText }),
  body: z.strictObject({
    /** The name of the new upline; null puts the branch at the top. */
    upline: z.nullable(z.string().check(z.maxLength(64, { error: 'too_long' }))),
    /** The business day with which it begins; from tomorrow on. */
    day: DayText,
    reason: ReasonText,
  }),
  value: proposal(
    z.object({
      username: z.string(),
      upline: z.nullable(z.string()),
      /** The account itself among them. */
      accounts: z.number(),
      beginsAt: InstantText,
    }),
  ),
  refusals: [
    'player_unknown',
    'agent_unknown',
    'already_below_upline',
    'tree_cycle',
    'tree_too_deep',
    'rates_out_of_bounds',
    'proposal_open',
  ],
  summary: 'Proposes to hang an account with all below it under another upline, from a business day on.',
});
