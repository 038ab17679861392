/** The policy under which the worker's address may be made; the content policy of pages names it. */
const POLICY = 'worker';
const ADDRESS = '/service-worker.js';

/** NOTICE-05: the worker comes that says so when a later page cannot be had. */
export function keepForOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const rules = { createScriptURL: () => ADDRESS };
  const address = (window.trustedTypes?.createPolicy(POLICY, rules) ?? rules).createScriptURL(ADDRESS);
  // A browser may forbid it, in a private window say; the portal does without.
  navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => null);
}

type Rules = { createScriptURL: (address: string) => string };
declare global {
  interface Window {
    /** What its policies make counts as text for the DOM’s types, which know no trusted addresses. */
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules };
  }
}
