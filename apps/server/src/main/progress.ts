const QUIET_MS = 2_000;
const EVERY_MS = 5_000;

/** Runs one step of the start and names it on standard error when it takes longer than two seconds. */
export async function step<Answer>(label: string, work: () => Promise<Answer>): Promise<Answer> {
  let seconds = QUIET_MS / 1_000;
  let timer = setTimeout(announce, QUIET_MS);
  function announce() {
    process.stderr.write(`… ${label} (${seconds} s)\n`);
    seconds += EVERY_MS / 1_000;
    timer = setTimeout(announce, EVERY_MS);
  }
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
