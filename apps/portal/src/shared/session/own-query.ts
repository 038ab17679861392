import { type Session, session } from './session.ts';

/** The key of what belongs to an account: nothing of it is shown to whoever logs in next. */
export function ownQuery(...of: readonly (string | number)[]) {
  return ownQueryOf(session.get(), ...of);
}

/** The same for what the server has drawn for visitors: while the page is taken over, its reader is a visitor still. */
export function ownQueryOf(reader: Session | null, ...of: readonly (string | number)[]) {
  return { queryKey: ['own', reader?.customerId ?? '', ...of] };
}
