/** A link that was asked for: by whom, as it was typed, and when it may be asked for again, in epoch milliseconds. */
export type SentMail = { username: string; email: string; againAtMs: number };
