import type { beginBreak as beginCall, CallAnswer, CallInput, CurrencyCode } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { SaferPlayNeeds } from '../needs.ts';
import { breakEnd } from './break-end.ts';
import { startBreak } from './start-break.ts';

type Call = typeof beginCall;

export function beginBreak(
  { currency, timeZone }: { currency: CurrencyCode; timeZone: string },
  { checkOwnPassword, endSessions }: SaferPlayNeeds,
) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    await checkOwnPassword(database, who, { typed: body.password, field: 'password' });
    await database.transaction((tx) =>
      startBreak(tx, { endSessions, currency }, { playerId, ...breakEnd(body.length, tx.now, timeZone) }),
    );
    return { done: true };
  };
}
