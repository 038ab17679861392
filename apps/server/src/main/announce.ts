import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { Refusal } from '@pelita/contract';
import {
  announce,
  endAnnounced,
  readAnnouncement,
  standingAnnouncements,
  Unfit,
} from '../modules/announcements/index.ts';
import { Plain, runCommand } from './plain.ts';
import { withPlatform } from './with-platform.ts';

const usage = `npm run announce -- list             what stands now or later
npm run announce -- add FILE.json    says something in every language of the brand
npm run announce -- remove CODE      its time is over
Kinds: B banner, PL marquee and announcements, PU popup, PR promotion, H help`;

/** What the house has to say, with the server running or stopped. */
await runCommand(async () => {
  const [action, what, ...more] = process.argv.slice(2);
  if (action === 'list' && what === undefined) return await list();
  if (action === 'add' && what !== undefined && more.length === 0) return await add(what);
  if (action === 'remove' && what !== undefined && more.length === 0) return await remove(what);
  throw new Plain(usage);
});

async function list(): Promise<void> {
  await withPlatform(async ({ database, brand }) => {
    const standing = await database.transaction((tx) => standingAnnouncements(tx, brand.defaultLanguage));
    for (const { code, kind, title, until } of standing)
      console.log(`${kind.padEnd(2)} ${code.padEnd(24)} ${title}${until ? `, until ${until.toString()}` : ''}`);
    if (standing.length === 0) console.log('Nothing is announced.');
  });
}

async function add(file: string): Promise<void> {
  const json = await readFile(file, 'utf8').catch(() => {
    throw new Plain(`${file} cannot be read.`);
  });
  await withPlatform(async ({ database, brand }) => {
    const announced = readOrSay(json, brand.languages);
    await database.transaction((tx) => announce(tx, announced)).catch(plainly);
    console.log(`${announced.code} is announced.`);
  });
}

async function remove(code: string): Promise<void> {
  await withPlatform(async ({ database }) => {
    await database.transaction((tx) => endAnnounced(tx, code)).catch(plainly);
    console.log(`${code} is no longer announced.`);
  });
}

function readOrSay(json: string, languages: readonly string[]) {
  try {
    return readAnnouncement(json, languages);
  } catch (error) {
    return plainly(error);
  }
}

function plainly(error: unknown): never {
  if (error instanceof Unfit) throw new Plain(error.message);
  if (error instanceof Refusal && error.code === 'announcement_too_long')
    throw new Plain('A text is longer than an announcement may be: 64 kB a language.');
  throw error;
}
