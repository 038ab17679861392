/**
 * Money that operators give or take by hand. Each has a reason, stands in the ledger as a correction and in the audit log,
 * and above a sum within a day, of the player or by the operator, another operator approves it.
 */
import { adjustBalance as adjustCall, listAdjustments } from '@pelita/contract/office';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BindControlled } from '../approvals/index.ts';
import { adjustBalance } from './adjust-balance.ts';

export function adjustmentsModule(platform: Platform, { bindControlled }: { bindControlled: BindControlled }): Module {
  return {
    name: 'adjustments',
    officeBindings: [bindControlled(adjustCall, adjustBalance(platform))],
    lists: [serveList(listAdjustments, 'office_adjustment')],
  };
}
