import { readFile } from 'node:fs/promises';
import { Refusal } from '@pelita/contract';
import {
  announce,
  endAnnounced,
  readAnnouncement,
  standingAnnouncements,
  Unfit,
} from '../modules/announcements/index.ts';
import { form } from '../platform/command-line/command.ts';
import { Plain, runCommand } from './plain.ts';
import { withPlatform } from './with-platform.ts';

/** `npm run announce`: what visitors are told, with the server running or stopped. */
await runCommand({
  name: 'announce',
  does: 'Announcements, with the server running or stopped. Kinds: B banner, PL marquee and announcements, PU popup, PR promotion, H help.',
  forms: [
    form({ words: 'list', does: 'what is announced now or later', run: list }),
    form({
      words: 'add FILE',
      does: 'announces a JSON file, in every language of the brand',
      run: ({ FILE }) => add(FILE),
    }),
    form({ words: 'remove CODE', does: 'ends an announcement', run: ({ CODE }) => remove(CODE) }),
  ],
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
