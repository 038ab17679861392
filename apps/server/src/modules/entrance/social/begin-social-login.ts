import type { beginSocialLogin as beginCall, CallInput } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { BeginAuthorization } from './begin-authorization.ts';

type Call = typeof beginCall;

/** LOGIN-11: the address of the provider's page, for a visitor who wants to log in. */
export function beginSocialLogin(beginAuthorization: BeginAuthorization) {
  return (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>) =>
    beginAuthorization(database, who, body, null);
}
