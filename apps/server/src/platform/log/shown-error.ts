/**
 * An error as the log shows it: what it says and where it arose. Everything else that libraries hang on errors stays
 * out, because a database's detail or a request's options carry values that must not stand in a log.
 */
export function shownError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: shownError(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
