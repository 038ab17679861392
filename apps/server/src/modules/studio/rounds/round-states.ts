import type { StudioRoundState } from '@pelita/contract';
import type { WalletWord } from '../wallet-calls/wallet-word.ts';

/**
 * A round's life. It is stored with its outcome; what is left is money:
 *
 *   bet-sent → (win-sent →) settled
 *      ↓   ↘
 *   refused  rolling-back → rolled-back
 *
 * A state is saved before the call that it names is sent, so after any break it says what may have reached the wallet.
 */
export const openStates = ['bet-sent', 'win-sent', 'rolling-back'] as const;
export const endStates = ['settled', 'refused', 'rolled-back'] as const;
export type OpenState = (typeof openStates)[number];
export type RoundState = OpenState | (typeof endStates)[number];

export function isOpen(state: RoundState): state is OpenState {
  return (openStates as readonly string[]).includes(state);
}

/**
 * A refusal of the very first try proves that nothing moved. After a try whose end nobody knows, a refusal proves
 * nothing, for the first one may still be on its way: the bet is undone, which also bars it from arriving later.
 */
export function afterBet(word: WalletWord, tries: { before: number; left: number }, totalWinMinor: bigint): RoundState {
  if (word.kind === 'done') return totalWinMinor > 0n ? 'win-sent' : 'settled';
  if (word.kind === 'refused') return tries.before === 0 ? 'refused' : 'rolling-back';
  return tries.left > 0 ? 'bet-sent' : 'rolling-back';
}

/** A win is owed until the wallet says that it has it, whatever it says before. */
export function afterWin(word: WalletWord): RoundState {
  return word.kind === 'done' ? 'settled' : 'win-sent';
}

/** A wallet that never saw the bet has nothing to give back. */
export function afterRollback(word: WalletWord): RoundState {
  const nothingThere = word.kind === 'refused' && word.status === 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  return word.kind === 'done' || nothingThere ? 'rolled-back' : 'rolling-back';
}

/** What the player is told. */
export function shownState(state: RoundState): StudioRoundState {
  if (isOpen(state)) return 'open';
  return state === 'rolled-back' ? 'cancelled' : state;
}
