import { SchemaRefused } from '../platform/database/schema/schema.ts';
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
    console.error(isPlain(error) ? error.message : error);
    process.exitCode = 1;
  }
}

function isPlain(error: unknown): error is Error {
  return [Plain, EnvironmentProblems, SchemaRefused].some((kind) => error instanceof kind);
}
