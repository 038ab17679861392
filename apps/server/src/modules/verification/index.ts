/**
 * Who players are. A member sends documents, which are kept closed under a key outside the database; an operator opens them
 * with a reason and decides, two of them where an account is refused for good. What a brand asks a verification for is
 * refused without one (`refuseUnverified`), in the transaction of the deposit or the withdrawal. One document proves one
 * account, and neither a document nor a bank account of somebody on a self-exclusion opens another way in. Where CARRIERS_FILE
 * names an outside checker it is shown what was sent, and advises.
 */
import { listVerifications } from '@pelita/contract/office';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkJob } from './checker/check-job.ts';
import { httpChecker } from './checker/checker.ts';
import { documentBox } from './documents/document-box.ts';
import { verificationJobs } from './jobs.ts';
import type { VerificationNeeds } from './needs.ts';
import { verificationOfficeRoutes } from './office-routes.ts';
import { verificationRoutes } from './routes.ts';

export { refuseExcludedPayee } from './excluded.ts';
export { identityOf, refuseUnverified } from './gate.ts';
export type { VerificationNeeds };
export { waitingVerifications } from './waiting.ts';

export function verificationModule(platform: Platform, needs: VerificationNeeds): Module {
  const parts = { ...platform, ...needs, box: documentBox(platform) };
  const { identityCheck } = platform.environment.carriers;
  return {
    name: 'verification',
    bindings: verificationRoutes(parts),
    officeBindings: verificationOfficeRoutes(parts),
    lists: [serveList(listVerifications, 'office_verification')],
    jobs: [
      ...verificationJobs(platform),
      ...(identityCheck ? [checkJob(httpChecker(identityCheck, platform), parts)] : []),
    ],
  };
}
