import {
  type CallAnswer,
  type CallInput,
  type CurrencyCode,
  minorFromDecimal,
  PLAY_MINUTES_MAXIMUM,
  type PlayLimitKind,
  Refusal,
  type setPlayLimit as setCall,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { noteEvent } from '../note-event.ts';
import { saferPlayOf } from './get-safer-play.ts';
import { askRaise, findLimit, holdWallet, writeLimit } from './store.ts';

type Call = typeof setCall;

/** A first limit and a lower one count from the commit on; a higher one, or none, only asks. */
export function setPlayLimit({ currency }: { currency: CurrencyCode }) {
  return async (tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const { kind, period } = body;
    const limit = { kind, period };
    const of = { playerId, ...limit };
    const amount = body.amount === null ? null : quantityOf(kind, body.amount, currency);
    await holdWallet(tx, playerId, currency);
    const now = await findLimit(tx, of);
    if (amount !== null && (now === null || amount <= now.amount)) {
      await writeLimit(tx, of, amount, currency);
      await noteEvent(tx, { playerId, kind: 'limitSet', currency, limit, amount });
    } else if (now !== null) {
      await askRaise(tx, of, amount);
      await noteEvent(tx, { playerId, kind: 'raiseAsked', currency, limit, amount });
    }
    return await saferPlayOf(tx, playerId, currency);
  };
}

/** In minor units, or whole minutes of a limit of time. */
function quantityOf(kind: PlayLimitKind, text: string, currency: CurrencyCode): bigint {
  const quantity = kind === 'time' ? minutesOf(text) : minorFromDecimal(text, currency);
  if (quantity === null) throw new Refusal('invalid_field', { fields: { amount: { key: 'amount' } } });
  return quantity;
}

function minutesOf(text: string): bigint | null {
  if (!/^\d+$/.test(text)) return null;
  const minutes = BigInt(text);
  return minutes <= BigInt(PLAY_MINUTES_MAXIMUM) ? minutes : null;
}
