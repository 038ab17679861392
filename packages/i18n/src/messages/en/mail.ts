/** What goes out by mail. */
export const mail = {
  depositArrivedSubject: 'Your deposit has arrived',
  depositArrived: '{amount} has been added to your balance at {brand}. Order {orderId}.',
} as const;
