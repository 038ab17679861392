import {
  type CallAnswer,
  type CallInput,
  type CurrencyCode,
  decimalFromMinor,
  type getSaferPlay as getCall,
  PLAY_LIMIT_RAISE_HOURS,
  type PlayerId,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { runningBreak } from '../breaks/store.ts';
import { type LimitRow, limitsOf } from './store.ts';

type Call = typeof getCall;

export function getSaferPlay({ currency }: { currency: CurrencyCode }) {
  return (tx: Tx, who: CallerOf<Call>, _asked: CallInput<Call>): Promise<CallAnswer<Call>> =>
    saferPlayOf(tx, who.player.playerId, currency);
}

export async function saferPlayOf(tx: Tx, playerId: PlayerId, currency: CurrencyCode): Promise<CallAnswer<Call>> {
  const limits = await limitsOf(tx, playerId);
  const running = await runningBreak(tx, playerId);
  return {
    currency,
    limits: limits.map((limit) => limitShape(limit, currency)),
    break: running && { kind: running.kind, until: running.endsAt.toString() },
  };
}

function limitShape({ kind, period, amount, used, asked_amount, asked_at }: LimitRow, currency: CurrencyCode) {
  const shown = (value: bigint) => (kind === 'time' ? value.toString() : decimalFromMinor(value, currency));
  return {
    kind,
    period,
    amount: shown(amount),
    used: shown(used),
    left: shown(amount > used ? amount - used : 0n),
    asked: asked_at && {
      amount: asked_amount === null ? null : shown(asked_amount),
      confirmableFrom: asked_at.add({ hours: PLAY_LIMIT_RAISE_HOURS }).toString(),
    },
  };
}
