import {
  type CurrencyCode,
  currencies,
  minorFromProviderUnits,
  type ProviderAnswer,
  type ProviderRequest,
  type ProviderStatus,
} from '@pelita/contract';
import { balanceAnswer } from './answer.ts';
import type { Facts } from './facts.ts';
import type { Move, Mover } from './mover.ts';

export type MoneyServices = { move: Mover; facts: Facts };
type Answer = ProviderAnswer | ProviderStatus;

/** A request as it will move money, or the status that refuses it before any could. */
type Prepared = Move | ProviderStatus;

type MoneyRequests = {
  'transaction/bet': ProviderRequest<'transaction/bet'>;
  'transaction/win': ProviderRequest<'transaction/win'>;
  'transaction/rollback': ProviderRequest<'transaction/rollback'>;
};
export type MoneyCall = keyof MoneyRequests;

/** A request that may move money, with the call that it came by. */
export type MoneyRequest = { [Call in MoneyCall]: { call: Call; asked: MoneyRequests[Call] } }[MoneyCall];

/** A stake debits once, while the launch may bet; a win credits once, whatever became of it; a rollback undoes either. */
export async function moveMoney(services: MoneyServices, providerCode: string, request: MoneyRequest): Promise<Answer> {
  const [answer] = await moveMoneyOfMany(services, providerCode, [request]);
  if (answer === undefined) throw new Error('a request of a provider has no answer');
  return answer;
}

/**
 * Each is answered as if it had come alone. What is known of their launches is read before any of them moves, so that
 * they move in their order.
 */
export async function moveMoneyOfMany(
  { move, facts }: MoneyServices,
  providerCode: string,
  requests: readonly MoneyRequest[],
): Promise<Answer[]> {
  const prepared = await Promise.all(requests.map((request) => prepare(facts, providerCode, request)));
  return Promise.all(
    requests.map(async ({ asked }, place): Promise<Answer> => {
      const ready = prepared[place] ?? 'RS_ERROR_UNKNOWN';
      if (typeof ready === 'string') return ready;
      const moved = await move(ready);
      return balanceAnswer(asked, {
        status: moved.status,
        balanceMinor: moved.balance_minor,
        currency: ready.launch.currency as CurrencyCode,
      });
    }),
  );
}

async function prepare(facts: Facts, providerCode: string, request: MoneyRequest): Promise<Prepared> {
  const { asked } = request;
  const money = moneyOf(request);
  if (money === null) return 'RS_ERROR_WRONG_TYPES';
  const launch = await facts.ofLaunch(providerCode, asked);
  if (typeof launch === 'string') return launch;
  return {
    ...money,
    providerCode,
    launch,
    transactionUuid: asked.transaction_uuid,
    token: asked.token,
    round: asked.round,
    isRoundClosed: asked.round_closed ?? false,
  };
}

type Money = Pick<Move, 'kind' | 'currency' | 'amountMinor' | 'referenceUuid'>;

/** Null when an amount is finer than its currency. */
function moneyOf({ call, asked }: MoneyRequest): Money | null {
  if (call === 'transaction/rollback')
    return { kind: 'rollback', currency: null, amountMinor: null, referenceUuid: asked.reference_transaction_uuid };
  const amountMinor = amountOf(asked);
  if (amountMinor === null) return null;
  const { currency } = asked;
  return call === 'transaction/bet'
    ? { kind: 'bet', currency, amountMinor, referenceUuid: null }
    : { kind: 'win', currency, amountMinor, referenceUuid: asked.reference_transaction_uuid };
}

/** In minor units. A currency that nobody has is refused with the wallet. */
function amountOf({ amount, currency }: { amount: bigint; currency: string }): bigint | null {
  return isCurrency(currency) ? minorFromProviderUnits(amount, currency) : 0n;
}

function isCurrency(text: string): text is CurrencyCode {
  return Object.hasOwn(currencies, text);
}
