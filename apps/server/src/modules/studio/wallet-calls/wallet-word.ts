import { currencies, type CurrencyCode, minorFromProviderUnits, PROVIDER_SCALE } from '@pelita/contract';

/**
 * What a wallet call came to. `done` and `refused` are the wallet's own word; `unknown` is everything after which the
 * money may or may not have moved: no answer, half an answer, a server's fault.
 */
export type WalletWord =
  | { kind: 'done'; balanceMinor: bigint; currency: CurrencyCode }
  | { kind: 'refused'; status: string }
  | { kind: 'unknown'; why: string };

/** A whole number of JSON keeps all its digits: balances in 1/100,000 outgrow a double. */
export function readWalletWord(httpStatus: number, text: string): WalletWord {
  if (httpStatus !== 200) return unknown(`HTTP ${httpStatus}`);
  const answer = parse(text);
  return answer === null ? unknown('an answer that is no JSON object') : wordOf(answer);
}

/** The words of a batch; null unless there is one for each item. */
export function readWalletWords(httpStatus: number, text: string, count: number): WalletWord[] | null {
  const items = httpStatus === 200 ? parse(text)?.['items'] : null;
  if (!Array.isArray(items) || items.length !== count) return null;
  return items.map((item: unknown) =>
    typeof item === 'object' && item !== null
      ? wordOf(item as Record<string, unknown>)
      : unknown('an item that is no JSON object'),
  );
}

function wordOf(answer: Record<string, unknown>): WalletWord {
  const status = answer['status'];
  if (typeof status !== 'string' || status === 'RS_ERROR_UNKNOWN') return unknown(String(status));
  if (status !== 'RS_OK') return { kind: 'refused', status };

  const { currency, balance } = answer;
  if (!isCurrency(currency) || typeof balance !== 'bigint') return unknown('RS_OK without a balance');
  const balanceMinor = minorFromProviderUnits(balance - finerThanMinor(balance, currency), currency);
  return balanceMinor === null ? unknown('a balance that is no amount') : { kind: 'done', balanceMinor, currency };
}

function unknown(why: string): WalletWord {
  return { kind: 'unknown', why };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const answer: unknown = JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
      typeof value === 'number' && /^-?\d+$/.test(context?.source ?? '') ? BigInt(context?.source ?? '') : value,
    );
    return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isCurrency(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(currencies, code);
}

/** An outside wallet may keep fractions of a sen; they are not shown. */
function finerThanMinor(units: bigint, currency: CurrencyCode): bigint {
  const step = 10n ** BigInt(PROVIDER_SCALE - currencies[currency].scale);
  return ((units % step) + step) % step;
}
