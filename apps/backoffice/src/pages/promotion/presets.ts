import type { Draft } from './draft.ts';
import { type PromotionPreset, promotionPresets } from '../../shared/promotions/presets.ts';

const bonus = {
  kind: 'deposit',
  type: 'deposit',
  percent: '50',
  minimum: '30.00',
  cap: '100.00',
  multiplier: '6',
} as const;
const credit = { kind: 'freeCredit', type: 'newMember', amount: '8.00', multiplier: '10', conversionCap: '5' } as const;

const terms: Record<PromotionPreset, Partial<Draft>> = {
  welcome: {
    ...bonus,
    type: 'newMember',
    percent: '100',
    minimum: '50.00',
    cap: '300.00',
    multiplier: '8',
    newWithinDays: '30',
    firstDepositOnly: true,
  },
  daily: { ...bonus, cycle: 'daily', budget: '5000.00' },
  credit: { ...credit, budget: '2000.00' },
  applied: { ...credit, type: 'event', amount: '28.00', needsReview: true, oncePerPerson: true, budget: '2000.00' },
  rescue: {
    kind: 'rescue',
    type: 'cashback',
    percent: '5',
    minimum: '50.00',
    cap: '200.00',
    cycle: 'daily',
    multiplier: '1',
  },
  rebate: { kind: 'rebate', type: 'cashback', percent: '0.8', minimum: '1.00', cycle: 'daily', multiplier: '0' },
};

/** Terms that are usual, every one of which can be changed. */
export function termsOf(preset: string | undefined): Partial<Draft> {
  return terms[promotionPresets.find((one) => one === preset) ?? 'daily'];
}
