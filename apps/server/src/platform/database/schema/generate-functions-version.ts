import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { systemClock } from '../../clock/clock.ts';
import { functionsVersionFile, readFunctions, serverFolder } from './read-schema.ts';

/**
 * Gives the function files a new version when their content changed, and leaves it alone otherwise. A database keeps the
 * newest version that it has seen, so an older process that starts again does not bring older functions back.
 */
const path = `${serverFolder}${functionsVersionFile}`;
const files = await readFunctions();
const content = createHash('sha256')
  .update(files.map(({ name, checksum }) => `${name} ${checksum}\n`).join(''))
  .digest('hex');
const before = existsSync(path)
  ? (JSON.parse(readFileSync(path, 'utf8')) as { version: string; content: string })
  : { version: '', content: '' };

if (content !== before.content) {
  const version = laterThan(before.version, systemClock.now());
  writeFileSync(path, `${JSON.stringify({ version, content }, null, 2)}\n`);
}

/** The time, or the first second after the version before, where another machine's clock was ahead. */
function laterThan(version: string, now: Temporal.Instant): string {
  if (stamp(now) > version) return stamp(now);
  const before = version.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z');
  return stamp(Temporal.Instant.from(before).add({ seconds: 1 }));
}

function stamp(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:Z]/g, '');
}
