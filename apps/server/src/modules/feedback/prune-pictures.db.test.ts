import { getHumanChallenge, sendFeedback } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { solvedChallenge } from '../../platform/providers/human-check/testing/solved-challenge.ts';
import { setSetting } from '../../platform/settings/testing/set-setting.ts';
import { feedbackPictures, listFeedback } from './list-feedback.ts';
import { prunePictures } from './prune-pictures.ts';
import { pngPicture } from '../../platform/pictures/testing/pictures.ts';

const world = await testDatabase();
const server = await testServer(world);
const prune = () => world.database.transaction(async (tx) => prunePictures(world.platform).handle?.(tx, {}));
const kept = async () =>
  Promise.all(
    (await world.database.reading((tx) => listFeedback(tx, 10))).map(async ({ content, feedbackId }) => [
      content,
      (await feedbackPictures(world.platform, feedbackId)).length,
    ]),
  );
const write = async (content: string) => {
  const humanVerification = await solvedChallenge((await server.send(getHumanChallenge, {})).value);
  const picture = Buffer.from(pngPicture()).toString('base64');
  const answer = await server.call(sendFeedback.path, {
    method: 'POST',
    body: { content, humanVerification, pictures: [picture] },
  });
  expect(answer.status).toBe(200);
};

test('NOTICE-06 the pictures of a message go when their days are over, and its words and younger pictures stay', async () => {
  await setSetting(world, 'feedback.picturesKeptDays', 30);
  await write('old');
  world.clock.advance({ hours: 24 * 20 });
  await write('young');
  world.clock.advance({ hours: 24 * 10 });
  await prune();
  expect(await kept()).toEqual([
    ['young', 1],
    ['old', 1],
  ]);
  world.clock.advance({ seconds: 1 });
  await prune();
  await prune();
  expect(await kept()).toEqual([
    ['young', 1],
    ['old', 0],
  ]);
  await world.platform.storage.sweepFiles.long?.(world.database, {});
  expect(await world.database.single({ name: 'test.files', text: 'select 1 from stored_file' }, [])).toHaveLength(1);
});
