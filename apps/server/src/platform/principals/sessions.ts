import type { AccountType, OperatorId, Permission, PlayerId, PrincipalKind, SessionId } from '@pelita/contract';
import type { Tx } from '../database/tx.ts';

/** What the server knows of a caller, by kind. It comes from the session alone, never from a body or a query. */
export type SessionOf = { player: PlayerSession; operator: OperatorSession };

export type PlayerSession = {
  sessionId: SessionId;
  playerId: PlayerId;
  username: string;
  accountType: AccountType;
  isTrialAccount: boolean;
  /** Whether the session is good for changing the password alone. */
  mustChangePassword: boolean;
  /** Whether the session reads and withdraws alone, while its player is on a break. */
  isOnBreak: boolean;
};

export type OperatorSession = {
  sessionId: SessionId;
  operatorId: OperatorId;
  username: string;
  /** As the operator's roles are at this moment: read with each request, never kept. */
  permissions: ReadonlySet<Permission>;
  /** A locked one answers nothing but its own calls until the password is typed again. */
  isLocked: boolean;
  /** Whether a code of the authenticator was shown within the last minutes. */
  hasRecentCode: boolean;
};

/** The sessions of one kind of principal: where they are kept, and when they expire, is the module's that keeps them. */
export type SessionStore<Session> = {
  /** Whose credential this is; null for one that is unknown, ended or expired. A sign of life. */
  resolve(credential: string): Promise<Session | null>;
  /** The same, asked by a connection that stays open by itself: no sign of life. */
  peek(credential: string): Promise<Session | null>;
  /** False when the session has ended; else it cannot end before this transaction has. */
  hold(tx: Tx, session: Session): Promise<boolean>;
};

/** The kinds that have sessions here. A launch is the game provider's business. */
export type KnownKind = PrincipalKind & keyof SessionOf;
