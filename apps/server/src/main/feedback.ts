import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { feedbackPictures, listFeedback, messageText } from '../modules/feedback/index.ts';
import { Plain, runCommand } from './plain.ts';
import { withPlatform } from './with-platform.ts';

const usage = `npm run feedback                            the last 20 messages to the house, the newest first
npm run feedback -- list 100                so many of them
npm run feedback -- pictures ID FOLDER      lays the pictures of one message into a folder`;
const SHOWN = 20;

/** What people have written to the house, with the server running or stopped. */
await runCommand(async () => {
  const [action = 'list', ...words] = process.argv.slice(2);
  const [first, folder] = words;
  if (action === 'list') await list(first === undefined ? SHOWN : Number(first));
  else if (action === 'pictures' && first !== undefined && folder !== undefined) await pictures(first, folder);
  else throw new Plain(usage);
});

async function list(limit: number): Promise<void> {
  if (!Number.isInteger(limit) || limit < 1 || limit > 10_000) throw new Plain(usage);
  await withPlatform(async ({ database }) => {
    const messages = await database.transaction((tx) => listFeedback(tx, limit));
    for (const message of messages) console.log(`${messageText(message)}\n`);
    if (messages.length === 0) console.log('Nobody has written yet.');
  });
}

async function pictures(feedbackId: string, folder: string): Promise<void> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(feedbackId)) throw new Plain(usage);
  await withPlatform(async ({ database }) => {
    const found = await database.transaction((tx) => feedbackPictures(tx, feedbackId));
    for (const [index, { mediaType, bytes }] of found.entries()) {
      const file = join(folder, `${feedbackId}-${index + 1}.${mediaType === 'image/png' ? 'png' : 'jpg'}`);
      await writeFile(file, bytes, { flag: 'wx' });
      console.log(file);
    }
    if (found.length === 0) console.log('That message has no pictures, or does not exist.');
  });
}
