/**
 * What an agent sees and does of the accounts below: the team in figures, its lists, new accounts and invitation links, rates,
 * and money along an edge of the tree. Every question begins at the agent's own row of the closure, so another agent's
 * team reads like nothing. Figures of teams are added up by closed buckets of `figures`, once each, and read by a few rows.
 */
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { countTeamsJob, recountTeamsJob } from './figures/count-teams.ts';
import type { TeamNeeds } from './needs.ts';
import { teamRoutes } from './routes.ts';

export { recountTeams } from './figures/count-teams.ts';

export type { TeamNeeds };

export function teamsModule(platform: Platform, needs: TeamNeeds): Module {
  return {
    name: 'teams',
    bindings: teamRoutes(platform, needs),
    jobs: [countTeamsJob(platform), recountTeamsJob(platform)],
  };
}
