import type { JobHandler } from '../../../platform/module.ts';
import { planDraws, type Planning } from './plan-draws.ts';

/** At each start, and every five minutes. */
export function planJob(planning: Planning): JobHandler {
  return { name: 'draws.plan', schedule: '*/5 * * * *', atStart: true, handle: (tx) => planDraws(tx, planning) };
}
