import type { Contract } from '@pelita/contract';
import { describe, expect, test } from 'vitest';
import { judgeTiers, offeredTiers, typedTiersOf } from './offer-tiers.ts';

const held: Contract = {
  contractId: '0198f0d2-0000-7000-8000-000000000001',
  family: 'daily',
  state: 'accepted',
  period: 'once',
  downline: 'agent',
  upline: null,
  tiers: [
    { betAmount: '10000.00', activeMembers: 3, lossAmount: '0.00', rate: '0.4' },
    { betAmount: '50000.00', activeMembers: 8, lossAmount: '0.00', rate: '0.6' },
  ],
  realTime: null,
  currency: 'MYR',
  offeredAt: '2026-03-01T00:00:00Z',
  expiresAt: '2026-03-08T00:00:00Z',
  effectiveFrom: '2026-03-01T16:00:00Z',
  effectiveTo: null,
};
const typed = (betAmount: string, activeMembers: string, rate: string) => ({
  betAmount,
  activeMembers,
  lossAmount: '0',
  rate,
});

describe('AC-04 while an offer is typed', () => {
  test('the own terms are within themselves, and amounts may be typed as people write them', () => {
    expect(judgeTiers(typedTiersOf(held), held)).toEqual([null, null]);
    expect(judgeTiers([typed('10,000', '3', '0.3')], held)).toEqual([null]);
    expect(offeredTiers([typed(' RM 10,000 ', '3', ' 0.3 ')], held)).toEqual([
      { betAmount: '10000.00', activeMembers: 3, lossAmount: '0.00', rate: '0.3' },
    ]);
  });

  test('each tier that the own contract does not cover is named, whatever becomes of the others', () => {
    expect(judgeTiers([typed('10000', '3', '0.5'), typed('50000', '8', '0.6')], held)).toEqual(['above_upline', null]);
    expect(judgeTiers([typed('9999.99', '3', '0.3')], held)).toEqual(['above_upline']);
    expect(judgeTiers([typed('10000', '2', '0.3')], held)).toEqual(['above_upline']);
  });

  test('what is no figure, or falls behind the tier before, is said at its tier', () => {
    expect(judgeTiers([typed('', '3', '0.3'), typed('50000', '8', '0.12345')], held)).toEqual([
      'unreadable',
      'unreadable',
    ]);
    expect(judgeTiers([typed('50000', '8', '0.6'), typed('60000', '8', '0.5')], held)).toEqual([null, 'tiers_fall']);
    expect(judgeTiers([typed('10000', '1.5', '0.3')], held)).toEqual(['unreadable']);
  });
});
