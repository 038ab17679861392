import type { CurrencyCode, DepositMethod, PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { Mail } from '../../platform/providers/mail/mail.ts';
import type { PaymentProvider } from '../../platform/providers/payments/payment-provider.ts';
import type { BindControlled } from '../approvals/index.ts';
import type { SandboxBank } from './sandbox-bank/sandbox-bank.ts';

/** What the cashier asks of the deployment and of modules above it; the application hands it in. */
export type CashierNeeds = {
  currency: CurrencyCode;
  /** The brand's, in which methods have their hours. */
  timeZone: string;
  methods: readonly DepositMethod[];
  /** By code; a method whose provider is not here is not offered. */
  providers: Record<string, PaymentProvider>;
  /** The stand-in that plays the bank, where the deployment has one. */
  bank: SandboxBank | null;
  /** The origin under which the caller reached us, for the addresses that it is given. */
  originFor: (host: string) => string;
  /** Who carries mail, where the deployment has somebody; without, none is written. */
  mail: Mail | null;
  contactOf: (tx: Tx, playerId: PlayerId) => Promise<{ email: string | null }>;
  /** Keeps what has to be staked before this money leaves again. */
  openTurnover: (
    tx: Tx,
    deposit: { playerId: PlayerId; reference: string; currency: CurrencyCode; amountMinor: bigint },
  ) => Promise<void>;
  /** Refuses what is more than a limit of the player leaves. */
  refuseOverLimit: (
    tx: Tx,
    deposit: { playerId: PlayerId; currency: CurrencyCode; amountMinor: bigint },
  ) => Promise<void>;
  /** Refuses what the brand asks a verification for. */
  refuseUnverified: (
    tx: Tx,
    deposit: { kind: 'deposit'; playerId: PlayerId; currency: CurrencyCode; amountMinor: bigint },
  ) => Promise<void>;
  /** What a deposit may join: refused before the order is opened, paid in the transaction that credits the deposit. */
  depositBonus: {
    join: (tx: Tx, deposit: JoiningDeposit) => Promise<void>;
    pay: (tx: Tx, deposit: JoiningDeposit & { orderId: string; requestedAt: Temporal.Instant }) => Promise<void>;
  };
  /** Binds what needs a second operator. */
  bindControlled: BindControlled;
  pictureUrl: (kind: 'payment', code: string) => string;
};

/** A deposit with the promotion that it was requested for; once it has arrived, what came of it less its fee. */
export type JoiningDeposit = { playerId: PlayerId; promotionId: string; method: string; amountMinor: bigint };
