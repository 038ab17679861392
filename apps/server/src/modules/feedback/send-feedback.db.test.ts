import {
  FEEDBACK_MAXIMUM_LENGTH,
  feedbackTypes,
  getCaptcha,
  getHumanChallenge,
  isVisible,
  sendFeedback,
  UPLOAD_MAXIMUM_BYTES,
} from '@pelita/contract';
import { newMember, testDatabase, testServer } from '@pelita/testkit';
import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { solvedChallenge } from '../../platform/providers/human-check/testing/solved-challenge.ts';
import { setSetting } from '../../platform/settings/testing/set-setting.ts';
import { feedbackPictures, listFeedback } from './list-feedback.ts';
import { jpegPicture, pngPicture } from '../../platform/pictures/testing/pictures.ts';

const world = await testDatabase();
const server = await testServer(world);

const prove = async () => solvedChallenge((await server.send(getHumanChallenge, {})).value);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

type Message = { type?: string; content?: unknown; contact?: string; pictures?: string[]; humanVerification?: string };
const write = async (message: Message, how: { method?: string; token?: string } = {}) =>
  server.call(sendFeedback.path, {
    method: how.method ?? 'POST',
    ...(how.token === undefined ? {} : { token: how.token }),
    body: { content: 'Hello', humanVerification: await prove(), ...message },
  });

type Row = { content: string; contact: string | null; type: string; language: string; playerId: string | null };
const rows = () =>
  world.database.single<Row>(
    {
      name: 'test-feedback',
      text: `select content, contact, type, language, player_id as "playerId" from feedback order by received_at, id`,
    },
    [],
  );
const pictures = () =>
  world.database.single<{ type: string; bytes: Uint8Array }>(
    {
      name: 'test-pictures',
      text: 'select media_type as type, bytes from feedback_picture join stored_file using (file_id) order by position',
    },
    [],
  );

