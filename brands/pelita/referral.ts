import type { ReferralStep } from '@pelita/contract';

/** What an invited friend earns who invited them, step by step: for the first deposit, and for playing on. */
export const referralSteps: readonly ReferralStep[] = [
  { deposit: '50.00', turnover: '0.00', reward: '5.00' },
  { deposit: '50.00', turnover: '500.00', reward: '10.00' },
  { deposit: '200.00', turnover: '3000.00', reward: '25.00' },
];
