import type { CallValue } from '@pelita/contract';
import {
  adjustBalance,
  appointOperator,
  approveWithdrawal,
  changeOperatorRoles,
  correctAgentIncome,
  confirmDeposit,
  correctDraw,
  issueVouchers,
  type listApprovals,
  putSetting,
  releaseAgentRun,
  resetOperator,
  voidDraw,
} from '@pelita/contract/office';

export type Approval = CallValue<typeof listApprovals>['approvals'][number];

/** The name of the call that would be made, as its words are keyed. */
export const kinds: Readonly<Record<string, string>> = {
  [adjustBalance.name]: 'adjustBalance',
  [issueVouchers.name]: 'issueVouchers',
  [confirmDeposit.name]: 'confirmDeposit',
  [approveWithdrawal.name]: 'approveWithdrawal',
  [putSetting.name]: 'putSetting',
  [appointOperator.name]: 'appointOperator',
  [changeOperatorRoles.name]: 'changeOperatorRoles',
  [resetOperator.name]: 'resetOperator',
  [voidDraw.name]: 'voidDraw',
  [correctDraw.name]: 'correctDraw',
  [releaseAgentRun.name]: 'releaseAgentRun',
  [correctAgentIncome.name]: 'correctAgentIncome',
};
