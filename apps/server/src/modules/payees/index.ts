/**
 * The bank accounts to which a player is paid. All of a player's are held in one name, which the first one fixes unless
 * the registration did; adding one takes the login password. A removed account stays as a row, because payments name it.
 * The entrance reads them for the second step, withdrawals for where to pay; this module calls accounts alone.
 */
import type { Module } from '../../platform/module.ts';
import type { PayeesNeeds } from './needs.ts';
import { payeesRoutes } from './routes.ts';

export { canonicalName } from './canonical-name.ts';
export type { PayeesNeeds };
export { bankAccountsOf } from './store.ts';

export function payeesModule(needs: PayeesNeeds): Module {
  return { name: 'payees', bindings: payeesRoutes(needs) };
}
