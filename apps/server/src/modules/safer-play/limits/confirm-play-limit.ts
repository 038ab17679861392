import {
  type CallAnswer,
  type CallInput,
  type confirmPlayLimit as confirmCall,
  type CurrencyCode,
  PLAY_LIMIT_RAISE_HOURS,
  Refusal,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { noteEvent } from '../note-event.ts';
import { saferPlayOf } from './get-safer-play.ts';
import { findLimit, holdWallet, removeLimit, writeLimit } from './store.ts';

type Call = typeof confirmCall;

/** A raise counts once it was asked for a day ago and is confirmed now; again there is none to confirm. */
export function confirmPlayLimit({ currency }: { currency: CurrencyCode }) {
  return async (tx: Tx, who: CallerOf<Call>, { body: limit }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const of = { playerId, ...limit };
    await holdWallet(tx, playerId, currency);
    const now = await findLimit(tx, of);
    if (!now?.asked_at) throw new Refusal('limit_raise_unknown');
    const from = now.asked_at.add({ hours: PLAY_LIMIT_RAISE_HOURS });
    if (Temporal.Instant.compare(tx.now, from) < 0)
      throw new Refusal('limit_raise_early', { extra: { confirmableFrom: from.toString() } });
    if (now.asked_amount === null) await removeLimit(tx, of, currency);
    else await writeLimit(tx, of, now.asked_amount, currency);
    const kind = now.asked_amount === null ? 'ended' : 'raised';
    await noteEvent(tx, { playerId, kind, currency, limit, amount: now.asked_amount });
    return await saferPlayOf(tx, playerId, currency);
  };
}
