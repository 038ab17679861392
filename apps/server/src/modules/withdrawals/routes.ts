import * as contract from '@pelita/contract';
import type { Platform } from '../../platform/platform.ts';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { getWithdrawal, listWithdrawals } from './get-withdrawal.ts';
import { getWithdrawalTerms } from './get-withdrawal-terms.ts';
import type { WithdrawalNeeds } from './needs.ts';
import { answerPayment } from './receipt/answer-payment.ts';
import { getPaymentConfirmationList } from './receipt/list-confirmations.ts';
import { uploadWithdrawalProof } from './receipt/upload-proof.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

export function withdrawalRoutes(platform: Pick<Platform, 'settings' | 'storage'>, needs: WithdrawalNeeds): Binding[] {
  return [
    bindReading(contract.getWithdrawalTerms, getWithdrawalTerms(platform, needs)),
    bindLong(contract.requestWithdrawal, requestWithdrawal(platform, needs)),
    bindReading(contract.listWithdrawals, listWithdrawals),
    bindReading(contract.getWithdrawal, getWithdrawal),
    bind(contract.cancelWithdrawal, cancelWithdrawal),
    bindLong(contract.uploadWithdrawalProof, uploadWithdrawalProof(platform)),
    bindReading(contract.getPaymentConfirmationList, getPaymentConfirmationList),
    bind(contract.processC2CTransaction, answerPayment),
  ];
}
