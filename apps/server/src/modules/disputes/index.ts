/**
 * Movements of the wallet that their player says are wrong. A dispute names one movement of the ledger, never changes it, and
 * is answered once: the answer is a message of the inbox and stands beside the movement. What has to be put right is an
 * adjustment, with its own two operators. One dispute of a movement is open at a time. A payout that has not arrived is another
 * matter, which `withdrawals` settles.
 */
import * as contract from '@pelita/contract';
import * as office from '@pelita/contract/office';
import { bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { disputeMovement } from './dispute-movement.ts';
import { answerDispute } from './operators/answer-dispute.ts';
import { getDispute, getDisputePicture } from './operators/read-dispute.ts';

export { disputeShape } from './dispute-shape.ts';
export { disputesOf } from './store.ts';
export { waitingDisputes } from './waiting.ts';

export function disputesModule(platform: Platform): Module {
  return {
    name: 'disputes',
    bindings: [bindLong(contract.disputeMovement, disputeMovement(platform))],
    officeBindings: [
      bindReading(office.getDispute, getDispute),
      bindLong(office.getDisputePicture, getDisputePicture(platform)),
      bind(office.answerDispute, answerDispute),
    ],
    lists: [serveList(office.listDisputes, 'office_dispute')],
  };
}
