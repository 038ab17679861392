import { whenGone } from '../platform/command-line/when-gone.ts';

/** Requests, jobs and the database together; a hanging one must not keep the machine from shutting down. */
const DRAIN_PATIENCE_MS = 30_000;

/**
 * Runs the stop once, on the first SIGINT, SIGTERM or SIGHUP, when a caller is gone, or when called, and then ends the
 * process. A second signal ends it at once: the database comes to no harm by that, and the next start finds it running.
 */
export function drainOnSignal(stop: () => Promise<void>, callers: readonly number[]): () => Promise<void> {
  let draining: Promise<void> | null = null;
  const drain = () => (draining ??= stop());
  const end = () => {
    setTimeout(() => {
      console.error(`Not everything came to its end within ${DRAIN_PATIENCE_MS / 1_000} seconds.`);
      process.exit(1);
    }, DRAIN_PATIENCE_MS).unref();
    drain().then(
      () => process.exit(),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => (draining ? process.exit(1) : end()));
  whenGone(callers, () => {
    if (draining === null) end();
  });
  return drain;
}
