/** The provider of what was paid for before, with a code. */
export const VOUCHER = 'voucher';
