/**
 * What an agent sees and does of the accounts below: the team in figures, its lists, new accounts and invitation links, rates,
 * and money along an edge of the tree. Every question begins at the agent's own row of the closure, so another agent's
 * team reads like nothing. Figures of teams are added up by closed buckets of `figures`, once each, and read by a few rows.
 */
import { listAgents, moveAgentBranch as moveCall } from '@pelita/contract/office';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { canonicalUsername, playerByName } from '../accounts/index.ts';
import { countTeamsJob, recountTeamsJob } from './figures/count-teams.ts';
import type { TeamNeeds } from './needs.ts';
import { moveAgentBranch } from './operators/move-agent-branch.ts';
import { moveWhenDayBegins } from './operators/move-when-day-begins.ts';
import { teamRoutes } from './routes.ts';

export { recountTeams } from './figures/count-teams.ts';

export type { TeamNeeds };

export function teamsModule(platform: Platform, needs: TeamNeeds): Module {
  return {
    name: 'teams',
    bindings: teamRoutes(platform, needs),
    officeBindings: [needs.bindControlled(moveCall, moveAgentBranch(platform))],
    lists: [serveList(listAgents, 'office_agent', { search: findByName })],
    jobs: [countTeamsJob(platform), recountTeamsJob(platform), moveWhenDayBegins(platform)],
  };
}

/** By what is whole and exact, as players are found. */
async function findByName(tx: Tx, typed: string): Promise<string[]> {
  const playerId = await playerByName(tx, canonicalUsername(typed.trim()));
  return playerId === null ? [] : [playerId];
}
