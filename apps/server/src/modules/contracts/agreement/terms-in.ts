import { faultsOf, type OfferedTerms, rateFromPercent, type Terms, termsFrom } from '@pelita/agents';
import {
  type CallInput,
  type ContractFamily,
  type CurrencyCode,
  type processDailyWage,
  type processDividend,
  type processHourlySalary,
  type processRealTimeSalary,
  Refusal,
} from '@pelita/contract';
import type { Settings } from '../../../platform/settings/settings.ts';
import { contractSettings } from '../settings.ts';

type Offered<Body> = Extract<Body, { operation: 'offer' }>;
/** What the relays of the families take as an offer. */
export type Offer =
  | Offered<CallInput<typeof processDividend>['body']>
  | Offered<CallInput<typeof processDailyWage | typeof processHourlySalary>['body']>
  | Offered<CallInput<typeof processRealTimeSalary>['body']>;
/** What was typed, as terms; refuses those that cannot be offered to any agent. */
export function termsIn(
  settings: Pick<Settings, 'get'>,
  { family, currency, offer }: { family: ContractFamily; currency: CurrencyCode; offer: OfferedTerms },
): Terms {
  const terms = termsFrom(family, currency, offer);
  if (terms === null) throw new Refusal('invalid_field', { fields: { tiers: { key: 'invalid' } } });
  const cap = rateIn(settings.get(contractSettings.highestRates)[family]);
  const faults = faultsOf(terms, cap);
  if (faults.length > 0) throw new Refusal('contract_terms_invalid', { extra: { faults } });
  return terms;
}

export function rateIn(text: string): number {
  const rate = rateFromPercent(text);
  if (rate === null) throw new Refusal('invalid_field', { fields: { rate: { key: 'invalid' } } });
  return rate;
}
