import {
  type CallAnswer,
  type CurrencyCode,
  type DepositMethod,
  type getDepositMethods as getDepositMethodsCall,
  decimalFromMinor,
  minorFromDecimal,
  Refusal,
} from '@pelita/contract';
import { BY_HAND } from './by-hand/by-hand.ts';
import type { CashierNeeds } from './needs.ts';

type Call = typeof getDepositMethodsCall;

/** The methods whose provider this deployment has, with their limits. */
export function getDepositMethods(needs: CashierNeeds) {
  return async (): Promise<CallAnswer<Call>> =>
    openMethods(needs).map((method) => ({
      method: method.code,
      displayName: method.name,
      currency: needs.currency,
      minimum: method.minimum,
      maximum: method.maximum,
      presets: [...method.presets],
      minutesToPay: method.minutesToPay,
      icon: needs.pictureUrl('payment', method.code),
      fee: decimalFromMinor(0n, needs.currency),
      expectedMinutes: method.expectedMinutes ?? 1,
      payTo: method.payTo ?? null,
    }));
}

export function methodByCode(needs: CashierNeeds, code: string): DepositMethod {
  const method = openMethods(needs).find((candidate) => candidate.code === code);
  if (!method) throw new Refusal('deposit_method_unknown');
  return method;
}

/** The amount in minor units, when the method takes it. A limit that is no amount lets nothing through. */
export function amountWithinLimits(method: DepositMethod, amount: string, currency: CurrencyCode): bigint {
  const amountMinor = minorFromDecimal(amount, currency);
  const minimumMinor = minorFromDecimal(method.minimum, currency);
  const maximumMinor = minorFromDecimal(method.maximum, currency);
  if (amountMinor === null || minimumMinor === null || maximumMinor === null) throw outOfRange(method, currency);
  if (amountMinor < minimumMinor || amountMinor > maximumMinor) throw outOfRange(method, currency);
  return amountMinor;
}

function outOfRange({ minimum, maximum }: DepositMethod, currency: CurrencyCode): Refusal {
  const params = { minimum: `${currency} ${minimum}`, maximum: `${currency} ${maximum}` };
  return new Refusal('amount_out_of_range', { params, fields: { amount: { key: 'amount_range', params } } });
}

function openMethods(needs: CashierNeeds): DepositMethod[] {
  return needs.methods.filter(
    (method) => method.provider === BY_HAND || Object.hasOwn(needs.providers, method.provider),
  );
}
