import { BrandFault } from '@pelita/brand';
import { EnvironmentProblems } from '../platform/environment/read-environment.ts';

/** Something that a person can mend: its message says what it is and the way out, and no stack is shown. */
export class Plain extends Error {
  override name = 'Plain';
}

/** Runs a command to its end; what goes wrong is said on standard error and in the exit code. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isPlain = error instanceof Plain || error instanceof EnvironmentProblems || error instanceof BrandFault;
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  }
}
