import process from 'node:process';

const QUIET_MS = 2000;
const EVERY_MS = 5000;

/**
 * Runs one step. A step longer than two seconds is announced on standard error with the seconds gone by, again every
 * five seconds, and once more when it ends; a shorter one says nothing.
 */
export async function step(label, work) {
  const start = process.hrtime.bigint();
  const seconds = () => Math.round(Number(process.hrtime.bigint() - start) / 1e9);
  let announced = false;
  const announce = () => {
    announced = true;
    process.stderr.write(`… ${label} (${seconds()} s)\n`);
  };
  const timers = [setTimeout(announce, QUIET_MS), setInterval(announce, EVERY_MS)];
  try {
    const result = await work();
    if (announced) process.stderr.write(`✓ ${label} (${seconds()} s)\n`);
    return result;
  } finally {
    timers.forEach(clearInterval);
  }
}
