/** Other processes' events are looked for this often; our own are handed over at their commit. */
export const EVENT_POLL_MS = 250;
/** States that changed here are read this often at most, those of all readers, for other processes' sake, this often. */
export const STATE_LOOK_MS = 50;
export const STATE_POLL_MS = 1_000;
/** Players whose states are read by one statement. */
export const STATE_PAGE = 1_000;
/** Events that a slow reader may have before it is ended; it comes back and replays. */
export const EVENT_BUFFER = 256;
export const EVENT_PAGE = 500;
export const EVENT_RETENTION_HOURS = 24;
