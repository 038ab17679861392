import { createStore } from '@pelita/ui/store';

/** Set while a call waits for a code of the authenticator; `end` says whether one was shown. */
export const codeAsked = createStore<{ end: (isShown: boolean) => void } | null>(null);

let asking: Promise<boolean> | null = null;

/** Asks once, however many calls wait. False when the operator would rather not. */
export function askFreshCode(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => codeAsked.set({ end: resolve })).finally(() => {
    asking = null;
    codeAsked.set(null);
  });
  return asking;
}
