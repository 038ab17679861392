export const bundles = ['server'] as const;

/** The page on the way to a payment provider, where it cannot lead there. */
export const payments = {
  payUnknown: 'This payment address is not valid. Open the deposit again from your account.',
  payOver: 'The time to pay this deposit is over. Please start a new deposit.',
  payLater: 'The payment page cannot be reached right now. Please try again in a moment; nothing has been charged.',
  note: 'You can close this page and return to the portal.',
} as const;
