import {
  type CurrencyCode,
  currencies,
  minorFromProviderUnits,
  type ProviderAnswer,
  type ProviderRequest,
  type ProviderStatus,
} from '@pelita/contract';
import type { Platform } from '../../../platform/platform.ts';
import type { LaunchFacts } from '../needs.ts';
import { balanceAnswer } from './answer.ts';
import type { AskedLaunch, Facts } from './facts.ts';
import { betStatement, type Moved, rollbackStatement, winStatement } from './statements.ts';

export type MoneyServices = { platform: Pick<Platform, 'database' | 'clock' | 'random'>; facts: Facts };
type Answer = ProviderAnswer | ProviderStatus;

/** A stake: debits once, while the launch may bet and the money is there. */
export async function bet(
  services: MoneyServices,
  providerCode: string,
  asked: ProviderRequest<'transaction/bet'>,
): Promise<Answer> {
  const amountMinor = amountOf(asked);
  if (amountMinor === null) return 'RS_ERROR_WRONG_TYPES';
  return move(services, providerCode, asked, ({ playerId, book, currency }, at, eventId) => ({
    statement: betStatement,
    values: [
      providerCode,
      asked.transaction_uuid,
      playerId,
      asked.token,
      book,
      currency,
      asked.currency,
      asked.game_code,
      asked.round,
      asked.round_closed ?? false,
      amountMinor,
      at,
      eventId,
    ],
  }));
}

/** A return on a bet that stands: credits once, whatever became of the launch. Zero may close a round. */
export async function win(
  services: MoneyServices,
  providerCode: string,
  asked: ProviderRequest<'transaction/win'>,
): Promise<Answer> {
  const amountMinor = amountOf(asked);
  if (amountMinor === null) return 'RS_ERROR_WRONG_TYPES';
  return move(services, providerCode, asked, ({ playerId, book, currency }, at, eventId) => ({
    statement: winStatement,
    values: [
      providerCode,
      asked.transaction_uuid,
      playerId,
      book,
      currency,
      asked.currency,
      asked.game_code,
      asked.round,
      asked.round_closed ?? false,
      asked.reference_transaction_uuid,
      amountMinor,
      at,
      eventId,
    ],
  }));
}

/** The undoing of a bet or a win, also of one that never came. */
export function rollback(
  services: MoneyServices,
  providerCode: string,
  asked: ProviderRequest<'transaction/rollback'>,
): Promise<Answer> {
  return move(services, providerCode, asked, ({ playerId, book, currency }, at, eventId) => ({
    statement: rollbackStatement,
    values: [
      providerCode,
      asked.transaction_uuid,
      playerId,
      book,
      currency,
      asked.game_code,
      asked.round,
      asked.round_closed ?? false,
      asked.reference_transaction_uuid,
      at,
      eventId,
    ],
  }));
}

type Move = { statement: { name: string; text: string }; values: unknown[] };

/** One statement moves the money, remembers the transaction with its answer and tells the player's streams. */
async function move(
  { platform, facts }: MoneyServices,
  providerCode: string,
  asked: AskedLaunch & { request_uuid: string },
  moveOf: (launch: LaunchFacts, at: Temporal.Instant, eventId: string) => Move,
): Promise<Answer> {
  const launch = await facts.ofLaunch(providerCode, asked);
  if (typeof launch === 'string') return launch;
  const at = platform.clock.now();
  const { statement, values } = moveOf(launch, at, platform.random.uuid(at));
  const [moved] = await platform.database.single<Moved>(statement, values);
  if (!moved) throw new Error(`${statement.name} answered nothing`);
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
