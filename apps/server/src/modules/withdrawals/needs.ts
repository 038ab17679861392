import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Database, Tx } from '../../platform/database/tx.ts';
import type { Visitor } from '../../platform/http/binding.ts';
import type { PayoutProvider } from '../../platform/providers/payments/payout-provider.ts';
import type { PlayerSession } from '../../platform/principals/sessions.ts';
import type { BindControlled } from '../approvals/index.ts';
import type { SandboxPayouts } from './payout/sandbox-bank/sandbox-payouts.ts';

/** Whether a player has shown who they are; `not_asked` where the deployment has no such check. */
export type Identity = 'not_asked' | 'missing' | 'shown';
type Asker = Pick<Visitor, 'address' | 'language'> & { player: PlayerSession };

/** What withdrawals ask of the deployment and of modules above them; the application hands it in. */
export type WithdrawalNeeds = {
  currency: CurrencyCode;
  /** The brand's, in which a business day begins. */
  timeZone: string;
  /** Who pays; null where the deployment has nobody: then approved withdrawals wait. */
  payer: PayoutProvider | null;
  /** The stand-in that plays the paying bank, where the deployment has one. */
  bank: SandboxPayouts | null;
  checkPaymentPassword: (database: Database, who: Asker, typed: string) => Promise<void>;
  /** A code of the bound authenticator; a member without one is asked for nothing. */
  checkAuthenticator: (database: Database, who: Asker, code: string | undefined) => Promise<void>;
  /** Refuses money that would leave for somebody who has not shown who they are (LOGIN-12). */
  refuseMoneyOut: (tx: Tx, player: PlayerSession) => Promise<void>;
  /** Binds what may need a second operator. */
  bindControlled: BindControlled;
  /** Refuses what the brand asks a verification for. */
  refuseUnverified: (
    tx: Tx,
    withdrawal: { kind: 'withdrawal'; playerId: PlayerId; currency: CurrencyCode; amountMinor: bigint },
  ) => Promise<void>;
  identityOf: (tx: Tx, playerId: PlayerId) => Promise<Identity>;
  /** What the player’s rank allows in place of the settings’ limits; null where it changes nothing. */
  rankLimitsOf: (
    tx: Tx,
    playerId: PlayerId,
  ) => Promise<{ maximumMinor: bigint | null; dailyMaximumMinor: bigint | null }>;
  /** What the books' last comparison found of a player. */
  hasBookDifference: (tx: Tx, playerId: PlayerId) => Promise<boolean>;
};
