/** The bounds of the HTTP side, each once, with its unit. What the contract fixes for clients too is among its constants. */

/** From the first byte of a request to its last: a slow sender is cut off, and before its use case would be. */
export const REQUEST_TIMEOUT_MS = 15_000;
/** How often connections are looked at for slow senders; Node's own half a minute would double the patience. */
export const REQUEST_TIMEOUT_CHECK_MS = 2_500;
/** A use case that takes longer is answered `overloaded`; its transaction has a timeout of its own. */
export const HANDLER_TIMEOUT_MS = 20_000;
export const KEEP_ALIVE_MS = 72_000;
/** Requests under way at once in this process, event streams apart; the next one is answered `overloaded`. */
export const REQUESTS_UNDER_WAY_MAXIMUM = 1_000;
/** Bodies still on their way from one address, which may stand for a whole office or carrier. */
export const BODIES_ARRIVING_PER_ADDRESS = 128;
export const OVERLOADED_RETRY_SECONDS = 2;
export const MAINTENANCE_RETRY_SECONDS = 60;

/** Path parameters longer than this are unknown paths. */
export const PATH_PARAMETER_MAXIMUM_LENGTH = 200;
/** An answer names at most so many faulty fields, by at most so many characters each. */
export const FIELD_PROBLEMS_MAXIMUM = 20;
export const FIELD_NAME_MAXIMUM_LENGTH = 64;
/** Answers below this are sent as they are: compressing them gains nothing. */
export const COMPRESS_FROM_BYTES = 1_024;

export const STREAMS_PER_PRINCIPAL = 8;
/** One address may stand for a whole office or carrier. */
export const STREAMS_PER_ADDRESS = 256;
export const STREAMS_MAXIMUM = 20_000;
export const STREAM_HEARTBEAT_MS = 20_000;
/** A stream looks at its session again after so many heartbeats, in case no event told of the end. */
export const STREAM_SESSION_CHECK_HEARTBEATS = 6;
/** So many streams do so at once; the others wait for their turn. */
export const STREAM_SESSION_CHECKS_AT_ONCE = 4;
/** Bytes that wait for one reader; beyond them the stream is cut and the client comes back with Last-Event-ID. */
export const STREAM_BACKLOG_MAXIMUM_BYTES = 256 * 1024;
export const STREAM_RETRY_MS = 3_000;

/** Of the header X-Client-Key; a P-256 key as base64url JSON has about 170. */
export const CLIENT_KEY_MAXIMUM_LENGTH = 1_000;
