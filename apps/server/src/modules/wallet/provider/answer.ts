import { type CurrencyCode, type ProviderAnswer, type ProviderStatus, providerUnitsFromMinor } from '@pelita/contract';

/** An answer that tells the balance. */
export function balanceAnswer(
  asked: { user: string; request_uuid: string },
  told: { status: ProviderStatus; balanceMinor: bigint; currency: CurrencyCode },
): ProviderAnswer {
  return {
    user: asked.user,
    status: told.status,
    request_uuid: asked.request_uuid,
    currency: told.currency,
    balance: providerUnitsFromMinor(told.balanceMinor, told.currency),
  };
}

/** The JSON text: a balance is written with all its digits, which may be more than a double holds. */
export function answerText({ balance, ...rest }: ProviderAnswer): string {
  const text = JSON.stringify(rest);
  return balance === undefined ? text : `${text.slice(0, -1)},"balance":${balance}}`;
}

/** An answer that tells no balance. */
export function refused(status: ProviderStatus, requestUuid: string | null = null): ProviderAnswer {
  return { status, request_uuid: requestUuid };
}
