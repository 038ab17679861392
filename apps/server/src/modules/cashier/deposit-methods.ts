import {
  type CallAnswer,
  type CurrencyCode,
  type DepositKind,
  type DepositMethod,
  decimalFromMinor,
  type FeeRule,
  feeRule,
  type getDepositMethods as getDepositMethodsCall,
  minorFromDecimal,
  Refusal,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { BY_HAND } from './by-hand/by-hand.ts';
import { areHours, isOpenAt } from './method-hours.ts';
import type { CashierNeeds } from './needs.ts';
import { VOUCHER } from './vouchers/voucher.ts';

type Call = typeof getDepositMethodsCall;

export type OfferedMethod = DepositMethod & { feeRule: FeeRule };

/** The methods whose provider this deployment has, with their limits, fees and hours. */
export function getDepositMethods(needs: CashierNeeds) {
  const money = (minor: bigint) => decimalFromMinor(minor, needs.currency);
  return async (tx: Tx): Promise<CallAnswer<Call>> =>
    openMethods(needs).map((method) => ({
      method: method.code,
      kind: kindOf(method),
      displayName: method.name,
      currency: needs.currency,
      minimum: method.minimum,
      maximum: method.maximum,
      presets: [...method.presets],
      minutesToPay: method.minutesToPay,
      icon: needs.pictureUrl('payment', method.code),
      fee: {
        percent: method.fee?.percent ?? '0',
        fixed: money(method.feeRule.fixedMinor),
        ...(method.feeRule.maximumMinor === null ? {} : { maximum: money(method.feeRule.maximumMinor) }),
      },
      hours: method.hours ?? null,
      isOpen: isOpenAt(method.hours, tx.now, needs.timeZone),
      expectedMinutes: method.expectedMinutes ?? 1,
      payTo: method.payTo ?? null,
    }));
}

/** A method that is paid through an order; a code is redeemed instead. */
export function methodByCode(needs: CashierNeeds, code: string): OfferedMethod {
  const method = openMethods(needs).find((candidate) => candidate.code === code);
  if (!method || kindOf(method) === 'voucher') throw new Refusal('deposit_method_unknown');
  return method;
}

export function voucherMethod(needs: CashierNeeds): OfferedMethod {
  const method = openMethods(needs).find((candidate) => kindOf(candidate) === 'voucher');
  if (!method) throw new Refusal('deposit_method_unknown');
  return method;
}

export function kindOf({ payTo, provider, isScanned }: DepositMethod): DepositKind {
  if (payTo) return 'byHand';
  if (provider === VOUCHER) return 'voucher';
  return isScanned ? 'qr' : 'page';
}

export function refuseWhenClosed({ hours }: DepositMethod, now: Temporal.Instant, timeZone: string): void {
  if (hours && !isOpenAt(hours, now, timeZone)) throw new Refusal('deposit_method_closed', { params: hours });
}

/** The amount in minor units, when the method takes it. A limit that is no amount lets nothing through. */
export function amountWithinLimits(
  method: Pick<DepositMethod, 'minimum' | 'maximum'>,
  amount: string,
  currency: CurrencyCode,
): bigint {
  const amountMinor = minorFromDecimal(amount, currency);
  const minimumMinor = minorFromDecimal(method.minimum, currency);
  const maximumMinor = minorFromDecimal(method.maximum, currency);
  if (amountMinor === null || minimumMinor === null || maximumMinor === null) throw outOfRange(method, currency);
  if (amountMinor < minimumMinor || amountMinor > maximumMinor) throw outOfRange(method, currency);
  return amountMinor;
}

function outOfRange({ minimum, maximum }: Pick<DepositMethod, 'minimum' | 'maximum'>, currency: CurrencyCode): Refusal {
  const params = { minimum: `${currency} ${minimum}`, maximum: `${currency} ${maximum}` };
  return new Refusal('amount_out_of_range', { params, fields: { amount: { key: 'amount_range', params } } });
}

/** One whose fee or hours cannot be read is not offered. */
function openMethods({ methods, providers, currency }: CashierNeeds): OfferedMethod[] {
  return methods.flatMap((method) => {
    const isCarried = [BY_HAND, VOUCHER].includes(method.provider) || Object.hasOwn(providers, method.provider);
    const rule = feeRule(method.fee ?? {}, currency);
    return isCarried && rule && areHours(method.hours) ? [{ ...method, feeRule: rule }] : [];
  });
}
