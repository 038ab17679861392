import {
  type CurrencyCode,
  currencies,
  minorFromProviderUnits,
  type ProviderAnswer,
  type ProviderRequest,
  type ProviderStatus,
} from '@pelita/contract';
import { balanceAnswer } from './answer.ts';
import type { AskedLaunch, Facts } from './facts.ts';
import type { Move, Mover } from './mover.ts';

export type MoneyServices = { move: Mover; facts: Facts };
type Answer = ProviderAnswer | ProviderStatus;

/** A stake: debits once, while the launch may bet and the money is there. */
export async function bet(
  services: MoneyServices,
  providerCode: string,
  asked: ProviderRequest<'transaction/bet'>,
): Promise<Answer> {
  const amountMinor = amountOf(asked);
  if (amountMinor === null) return 'RS_ERROR_WRONG_TYPES';
  const { currency } = asked;
  return answerTo(services, providerCode, asked, { kind: 'bet', currency, amountMinor, referenceUuid: null });
}

/** A return on a bet that stands: credits once, whatever became of the launch. Zero may close a round. */
export async function win(
  services: MoneyServices,
  providerCode: string,
  asked: ProviderRequest<'transaction/win'>,
): Promise<Answer> {
  const amountMinor = amountOf(asked);
  if (amountMinor === null) return 'RS_ERROR_WRONG_TYPES';
  const { currency, reference_transaction_uuid: referenceUuid } = asked;
  return answerTo(services, providerCode, asked, { kind: 'win', currency, amountMinor, referenceUuid });
}

/** The undoing of a bet or a win, also of one that never came. */
export function rollback(
  services: MoneyServices,
  providerCode: string,
  asked: ProviderRequest<'transaction/rollback'>,
): Promise<Answer> {
  const { reference_transaction_uuid: referenceUuid } = asked;
  return answerTo(services, providerCode, asked, {
    kind: 'rollback',
    currency: null,
    amountMinor: null,
    referenceUuid,
  });
}

type AskedMove = AskedLaunch & {
  request_uuid: string;
  transaction_uuid: string;
  round: string;
  round_closed?: boolean | null | undefined;
};

async function answerTo(
  { move, facts }: MoneyServices,
  providerCode: string,
  asked: AskedMove,
  what: Pick<Move, 'kind' | 'currency' | 'amountMinor' | 'referenceUuid'>,
): Promise<Answer> {
  const launch = await facts.ofLaunch(providerCode, asked);
  if (typeof launch === 'string') return launch;
  const moved = await move({
    ...what,
    providerCode,
    launch,
    transactionUuid: asked.transaction_uuid,
    token: asked.token,
    round: asked.round,
    isRoundClosed: asked.round_closed ?? false,
  });
  return balanceAnswer(asked, {
    status: moved.status,
    balanceMinor: moved.balance_minor,
    currency: launch.currency as CurrencyCode,
  });
}

/** In minor units; null when it is finer than the currency. A currency that nobody has is refused with the wallet. */
function amountOf({ amount, currency }: { amount: bigint; currency: string }): bigint | null {
  return isCurrency(currency) ? minorFromProviderUnits(amount, currency) : 0n;
}

function isCurrency(text: string): text is CurrencyCode {
  return Object.hasOwn(currencies, text);
}
