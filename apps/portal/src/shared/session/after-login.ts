/** What a visitor was about to do when a login was asked of them. It goes on as soon as they are logged in. */
let pending: (() => void) | null = null;

export function resumeAfterLogin(act: () => void): void {
  pending = act;
}

export function forgetWhatWasPending(): void {
  pending = null;
}

/** Called by whoever has just begun a session. Answers whether something went on. */
export function resumeWhatWasPending(): boolean {
  const act = pending;
  pending = null;
  act?.();
  return act !== null;
}
