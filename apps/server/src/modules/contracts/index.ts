/**
 * What agents are paid for their teams: contracts between an agent and the one above, and their settlement. A contract is a
 * version that holds from the beginning of a period; it is checked against the upline's when it is offered and again when it
 * is accepted. A window is settled once, when no figure of it changes any more: each contract gets its due less what the
 * downlines are due, what is missing is owed, and money moves by accruals of the ledger. The rules are pure, in
 * `@pelita/agents`. This module reads figures and the tree, and writes messages.
 */
import * as office from '@pelita/contract/office';
import { bind, bindReading } from '../../platform/http/binding.ts';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BindControlled } from '../approvals/index.ts';
import { expireOffers } from './agreement/expire-offers.ts';
import { correctIncome } from './operators/correct-income.ts';
import { offerFromOperator } from './operators/offer-from-operator.ts';
import { releaseRun } from './operators/release-run.ts';
import { contractRoutes } from './routes.ts';
import { previewRun } from './runs/preview-run.ts';
import { settleJob } from './runs/settle-job.ts';

export { acceptContract } from './agreement/accept-contract.ts';
export { offerContract } from './agreement/offer-contract.ts';
export { openOfferFamilies } from './toggles.ts';

export function contractsModule(
  { settings, brand }: Pick<Platform, 'settings' | 'brand'>,
  { bindControlled }: { bindControlled: BindControlled },
): Module {
  const parts = { settings, currency: brand.currency };
  return {
    name: 'contracts',
    bindings: contractRoutes(parts),
    officeBindings: [
      bind(office.offerAgentContract, offerFromOperator(parts)),
      bindReading(office.previewAgentRun, previewRun(parts)),
      bindControlled(office.releaseAgentRun, releaseRun),
      bindControlled(office.correctAgentIncome, correctIncome),
    ],
    lists: [
      serveList(office.listAgentContracts, 'office_agent_contract'),
      serveList(office.listAgentRuns, 'office_agent_run'),
      serveList(office.listAgentDebts, 'office_agent_debt'),
    ],
    jobs: [settleJob(parts), expireOffers],
  };
}
