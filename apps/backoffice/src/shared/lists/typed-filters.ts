import { useState } from 'react';
import type { ListAddress } from './list-address.ts';

/** What stands in the fields of a list's filters: what is typed and not in the address yet, by the name of the filter. */
export type Typing = {
  /** The address that it was typed over. */
  of: ListAddress;
  typed: Readonly<Record<string, string>>;
  /** Its values are on their way into the address. */
  isSent: boolean;
};

/**
 * The address has the last word over what was typed before it changed. One that changes because it was asked to has none: it
 * comes a moment after Enter, and whoever types on meanwhile keeps every letter.
 */
export function afterAddress(typing: Typing, address: ListAddress): Typing {
  const names = new Set([...Object.keys(typing.of), ...Object.keys(address)]);
  const changed = [...names].filter((name) => (typing.of[name] ?? '') !== (address[name] ?? ''));
  if (changed.length === 0) return typing;
  const typed = typing.isSent
    ? typing.typed
    : Object.fromEntries(Object.entries(typing.typed).filter(([name]) => !changed.includes(name)));
  return { of: address, typed, isSent: false };
}

export function useTypedFilters(address: ListAddress) {
  const [kept, setKept] = useState<Typing>({ of: address, typed: {}, isSent: false });
  const typing = afterAddress(kept, address);
  if (typing !== kept) setKept(typing);
  return {
    valueOf: (name: string): string => typing.typed[name] ?? address[name] ?? '',
    type: (name: string, text: string) =>
      setKept((before) => ({ ...before, typed: { ...before.typed, [name]: text } })),
    /** What is in the address already changes nothing, so nothing is waited for. */
    send: (values: Readonly<Record<string, string>>) =>
      setKept((before) => ({
        ...before,
        isSent: Object.entries(values).some(([name, value]) => value !== (before.of[name] ?? '')),
      })),
  };
}
