import type { OfferedRates } from '@pelita/agents';
import {
  type Contract,
  type PaymentPeriod,
  processDailyWage,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
} from '@pelita/contract';
import { send } from '../../../shared/calls/send.ts';
import { offeredTiers, type TypedTier } from './offer-tiers.ts';

export type TypedOffer = {
  account: string;
  period: PaymentPeriod;
  tiers: readonly TypedTier[];
  rates: OfferedRates;
};

/** Each family takes its offer by a relay of its own. */
export async function sendOffer(held: Contract, { account, period, tiers, rates }: TypedOffer): Promise<void> {
  const to = { operation: 'offer' as const, account };
  const tiered = { ...to, tiers: offeredTiers(tiers, held) };
  switch (held.family) {
    case 'dividend':
      // Its own is of the upline's period, and so never `once`.
      await send(processDividend, { body: { ...tiered, ...(held.period !== 'once' && { period: held.period }) } });
      return;
    case 'daily':
      await send(processDailyWage, { body: { ...tiered, period } });
      return;
    case 'hourly':
      await send(processHourlySalary, { body: { ...tiered, period } });
      return;
    case 'realtime':
      await send(processRealTimeSalary, { body: { ...to, period, ...rates } });
  }
}
