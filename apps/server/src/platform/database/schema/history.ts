import { createHash } from 'node:crypto';
import { type Migration, SchemaRefused } from './schema.ts';

export type AppliedMigration = { name: string; checksum: string };

export const baselineName = 'baseline';

/**
 * The migrations that a database still lacks. Every database runs the same files in the same order, so whatever would
 * break that is refused: an applied file that changed, is missing or is not known yet, and a new one that is older than
 * the newest applied one.
 */
export function pendingMigrations(
  history: readonly AppliedMigration[],
  known: readonly Migration[],
): readonly Migration[] {
  const applied = new Map(history.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of history) {
    const own = known.find((migration) => migration.name === name);
    if (!own) throw unknown(name, known);
    if (own.checksum !== checksum)
      throw new SchemaRefused(
        `Migration ${name} has changed since it was applied: bring the applied file back and put the change into a new one. ${reset}`,
      );
  }
  const newest = known.findLast(({ name }) => applied.has(name));
  const pending = known.filter(({ name }) => !applied.has(name));
  const late = newest && pending.find((migration) => known.indexOf(migration) < known.indexOf(newest));
  if (late)
    throw new SchemaRefused(
      `Migration ${late.name} is older than ${newest.name}, which this database has already: give it a later time in its name.`,
    );
  return pending;
}

/**
 * The history of a database, told from the baseline on. One that went through all the numbered migrations from before is
 * where the baseline begins; one that stopped among them is refused.
 */
export function fromTheBaseline(history: readonly AppliedMigration[], baseline: AppliedMigration): AppliedMigration[] {
  const numbered = history.filter(({ name }) => /^\d{4}-/.test(name));
  const since = history.filter((migration) => !numbered.includes(migration));
  if (numbered.length === 0 || since.some(({ name }) => name === baselineName)) return since;
  if (digestOf(numbered) !== NUMBERED_DIGEST)
    throw new SchemaRefused(
      `The database is in the middle of the numbered migrations of earlier versions: start the version whose newest migration is ${LAST_NUMBERED} on it once, then this one.`,
    );
  return [{ name: baselineName, checksum: baseline.checksum }, ...since];
}

const reset = 'A database without anything of worth is thrown away by npm run reset.';
const LAST_NUMBERED = '0130-identity-code-sends.sql';
/** Of the 40 numbered migrations with their checksums. */
const NUMBERED_DIGEST = '37059428ed8e9f233a96dbca8830ebe925c8649b5fc55b53a1fd3ffa86d43174';

function digestOf(history: readonly AppliedMigration[]): string {
  const lines = history.map(({ name, checksum }) => `${name} ${checksum}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}

function unknown(name: string, known: readonly Migration[]): SchemaRefused {
  const last = known.at(-1)?.name ?? baselineName;
  const isNewer = name !== baselineName && (last === baselineName || name > last);
  return new SchemaRefused(
    isNewer
      ? `The database is of a newer version: it has the migration ${name}, which this version lacks. Start that version, or restore a backup that this one took into a new database.`
      : `Migration ${name} was applied and its file is missing: bring the file back. ${reset}`,
  );
}
