import type { Bank, DepositMethod } from '@pelita/contract';

/** Where the demonstration brand's players can be paid. */
export const banks: readonly Bank[] = [
  { bankCode: 'gugusan', bankName: 'Bank Gugusan' },
  { bankCode: 'kelip', bankName: 'Bank Kelip-Kelip' },
  { bankCode: 'purnama', bankName: 'Bank Purnama' },
  { bankCode: 'sauh', bankName: 'Bank Sauh' },
  { bankCode: 'seroja', bankName: 'Bank Seroja' },
  { bankCode: 'teratai', bankName: 'Bank Teratai' },
];

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
  {
    code: 'kelip',
    name: 'Dompet Kelip',
    provider: 'sandbox',
    isScanned: true,
    minimum: '5.00',
    maximum: '5000.00',
    presets: ['20.00', '50.00', '100.00', '300.00'],
    minutesToPay: 10,
    fee: { percent: '0.5', maximum: '2.00' },
  },
  {
    code: 'transfer',
    name: 'Pindahan bank',
    // The account is made up: the method is there where the sandbox is, and nowhere else.
    provider: 'sandbox',
    minimum: '50.00',
    maximum: '50000.00',
    presets: ['100.00', '500.00', '1000.00', '5000.00'],
    minutesToPay: 180,
    expectedMinutes: 30,
    payTo: { bankName: 'Bank Seroja', holderName: 'Pelita Sdn Bhd', accountNumber: '8800 1122 3344' },
  },
  {
    code: 'voucher',
    name: 'Baucar',
    provider: 'voucher',
    minimum: '5.00',
    maximum: '500.00',
    presets: [],
    minutesToPay: 1,
  },
];
