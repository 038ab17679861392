import type { Bank, PlayerId, SessionId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { IdentityProviders } from '../../platform/providers/identity/identity-providers.ts';
import type { PhoneIdentity } from '../../platform/providers/sms/phone-identity.ts';
import type { Carriers } from './codes/code-service.ts';

/** What identity asks of modules that stand above it; the application hands in their doors. */
export type IdentityNeeds = {
  /** Ends what a session had launched. */
  endGameSessions: (tx: Tx, sessionId: SessionId) => Promise<void>;
  /** Whether money of the player's is, or may be, on its way or with somebody else. */
  hasMoneyElsewhere: (tx: Tx, playerId: PlayerId) => Promise<boolean>;
  /** The address of the drawn avatar of a seed. */
  avatarUrl: (seed: string) => string;
  /** Who carries texts and mails; null where the deployment has nobody for it. */
  carriers: Carriers;
  /** The brand's list; a bank account is at one of these. */
  banks: readonly Bank[];
  /** Who says who somebody is, for logins by an account elsewhere. */
  identityProvider: IdentityProviders;
  /** Who proves the numbers of registrations; null while the house's own codes do. */
  phoneIdentity: () => PhoneIdentity | null;
};
