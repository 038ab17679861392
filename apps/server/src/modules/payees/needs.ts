import type { Bank } from '@pelita/contract';
import type { CheckOwnPassword } from '../accounts/index.ts';

/** What payees are built with; the application hands it in. */
export type PayeesNeeds = {
  /** The brand's list; a bank account is at one of these. */
  banks: readonly Bank[];
  checkOwnPassword: CheckOwnPassword;
};
