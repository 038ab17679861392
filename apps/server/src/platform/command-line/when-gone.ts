import { existsSync, readFileSync } from 'node:fs';

const LOOKED_FOR_EVERY_MS = 250;

/** Acts once, as soon as one of the processes is gone. npm passes no signal on, and cannot when it is killed. */
export function whenGone(pids: readonly number[], act: () => void): void {
  if (pids.length === 0) return;
  const timer = setInterval(() => {
    if (pids.every(isAlive)) return;
    clearInterval(timer);
    act();
  }, LOOKED_FOR_EVERY_MS);
  timer.unref();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/** Ended, while its own parent has not asked for its exit code: a signal still finds it. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && /\) Z /.test(readFileSync(file, 'utf8'));
}
