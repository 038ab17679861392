import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Database, Tx } from '../../platform/database/tx.ts';
import type { Visitor } from '../../platform/http/binding.ts';
import type { PlayerSession } from '../../platform/principals/sessions.ts';
import type { BindControlled } from '../approvals/index.ts';
import type { PasswordHasher } from '../accounts/index.ts';
import type { OpenAccountBelow } from '../entrance/index.ts';

type Asker = Pick<Visitor, 'address' | 'language'> & { player: PlayerSession };

/** What teams ask of the modules below; the application hands it in. */
export type TeamNeeds = {
  /** Binds what two operators decide. */
  bindControlled: BindControlled;
  /** What vendors are called, by code. */
  vendorNames: (tx: Tx) => Promise<ReadonlyMap<string, string>>;
  hasher: PasswordHasher;
  openAccountBelow: OpenAccountBelow;
  checkPaymentPassword: (database: Database, who: Asker, typed: string) => Promise<void>;
  /** A code of the bound authenticator; a member without one is asked for nothing. */
  checkAuthenticator: (database: Database, who: Asker, code: string | undefined) => Promise<void>;
  /** Refuses money that would leave for somebody who has not shown who they are (LOGIN-12). */
  refuseMoneyOut: (tx: Tx, player: PlayerSession) => Promise<void>;
  /** What has to be staked travels with the money. */
  moveTurnover: (
    tx: Tx,
    moved: {
      fromPlayerId: PlayerId;
      toPlayerId: PlayerId;
      currency: CurrencyCode;
      amountMinor: bigint;
      availableBeforeMinor: bigint;
      reference: string;
    },
  ) => Promise<void>;
};
