import type { Bank, PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CheckOwnPassword } from '../accounts/index.ts';

/** What payees are built with; the application hands it in. */
export type PayeesNeeds = {
  /** The brand's list; a bank account is at one of these. */
  banks: readonly Bank[];
  checkOwnPassword: CheckOwnPassword;
  /** Refuses a bank account of somebody on a self-exclusion. */
  refuseExcluded: (tx: Tx, payee: { playerId: PlayerId; bankName: string; accountNumber: string }) => Promise<void>;
};
