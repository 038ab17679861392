import { session } from './session.ts';

/** The key of what belongs to an account: nothing of it is shown to whoever logs in next. */
export function ownQuery(...of: readonly (string | number)[]) {
  return { queryKey: ['own', session.get()?.customerId ?? '', ...of] };
}
