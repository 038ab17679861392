import type { PlayerId, SessionId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { Carriers } from '../../platform/providers/carriers.ts';

/** What accounts ask of modules above them; the application hands it in. */
export type AccountsNeeds = {
  /** Ends what a session had launched. */
  endGameSessions: (tx: Tx, sessionId: SessionId) => Promise<void>;
  /** Ends every login that was begun and not finished: links by mail, and logins that wait for their second step. */
  revokePendingLogins: (tx: Tx, playerId: PlayerId) => Promise<void>;
  carriers: Carriers;
};
