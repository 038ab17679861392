import type { Call, CallAnswer } from '@pelita/contract';
import type { Coding } from './accepted-coding.ts';
import { checkedValue } from './checked-value.ts';
import { compress, type JsonBytes } from './send-json.ts';

/**
 * An answer that a use case gives again and again as it is: it is checked against the contract, written and packed once.
 * Nobody changes it.
 */
export function keptAnswer<C extends Call>(call: C, value: CallAnswer<C>): CallAnswer<C> {
  const checked = checkedValue(call, value) as CallAnswer<C> & object;
  const plain = Buffer.from(JSON.stringify({ success: true, value: checked }));
  const packed = new Map<Coding, Promise<Buffer>>();
  const pack = (coding: Coding): Promise<Buffer> => {
    const bytes = packed.get(coding) ?? compress(plain, coding);
    packed.set(coding, bytes);
    return bytes;
  };
  kept.set(checked, { plain, pack });
  return checked;
}

/** What was written of a kept answer; null of any other value. */
export function keptBytesOf(value: unknown): JsonBytes | null {
  return typeof value === 'object' && value !== null ? (kept.get(value) ?? null) : null;
}

const kept = new WeakMap<object, JsonBytes>();
