import * as z from 'zod/mini';
import { call } from '../call.ts';
import { MoneyText, UuidText } from '../shapes.ts';
import { proposal } from './approvals.ts';
import {
  between,
  currency,
  exact,
  instant,
  list,
  money,
  operatorRef,
  optional,
  playerRef,
  range,
  text,
} from './lists/index.ts';
import { ReasonText } from './shapes.ts';

export const adjustBalance = call('POST /office/adjustments', {
  who: { operator: 'adjustments.propose', withRecentCode: true },
  rate: 'money',
  idempotent: true,
  body: z.strictObject({
    playerId: UuidText,
    /** Above zero gives, below zero takes. */
    amount: MoneyText,
    reason: ReasonText,
  }),
  value: proposal(z.object({ availableBefore: MoneyText, availableAfter: MoneyText })),
  refusals: ['player_unknown', 'in_need_true_account', 'insufficient_balance', 'wallet_closed', 'proposal_open'],
  summary:
    'Gives a player money or takes it, with a reason. Above `approvals.adjustment.secondAbove` another operator approves.',
});

export const listAdjustments = list('/office/adjustments', {
  name: 'adjustments',
  permission: 'adjustments.see',
  columns: {
    at: instant(),
    player: playerRef(),
    amount: money(),
    currency: currency(),
    reason: text(),
    proposedBy: operatorRef(),
    approvedBy: optional(operatorRef()),
  },
  filters: { at: between({ days: 366 }), player: exact(), proposedBy: exact(), amount: range() },
  sorts: ['-at', 'at'],
  totals: ['amount'],
  export: { permission: 'reports.export', rows: 1_000_000 },
  summary: 'Money that operators gave or took by hand.',
});
