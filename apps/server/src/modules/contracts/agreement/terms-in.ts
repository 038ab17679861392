import { faultsOf, rateFromPercent, type Terms } from '@pelita/agents';
import {
  type CallInput,
  type ContractFamily,
  type CurrencyCode,
  minorFromDecimal,
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
export type OfferedTerms =
  | Pick<Extract<Offer, { tiers: unknown }>, 'tiers'>
  | Pick<Extract<Offer, { singleBet: string }>, 'lossRate' | 'profitRate' | 'singleBet'>;

/** What was typed, as terms; refuses those that could be offered to nobody. */
export function termsIn(
  settings: Pick<Settings, 'get'>,
  { family, currency, offer }: { family: ContractFamily; currency: CurrencyCode; offer: OfferedTerms },
): Terms {
  const terms = read(family, currency, offer);
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

function read(family: ContractFamily, currency: CurrencyCode, offer: OfferedTerms): Terms {
  if ('tiers' in offer) {
    if (family === 'realtime') throw new Error('a real-time offer has no tiers');
    const minorIn = (text: string): bigint => {
      const minor = minorFromDecimal(text, currency);
      if (minor === null) throw new Refusal('invalid_field', { fields: { tiers: { key: 'invalid' } } });
      return minor;
    };
    const tiers = offer.tiers.map((tier) => ({
      minAmountMinor: minorIn(tier.betAmount),
      minActive: tier.activeMembers,
      minLossMinor: family === 'dividend' ? minorIn(tier.lossAmount) : 0n,
      rate: rateIn(tier.rate),
    }));
    return { family, tiers };
  }
  const { lossRate, profitRate, singleBet } = offer;
  return {
    family: 'realtime',
    lossRate: rateIn(lossRate),
    profitRate: rateIn(profitRate),
    singleRate: rateIn(singleBet),
  };
}
