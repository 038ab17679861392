import {
  accountTypes,
  type CallInput,
  decimalFromMinor,
  minorFromDecimal,
  type OperatorId,
  type PlayerId,
  Refusal,
} from '@pelita/contract';
import type { adjustBalance as adjustCall } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAccount } from '../accounts/index.ts';
import type { Controlled, Deciders } from '../approvals/index.ts';
import { recordAudit } from '../audit/index.ts';
import { postTransfer, readWallet } from '../ledger/index.ts';
import { adjustmentsSettings } from './settings.ts';
import { adjustedSince, insertAdjustment } from './store.ts';

type Call = typeof adjustCall;
type What = CallInput<Call>;

/** Money that operators give or take by hand, against the house’s account for it. */
export function adjustBalance({ brand, settings }: Pick<Platform, 'brand' | 'settings'>): Controlled<Call> {
  const { currency } = brand;
  const minorOf = (amount: string): bigint => {
    const isTaken = amount.startsWith('-');
    const size = minorFromDecimal(isTaken ? amount.slice(1) : amount, currency);
    const minor = size === null || !isTaken ? size : -size;
    if (minor === null || minor === 0n) throw new Refusal('invalid_field', { fields: { amount: { key: 'invalid' } } });
    return minor;
  };

  return {
    approve: 'adjustments.approve',
    subject: ({ body }) => `player:${body.playerId}`,
    reason: ({ body }) => body.reason,

    async needsSecond(tx: Tx, proposedBy: OperatorId, { body }: What) {
      const limit = minorFromDecimal(settings.get(adjustmentsSettings.secondAbove), currency) ?? 0n;
      const since = tx.now.subtract({ hours: 24 });
      const before = await adjustedSince(tx, { playerId: body.playerId as PlayerId, proposedBy }, since);
      return before + absolute(minorOf(body.amount)) > limit;
    },

    async perform(tx: Tx, { proposedBy, approvedBy, approvalId, key }: Deciders, { body }: What) {
      const playerId = body.playerId as PlayerId;
      const amountMinor = minorOf(body.amount);
      const account = await findAccount(tx, playerId);
      if (account === null) throw new Refusal('player_unknown');
      if (account.accountType === accountTypes.trial) throw new Refusal('in_need_true_account');
      const before = await readWallet(tx, playerId);
      const { availableMinor } = await postTransfer(tx, {
        playerId,
        book: 'real',
        source: 'adjustment',
        key,
        kind: 'correction',
        direction: amountMinor > 0n ? 'credit' : 'debit',
        counterAccount: 'house:grant',
        amountMinor: absolute(amountMinor),
        currency,
        reference: key,
      });
      await insertAdjustment(tx, { playerId, amountMinor, reason: body.reason, proposedBy, approvedBy });
      const after = { amount: body.amount, approvedBy };
      const actor = `operator:${proposedBy}`;
      await recordAudit(tx, {
        actor,
        action: 'adjust-balance',
        subject: `player:${playerId}`,
        after,
        reason: body.reason,
        approvalId,
      });
      return {
        availableBefore: decimalFromMinor(before.availableMinor, currency),
        availableAfter: decimalFromMinor(availableMinor, currency),
      };
    },
  };
}

function absolute(minor: bigint): bigint {
  return minor < 0n ? -minor : minor;
}
