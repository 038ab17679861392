import type { DepositMethod } from '@pelita/contract';

/** How the demonstration brand's players pay in. */
export const depositMethods: readonly DepositMethod[] = [
  {
    code: 'purnama',
    name: 'Bank Purnama',
    provider: 'sandbox',
    minimum: '10.00',
    maximum: '50000.00',
    presets: ['50.00', '100.00', '200.00', '500.00', '1000.00'],
    minutesToPay: 15,
  },
];
