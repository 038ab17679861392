/**
 * What the ledger comes to, by five minutes, business days, players, products and vendors. Figures are counted anew from
 * transfers and never added to, so a job that is killed, late or run twice changes nothing; a nightly recount mends what came
 * into buckets that were closed, and says so. What operators and members see of past play and money is read from here, never
 * by going over the ledger. This module calls the audit log alone.
 */
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepCalendar } from './business-calendar.ts';
import { countNewJob, recountJob } from './count-jobs.ts';
import type { OfficeFigureNeeds } from './needs.ts';
import { liveDashboard } from './office/live-dashboard.ts';
import { figureOfficeRoutes, keptDashboard } from './office-routes.ts';

export { type AskedSpan, type BusinessSpan, businessSpan, spanParameters } from './business-span.ts';
export type { OfficeFigureNeeds, WaitingQueue } from './needs.ts';
export { countNew } from './count-new.ts';
export { type FigureRow, playerDays } from './player-days.ts';
export { playerPage } from './player-page.ts';
export { recountFrom } from './recount.ts';
export { verifyFigures } from './verify-figures.ts';

export function figuresModule(
  platform: Pick<Platform, 'brand' | 'clock' | 'database' | 'log'>,
  needs: OfficeFigureNeeds,
): Module {
  const { brand, clock, log } = platform;
  const dashboard = keptDashboard(platform, needs);
  return {
    name: 'figures',
    seed: (database) => database.transaction((tx) => keepCalendar(tx, brand.timeZone)),
    officeBindings: figureOfficeRoutes(platform, { dashboard, queues: needs.queues }),
    liveStates: [liveDashboard(dashboard)],
    jobs: [countNewJob(clock), recountJob({ clock, log })],
  };
}
