/**
 * How far back the tail looks again. Ids carry the instant at which their transaction began, and a transaction may
 * commit as late as `databaseLimits.transactionMs` after that; the rest allows for clocks that differ between machines.
 */
export const EVENT_OVERLAP_MS = 15_000;
/** Other processes' events are looked for this often; our own are handed over at their commit. */
export const EVENT_POLL_MS = 250;
/** Most polls look at the last moments only, every so many-th at the whole overlap. */
export const EVENT_SHORT_LOOK_MS = 2_000;
export const EVENT_LONG_LOOK_EVERY = 8;
/** After a local commit whose statement wrote an event itself, a look at the very last moments, this often at most. */
export const EVENT_WAKE_MS = 50;
export const EVENT_WAKE_LOOK_MS = 500;
/** Events that a slow reader may have before it is ended; it comes back and replays. */
export const EVENT_BUFFER = 256;
export const EVENT_PAGE = 500;
export const EVENT_RETENTION_HOURS = 24;
