import {
  type CallAnswer,
  type CallInput,
  type CurrencyCode,
  decimalFromMinor,
  minorFromDecimal,
  Refusal,
  type requestWithdrawal as requestCall,
} from '@pelita/contract';
import type { Database, Statement, Tx } from '../../platform/database/tx.ts';
import { playerTopic } from '../../platform/events/topics.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { enqueueCarrying } from './carry-job.ts';
import { limitsOf, type Limits, today } from './limits.ts';
import type { WithdrawalNeeds } from './needs.ts';
import { withdrawalSettings } from './settings.ts';
import { withdrawalByKey, type WithdrawalRow } from './store.ts';
import { withdrawalShape } from './withdrawal-shape.ts';

type Call = typeof requestCall;

/**
 * Takes a request: the amount is held at once, in the statement that judges turnover, limits and payee. The same key with
 * the same content answers the same order, before any password or code is asked for: a code is good once, and an answer may
 * have been lost.
 */
export function requestWithdrawal({ settings }: Pick<Platform, 'settings'>, needs: WithdrawalNeeds) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const { limits, earlier } = await database.reading(async (tx) => ({
      limits: await limitsOf(tx, settings, needs, playerId),
      earlier: await withdrawalByKey(tx, playerId, who.idempotencyKey),
    }));
    const amountMinor = amountWithin(body.amount, limits, needs.currency);
    if (earlier) return withdrawalShape(sameRequest(earlier, amountMinor, body.bankAccountId));

    await needs.checkPaymentPassword(database, who, body.paymentPassword);
    await needs.checkAuthenticator(database, who, body.code);
    const openMaximum = settings.get(withdrawalSettings.openMaximum);
    const percent = settings.get(withdrawalSettings.unmetTurnoverFeePercent);
    const turnoverFeeMinor = body.acceptsTurnoverFee && percent > 0 ? feeOf(amountMinor, percent) : null;
    const bonus =
      settings.get(withdrawalSettings.withBonus) === 'waits' ? 'waits' : body.givesUpBonus ? 'givenUp' : 'asks';
    const asked = { amountMinor, bankAccountId: body.bankAccountId, limits, openMaximum, turnoverFeeMinor, bonus };
    return withdrawalShape(await database.transaction((tx) => hold(tx, needs, who, asked)));
  };
}

type Asked = {
  amountMinor: bigint;
  bankAccountId: string;
  limits: Limits;
  openMaximum: number;
  turnoverFeeMinor: bigint | null;
  /** What becomes of a bonus that is played. */
  bonus: string;
};

async function hold(tx: Tx, needs: WithdrawalNeeds, who: CallerOf<Call>, asked: Asked): Promise<WithdrawalRow> {
  const { playerId } = who.player;
  const { amountMinor } = asked;
  await needs.refuseMoneyOut(tx, who.player);
  await needs.refuseUnverified(tx, { kind: 'withdrawal', playerId, currency: needs.currency, amountMinor });
  const id = tx.newId<string>();
  // Both travel together; a refusal takes the job back.
  const queued = enqueueCarrying(tx, { playerId, id });
  const answers = tx.run<Requested>(requestStatement, [
    playerId,
    id,
    who.idempotencyKey,
    needs.currency,
    asked.bankAccountId,
    asked.amountMinor,
    asked.limits.feeMinor,
    today(needs, tx.now),
    asked.limits.dailyMaximumMinor,
    asked.openMaximum,
    who.language,
    tx.now,
    asked.turnoverFeeMinor,
    asked.bonus,
  ]);
  const [[answer]] = await Promise.all([answers, queued]);
  if (!answer) throw new Error('a request for a withdrawal was not answered');
  const row = requestedOrRefused(answer, needs.currency);
  tx.changed(playerTopic(playerId));
  return row;
}

type Requested = WithdrawalRow & {
  outcome:
    | 'requested'
    | 'repeated'
    | 'reused'
    | 'no_payee'
    | 'above_today'
    | 'too_many'
    | 'turnover'
    | 'bonus'
    | 'short'
    | 'closed';
  left_minor: bigint;
};

function requestedOrRefused(answer: Requested, currency: CurrencyCode): WithdrawalRow {
  const left = (): string => decimalFromMinor(answer.left_minor > 0n ? answer.left_minor : 0n, currency);
  switch (answer.outcome) {
    case 'requested':
    case 'repeated':
      return answer;
    case 'reused':
      throw new Refusal('idempotency_key_reused');
    case 'no_payee':
      throw new Refusal('bank_account_unknown');
    case 'above_today':
      throw aboveMaximum(left(), currency);
    case 'too_many':
      throw new Refusal('too_many_open_withdrawals');
    case 'turnover':
      throw new Refusal('turnover_remaining', {
        params: { amount: `${currency} ${left()}` },
        extra: { remaining: left() },
      });
    case 'bonus':
      throw new Refusal('bonus_at_risk', {
        params: { amount: `${currency} ${left()}` },
        extra: { amount: left() },
      });
    case 'short':
      throw new Refusal('insufficient_balance', { extra: { available: left() } });
    case 'closed':
      throw new Refusal('wallet_closed');
    default:
      throw new Error(`the ledger answered ${String(answer.outcome)} to a request for a withdrawal`);
  }
}

/** Rounded up to the next unit: a fee is the operator's. */
function feeOf(amountMinor: bigint, percent: number): bigint {
  return (amountMinor * BigInt(Math.round(percent * 100)) + 9_999n) / 10_000n;
}

function amountWithin(amount: string, limits: Limits, currency: CurrencyCode): bigint {
  const amountMinor = minorFromDecimal(amount, currency);
  if (amountMinor === null) throw new Refusal('invalid_field', { fields: { amount: { key: 'amount' } } });
  // The fee has to leave something.
  if (amountMinor < limits.minimumMinor || amountMinor <= limits.feeMinor) {
    const smallest = limits.minimumMinor > limits.feeMinor ? limits.minimumMinor : limits.feeMinor + 1n;
    const minimum = decimalFromMinor(smallest, currency);
    throw new Refusal('withdrawal_below_minimum', {
      params: { minimum: `${currency} ${minimum}` },
      extra: { minimum },
    });
  }
  if (amountMinor > limits.maximumMinor) throw aboveMaximum(decimalFromMinor(limits.maximumMinor, currency), currency);
  return amountMinor;
}

function aboveMaximum(maximum: string, currency: CurrencyCode): Refusal {
  return new Refusal('withdrawal_above_maximum', { params: { maximum: `${currency} ${maximum}` }, extra: { maximum } });
}

function sameRequest(earlier: WithdrawalRow, amountMinor: bigint, bankAccountId: string): WithdrawalRow {
  if (earlier.amount_minor !== amountMinor || earlier.bank_account_id !== bankAccountId)
    throw new Refusal('idempotency_key_reused');
  return earlier;
}

const requestStatement: Statement = {
  name: 'withdrawals.request',
  text: `select r.outcome, r.left_minor, (r.requested).*
         from request_withdrawal($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) r`,
};
