import type { PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { EndSessions } from '../accounts/index.ts';
import type { BindControlled } from '../approvals/index.ts';

/** What the module is handed by the application. */
export type VerificationNeeds = {
  bindControlled: BindControlled;
  endSessions: EndSessions;
  /** Whether the player is on a self-exclusion. */
  isExcluded: (tx: Tx, playerId: PlayerId) => Promise<boolean>;
};
