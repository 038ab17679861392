import type { CurrencyCode } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { type RiskFacts, riskFactsOf } from '../../accounts/index.ts';
import { readWallet } from '../../ledger/index.ts';
import { bankAccountsOf } from '../../payees/index.ts';
import type { Identity, WithdrawalNeeds } from '../needs.ts';
import type { WithdrawalRow } from '../store.ts';
import { remainingTurnover } from '../turnover/turnover.ts';

/** All that the checks of a withdrawal look at, as it stands in this transaction. */
export type Facts = RiskFacts & {
  now: Temporal.Instant;
  requestedAt: Temporal.Instant;
  currency: CurrencyCode;
  turnoverRemainingMinor: bigint;
  receivableMinor: bigint;
  payeeName: string;
  /** Null once the player has removed the bank account. */
  payeeAddedAt: Temporal.Instant | null;
  /** The last payment that came in before the request. */
  lastDepositAt: Temporal.Instant | null;
  isFirstWithdrawal: boolean;
  hasBookDifference: boolean;
  turnoverFeeMinor: bigint;
  identity: Identity;
};

/** What the checks ask of the deployment. */
export type CheckNeeds = Pick<WithdrawalNeeds, 'hasBookDifference' | 'identityOf'>;

const REMEMBERED_DAYS = 30;

export async function readFacts(
  tx: Tx,
  { hasBookDifference, identityOf }: CheckNeeds,
  withdrawal: WithdrawalRow,
): Promise<Facts> {
  const { player_id: playerId, requested_at: requestedAt, currency } = withdrawal;
  const payee = (await bankAccountsOf(tx, playerId)).find(
    ({ bankAccountId }) => bankAccountId === withdrawal.bank_account_id,
  );
  const [history] = await tx.run<History>(historyStatement, [playerId, requestedAt]);
  return {
    ...(await riskFactsOf(tx, playerId, tx.now.subtract({ hours: 24 * REMEMBERED_DAYS }))),
    now: tx.now,
    requestedAt,
    currency,
    turnoverRemainingMinor: await remainingTurnover(tx, playerId, currency, requestedAt),
    receivableMinor: (await readWallet(tx, playerId)).receivableMinor,
    payeeName: withdrawal.payee_name,
    payeeAddedAt: payee?.addedAt ?? null,
    lastDepositAt: history?.last_deposit_at ?? null,
    isFirstWithdrawal: history?.has_completed !== true,
    hasBookDifference: await hasBookDifference(tx, playerId),
    turnoverFeeMinor: withdrawal.turnover_fee_minor,
    identity: await identityOf(tx, playerId),
  };
}

type History = { last_deposit_at: Temporal.Instant | null; has_completed: boolean };

const historyStatement: Statement = {
  name: 'withdrawals.history',
  text: `select
      (select max(opened_at) from turnover_requirement where player_id = $1 and source = 'deposit' and opened_at <= $2)
        as last_deposit_at,
      exists (select from withdrawal where player_id = $1 and state = 'completed') as has_completed`,
};
