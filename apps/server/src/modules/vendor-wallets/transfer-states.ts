import type { MoveWord, QueryWord, TransferDirection } from './transfer-vendor.ts';

/**
 * A transfer's life:
 *
 *   to the vendor     held ────┐        ┌─► confirmed
 *                              ├─► sent ┼─► failed        (what was held comes back)
 *   from the vendor   init ────┘        └─► unknown ─► asked until it is one of the two
 *
 * `sent` is saved before the call, so after any break it means what `unknown` means. Nothing is given back because of
 * silence: the vendor may have the money, or may still get it.
 */
export const openStates = ['init', 'held', 'sent', 'unknown'] as const;
export type OpenState = (typeof openStates)[number];
export type TransferState = OpenState | 'confirmed' | 'failed';

export function isOpen(state: TransferState): state is OpenState {
  return openStates.some((open) => open === state);
}

export function firstState(direction: TransferDirection): OpenState {
  return direction === 'to_vendor' ? 'held' : 'init';
}

/**
 * A refusal of the only try proves that nothing moved. After a try whose end nobody knows it proves nothing, for that
 * one may still be on its way; the vendor is asked instead.
 */
export function afterMove(word: MoveWord, isOnlyTry: boolean): TransferState {
  if (word === 'done') return 'confirmed';
  return word === 'refused' && isOnlyTry ? 'failed' : 'unknown';
}

/** What the vendor has not seen is sent again under the same id, so that it happens once whichever arrives. */
export function afterQuery(word: QueryWord): TransferState | 'send again' {
  if (word === 'done') return 'confirmed';
  if (word === 'refused') return 'failed';
  return word === 'unseen' ? 'send again' : 'unknown';
}
