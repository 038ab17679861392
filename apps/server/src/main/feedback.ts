import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feedbackPictures, listFeedback, messageText } from '../modules/feedback/index.ts';
import { form } from '../platform/command-line/command.ts';
import { Misused } from '../platform/command-line/perform.ts';
import { runCommand } from './plain.ts';
import { withPlatform } from './with-platform.ts';

const SHOWN = 20;
const SHOWN_MAXIMUM = 10_000;

/** `npm run feedback`: what people have written, with the server running or stopped. */
await runCommand({
  name: 'feedback',
  does: 'What people have written to the operator, with the server running or stopped.',
  forms: [
    form({ does: `the last ${SHOWN} messages, the newest first`, run: () => list(SHOWN) }),
    form({ words: 'list [COUNT]', does: 'so many of them', run: ({ COUNT }) => list(Number(COUNT ?? SHOWN)) }),
    form({
      words: 'pictures ID FOLDER',
      does: 'puts the pictures of one message into a folder',
      run: ({ ID, FOLDER }) => pictures(ID, FOLDER),
    }),
  ],
});

async function list(limit: number): Promise<void> {
  if (!Number.isInteger(limit) || limit < 1 || limit > SHOWN_MAXIMUM)
    throw new Misused(`npm run feedback -- list takes a number from 1 to ${SHOWN_MAXIMUM}.`);
  await withPlatform(async ({ database }) => {
    const messages = await database.transaction((tx) => listFeedback(tx, limit));
    for (const message of messages) console.log(`${messageText(message)}\n`);
    if (messages.length === 0) console.log('Nobody has written yet.');
  });
}

async function pictures(feedbackId: string, folder: string): Promise<void> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(feedbackId))
    throw new Misused(`${feedbackId} is no number of a message: npm run feedback shows them.`);
  await withPlatform(async (platform) => {
    const found = await feedbackPictures(platform, feedbackId);
    for (const [index, { mediaType, bytes }] of found.entries()) {
      const file = join(folder, `${feedbackId}-${index + 1}.${mediaType === 'image/png' ? 'png' : 'jpg'}`);
      await writeFile(file, bytes, { flag: 'wx' });
      console.log(file);
    }
    if (found.length === 0) console.log('That message has no pictures, or does not exist.');
  });
}
