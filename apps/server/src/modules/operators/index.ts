/**
 * Operators: who they are, how they enrol, log in and out, and which roles they hold. Passwords are kept as Argon2id,
 * authenticators in the secret box, tokens and links as their SHA-256. A session is carried by a cookie, locked after
 * fifteen idle minutes and over after ten hours; roles are read with every request. What two operators decide is the
 * business of `approvals`. Guesses are counted by the throttle of `accounts`.
 */
import { listOperators, listOperatorSessions } from '@pelita/contract/office';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Principal } from '../../platform/principals/principal.ts';
import type { PasswordHasher } from '../accounts/index.ts';
import { appointFirstAdministrator, seedOperator } from './first-operators.ts';
import { operatorsRoutes } from './office-routes.ts';
import { operatorCodes } from './operator-codes.ts';
import { operatorPrincipal } from './sessions/operator-principal.ts';

export type { SeededOperator } from './first-operators.ts';
export { appoint } from './appoint.ts';
export { OPERATOR_COOKIE } from './sessions/operator-principal.ts';
export { operatorRecovery, resetCredentials } from './reset-operator.ts';
export {
  allOperators,
  hasSecondAdministrator,
  holdOperator,
  holdOperatorAlone,
  lockOperator,
  type Operator,
  operatorByName,
  operatorNames,
  operatorOf,
  setRoles,
} from './store.ts';

export type OperatorsNeeds = {
  hasher: PasswordHasher;
  /** The one address of the back office. */
  officeOrigin: () => string;
};

export type OperatorsModule = Module & {
  principal: Principal;
  seedOperator: ReturnType<typeof seedOperator>;
  appointFirstAdministrator: ReturnType<typeof appointFirstAdministrator>;
};

export function operatorsModule(platform: Platform, { hasher, officeOrigin }: OperatorsNeeds): OperatorsModule {
  const operators = { platform, hasher, codes: operatorCodes(platform), officeOrigin };
  return {
    name: 'operators',
    officeBindings: operatorsRoutes(operators),
    lists: [serveList(listOperators, 'office_operator'), serveList(listOperatorSessions, 'office_operator_session')],
    principal: operatorPrincipal(platform, officeOrigin),
    seedOperator: seedOperator(operators),
    appointFirstAdministrator: appointFirstAdministrator(operators),
  };
}
