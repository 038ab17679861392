/**
 * The book. Every movement of value is one immutable two-sided transfer between accounts of the same book, posted once per
 * (player, source, key). `accounts.ts` declares the books, the accounts and who may go below zero; a wallet never does.
 * Accounts of house, vendors and pools are never updated: their balance is what was sealed each night and what came
 * after. A module that moves money calls one of these functions inside its own transaction; game providers post through the
 * same functions of the database. This module calls no other.
 */
import { listTransfers } from '@pelita/contract/office';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { sealDaysJob } from './seal-days.ts';

export { accrue, payAccrual } from './accruals.ts';
export { type MoneyBook, POINTS, type SpendableBook } from './accounts.ts';
export { balanceState } from './balance-state.ts';
export { checkBook, countBook, type Since } from './check-book.ts';
export { holdFunds, releaseHold, settleHold } from './holds.ts';
export { houseBalance } from './house-balance.ts';
export { postBetweenPlayers } from './post-between-players.ts';
export { postDebt, postTransfer, type Transfer } from './post-transfer.ts';
export { sealBefore, sealedBefore } from './seal-days.ts';
export { type KeptTransfer, transfersByKeys } from './transfers-by-keys.ts';
export { closeWallets, openWallet, readWallet } from './wallet.ts';

export function ledgerModule(platform: Pick<Platform, 'clock' | 'brand'>): Module {
  return {
    name: 'ledger',
    jobs: [sealDaysJob(platform)],
    lists: [serveList(listTransfers, 'office_transfer')],
  };
}
