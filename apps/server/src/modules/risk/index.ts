/**
 * What is unusual in how players play and move money, for people to look at. Rules read figures and the rows of the last two
 * days, never all of history, and keep what they counted with the thresholds of then. A finding opens a case or joins the one
 * that runs. It blocks nothing: operators talk to the player in fixed words, offer limits and breaks, and say what came of it;
 * an account is locked by two of them alone.
 */
import * as office from '@pelita/contract/office';
import { bind } from '../../platform/http/binding.ts';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { lookNow, riskJobs } from './jobs.ts';
import type { RiskNeeds } from './needs.ts';
import { closeRiskAccount } from './operators/close-account.ts';
import { getRiskCase } from './operators/read-case.ts';
import { workOnCase } from './operators/work-on-case.ts';

export type { RiskNeeds };
export { waitingRiskCases } from './store.ts';

export function riskModule(platform: Platform, needs: RiskNeeds): Module {
  const { brand } = platform;
  const work = workOnCase(brand);
  return {
    name: 'risk',
    officeBindings: [
      bind(office.getRiskCase, getRiskCase(brand)),
      bind(office.takeRiskCase, work.take),
      bind(office.noteRiskCase, work.note),
      bind(office.contactRiskPlayer, work.contact),
      bind(office.decideRiskCase, work.decide),
      bind(office.lookForRisk, async (tx) => ({ found: await lookNow(tx, platform) })),
      needs.bindControlled(office.closeRiskAccount, closeRiskAccount(needs, brand.defaultLanguage)),
    ],
    lists: [
      serveList(office.listRiskCases, 'office_risk_case'),
      serveList(office.listRiskFindings, 'office_risk_finding'),
    ],
    jobs: riskJobs(platform),
  };
}
