/** How long and how often the wallet is asked before a call is given up for now. */
export type Patience = { timeoutMs: number; tries: number; pauseMs: number };
