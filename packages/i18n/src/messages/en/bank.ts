export const bundles = ['server'] as const;

/** The sandbox's page that plays the bank. */
export const bank = {
  title: 'Sandbox bank',
  note: 'This page stands in for a bank. No real money moves.',
  order: 'Order',
  received: 'Received',
  state: 'State',
  confirm: 'Pay',
  fail: 'Refuse',
  delay: 'Pay after the deadline',
  short: 'Pay half',
  twice: 'Pay, notice sent twice',
  noOrders: 'No orders yet.',
  orders: 'Deposit orders',
  sentLater: 'The payment will come shortly after the deadline. You can close this page and return to the portal.',
  sent: 'Done. You can close this page and return to the portal.',
  unknown: 'The bank does not know this order.',
  pending: 'Waiting',
  confirmed: 'Paid',
  failed: 'Refused',
  expired: 'Expired',
} as const;