describe('API-01 API-07 POST /wps/feedback', () => {
  test('NOTICE-06 a visitor’s message is kept with its pictures, byte for byte', async () => {
    const answer = await write({
      type: 'partner',
      content: 'I would like to be an agent',
      contact: ' kaka@example.org ',
      pictures: [base64(pngPicture()), base64(jpegPicture())],
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { value: { type: 'partner', content: 'I would like to be an agent', pictures: 2 } },
    });
    expect(await rows()).toEqual([
      {
        content: 'I would like to be an agent',
        contact: 'kaka@example.org',
        type: 'partner',
        language: 'MY',
        playerId: null,
      },
    ]);
    const kept = await pictures();
    expect(kept.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg']);
    expect(kept.map(({ bytes }) => Buffer.from(bytes))).toEqual([pngPicture(), jpegPicture()]);
  });

  test('API-01 PUT /wps/feedback NOTICE-06 answers alike, and a player’s message carries who wrote it', async () => {
    const { token, playerId } = await newMember(server);
    expect((await write({ content: 'From a member' }, { method: 'PUT', token })).status).toBe(200);
    expect((await rows()).find((row) => row.content === 'From a member')).toMatchObject({
      playerId,
      type: 'other',
      contact: null,
    });
  });

  test('NOTICE-06 any Unicode text up to the limit comes back and is kept as itself in NFC', async () => {
    const texts = fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: FEEDBACK_MAXIMUM_LENGTH / 4 }), {
      seed: 7,
      numRuns: 5,
    });
    const storable = texts.filter((text) => isVisible(text) && !text.includes('\0') && text.isWellFormed());
    for (const content of [...storable, 'é̄', '👩‍👩‍👧‍👦'.repeat(100), '한국어', 'x'.repeat(FEEDBACK_MAXIMUM_LENGTH)]) {
      const answer = await write({ content });
      expect(answer).toMatchObject({ status: 200, body: { value: { content: content.normalize('NFC') } } });
      expect((await rows()).some((row) => row.content === content.normalize('NFC'))).toBe(true);
    }
  });

  test.each<[string, Message, string]>([
    ['no words', { content: '' }, 'content'],
    ['blanks alone', { content: ' \n\t\u3000' }, 'content'],
    ['signs without a shape', { content: '\u200b\u2060\u3164\ufeff\u2800\n' }, 'content'],
    ['too many words', { content: 'x'.repeat(FEEDBACK_MAXIMUM_LENGTH + 1) }, 'content'],
    ['a number', { content: 7 }, 'content'],
    ['NUL', { content: 'a\0b' }, 'content'],
    ['a lone surrogate', { content: 'a\ud800b' }, 'content'],
    ['a contact that is a letter', { contact: 'x'.repeat(101) }, 'contact'],
    ['a type that nobody knows', { type: 'bribe' }, 'type'],
    ['four pictures', { pictures: Array.from({ length: 4 }, () => base64(pngPicture())) }, 'pictures'],
    ['a page as a picture', { pictures: [base64(Buffer.from('<script>'))] }, 'pictures.0'],
    ['a picture that claims pixels which it lacks', { pictures: [base64(pngPicture({ width: 900 }))] }, 'pictures.0'],
    ['a picture and a page behind it', { pictures: [base64(pngPicture()), 'aGk='] }, 'pictures.1'],
    [
      'a picture of more than 5 MB',
      { pictures: ['A'.repeat(Math.ceil(UPLOAD_MAXIMUM_BYTES / 3) * 4 + 4)] },
      'pictures',
    ],
  ])('NOTICE-06 API-05 %s: 400, the field is named, nothing is kept', async (_what, message, field) => {
    const before = (await rows()).length;
    const answer = await write(message);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_field' } });
    expect(Object.keys((answer.body as unknown as { fields: object }).fields)).toEqual([field]);
    expect((await rows()).length).toBe(before);
  });

  test('NOTICE-06 without a proof of work, with a false one or with one used before nothing is kept', async () => {
    const humanVerification = await prove();
    expect((await write({ humanVerification })).status).toBe(200);
    const before = (await rows()).length;
    for (const used of [humanVerification, 'false', ''])
      expect(await write({ humanVerification: used })).toMatchObject({
        status: 400,
        body: { code: 'human_check_failed' },
      });
    expect((await rows()).length).toBe(before);
  });

  test('NOTICE-06 a faulty picture does not cost the proof', async () => {
    const humanVerification = await prove();
    expect((await write({ humanVerification, pictures: ['aGk='] })).status).toBe(400);
    expect((await write({ humanVerification })).status).toBe(200);
  });

  test('NOTICE-06 the operator reads the newest first, with the pictures as they were sent', async () => {
    world.clock.advance({ minutes: 1 });
    const sent = await write({ content: 'The newest', pictures: [base64(pngPicture()), base64(jpegPicture())] });
    const { feedbackId } = (sent.body as { value: { feedbackId: string } }).value;
    const [newest, ...others] = await world.database.transaction((tx) => listFeedback(tx, 3));
    expect(newest).toMatchObject({ feedbackId, content: 'The newest', playerId: null, pictures: 2 });
    expect(others).toHaveLength(2);
    const laidOut = await feedbackPictures(world.platform, feedbackId);
    expect(laidOut.map(({ bytes }) => Buffer.from(bytes))).toEqual([pngPicture(), jpegPicture()]);
    expect(await feedbackPictures(world.platform, newest?.feedbackId.replace(/^./, 'f') ?? '')).toEqual([]);
  });

  test('takes three pictures of 5 MB and refuses a body beyond that before reading it', async () => {
    const size = sendFeedback.bodyMaximumBytes ?? 0;
    const answer = await server.call(sendFeedback.path, { method: 'POST', body: new Uint8Array(size + 1).fill(0x20) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });
});

test('every kind of message that the contract names can be kept', async () => {
  for (const type of feedbackTypes) expect((await write({ type })).status).toBe(200);
});

test('NOTICE-06 captcha_required, captcha_wrong: while the brand wants a verification code, and each is good for one message', async () => {
  await setSetting(world, 'features.feedbackCaptcha', true);
  onTestFinished(() => setSetting(world, 'features.feedbackCaptcha', false));
  const picture = await server.send(getCaptcha, {});
  const cookie = (picture.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const told = await server.call('/dev/captcha.json', { headers: { cookie } });
  const { answer } = JSON.parse(told.text) as { answer: string };
  const before = (await rows()).length;
  const writes = async (captcha?: string) => {
    const humanVerification = await prove();
    const body = { content: 'Hello', humanVerification, ...(captcha === undefined ? {} : { captcha }) };
    const said = await server.call(sendFeedback.path, { method: 'POST', headers: { cookie }, body });
    return said.body.success ? 'kept' : said.body.code;
  };
  expect(await writes()).toBe('captcha_required');
  expect(await writes(answer)).toBe('kept');
  expect(await writes(answer), 'used up').toBe('captcha_wrong');
  expect((await rows()).length).toBe(before + 1);
});
