/** What went wrong below, sorted by what may be done about it. */

/** The transaction lost a race and changed nothing: run it again. */
export function isSerialisationFailure(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01' || (code === '23505' && writesOnce.test(tableOf(error)));
}

// Transfers, as one table or in parts: a violation of their one key is a lost race, or a posting that was made before; who
// runs again finds the first answer (decision 0175).
const writesOnce = /^transfer(?:_\w+)?$/;

/** The connection broke. A transaction whose COMMIT was not sent yet changed nothing. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== null) return connectionCodes.has(code) || code.startsWith('08');
  return error instanceof Error && lostMessages.some((text) => error.message.includes(text));
}

/** Nobody answers, or the database is starting or stopping: a new connection may succeed shortly. */
export function isUnreachable(error: unknown): boolean {
  return isConnectionLost(error) || codeOf(error) === 'ENOENT' || codeOf(error) === 'ECONNREFUSED';
}

/** It is there and takes nobody yet: it starts, or recovers after a crash. */
export function isStarting(error: unknown): boolean {
  return codeOf(error) === '57P03';
}

/** A statement before it has failed, and this one says no more than that. */
export function isAfterFailure(error: unknown): boolean {
  return codeOf(error) === '25P02';
}

/** The server ended the work because it took too long. */
export function isTimeout(error: unknown): boolean {
  const code = codeOf(error);
  return code === '57014' || code === '55P03' || code === '25P03' || code === '25P04';
}

// 57P01–57P03: the server is shutting down, has crashed, or is starting.
const connectionCodes = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
// The client's own errors carry no code.
const lostMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  'timeout exceeded when trying to connect',
];

function tableOf(error: unknown): string {
  return error instanceof Error && 'table' in error && typeof error.table === 'string' ? error.table : '';
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
