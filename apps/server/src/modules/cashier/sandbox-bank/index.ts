/**
 * The bank of the sandbox: it plays the outside provider for a person at the keyboard. It signs its notices and sends
 * them to the same address as any provider would, so that the cashier behaves here as it does outside. It exists only
 * where the deployment is a sandbox.
 */
export { sandboxBank } from './sandbox-bank.ts';
export { sandboxBankPages } from './bank-pages.ts';
export { sandboxBankJob } from './delayed-payment.ts';
