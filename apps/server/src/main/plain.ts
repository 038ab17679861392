import { BrandFault } from '@pelita/brand';
import { Misconfigured } from '../app/refuse-shared-host.ts';
import type { Command } from '../platform/command-line/command.ts';
import { Misused, perform } from '../platform/command-line/perform.ts';
import { SchemaRefused } from '../platform/database/schema/schema.ts';
import { EnvironmentProblems } from '../platform/environment/read-environment.ts';

/** Something that a person can mend: its message says what it is and the way out, and no stack is shown. */
export class Plain extends Error {
  override name = 'Plain';
}

/** Runs a command with the words of this process. */
export async function runCommand(command: Command): Promise<void> {
  await runPlainly(() => perform(command, process.argv.slice(2)));
}

/** Runs work to its end; what goes wrong is said on standard error and in the exit code. */
export async function runPlainly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    process.exitCode = error instanceof Misused ? error.exitCode : 1;
  }
}

function isPlain(error: unknown): error is Error {
  return [Plain, Misused, Misconfigured, EnvironmentProblems, SchemaRefused, BrandFault].some(
    (kind) => error instanceof kind,
  );
}
