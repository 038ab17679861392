import {
  accountTransaction,
  disputeMovement,
  getInbox,
  type MovementRecord,
  UPLOAD_MAXIMUM_FILES,
} from '@pelita/contract';
import { answerDispute, getDispute, getDisputePicture, listDisputes } from '@pelita/contract/office';
import { newMember, newTrial, paidIn, type Person, type TestOperator } from '@pelita/testkit';
import { beforeEach, expect, test } from 'vitest';
import { countNew } from '../modules/figures/index.ts';
import { pngPicture } from '../platform/pictures/testing/pictures.ts';
import { refusal, withdrawalWorld } from './testing/withdrawal-world.ts';

const place = await withdrawalWorld();
const { world, server } = place;
const picture = Buffer.from(pngPicture()).toString('base64');
let player: Person;
let support: TestOperator;
let movement: MovementRecord;

beforeEach(async () => {
  player = await newMember(server);
  support = await place.openOperator('support');
  await paidIn(server, player, '40.00');
  await countNew(world.database, world.clock);
  movement = await lastMovement();
});

async function lastMovement(): Promise<MovementRecord> {
  const { content } = (await server.send(accountTransaction, { query: {} }, { token: player.token })).value;
  const [newest] = content;
  if (!newest) throw new Error('the player has no movement');
  return newest;
}
const dispute = (said: { remark?: string; pictures?: string[]; movementId?: string; as?: Person } = {}) =>
  server.send(
    disputeMovement,
    {
      params: { movementId: said.movementId ?? movement.movementId },
      body: { remark: said.remark ?? 'I paid 50, not 40.', pictures: said.pictures ?? [] },
    },
    { token: (said.as ?? player).token },
  );
const answer = (id: string, state: 'upheld' | 'dismissed' = 'upheld', by = support) =>
  by.send(answerDispute, { params: { id }, body: { state, answer: 'Ten more have been added.' } });

test('API-01 POST /wps/report/accountTransaction/{movementId}/dispute: SAFE-03 OPS-06 any movement can be disputed with words and pictures, and is answered into the inbox', async () => {
  expect(movement.dispute).toBeNull();
  const opened = (await dispute({ pictures: [picture, picture] })).value;
  expect(opened).toMatchObject({ state: 'open', answer: null, remark: 'I paid 50, not 40.' });
  expect((await lastMovement()).dispute).toEqual(opened);

  const { rows } = (await support.send(listDisputes, { query: { state: 'open', player: player.playerId } })).value;
  expect(rows).toMatchObject([{ id: opened.disputeId, kind: 'deposit', amount: '40.00', state: 'open' }]);
  const seen = (await support.send(getDispute, { params: { id: opened.disputeId } })).value;
  expect(seen).toMatchObject({ pictures: 2, movement: { amount: '40.00', balanceAfter: '40.00', currency: 'MYR' } });
  const shown = await support.send(getDisputePicture, { params: { id: opened.disputeId, place: '1' } });
  expect(shown.value.mediaType).toBe('image/png');
  const missing = await support.send(getDisputePicture, { params: { id: opened.disputeId, place: '2' } });
  expect(missing).toMatchObject(refusal('picture_unknown'));

  expect((await answer(opened.disputeId)).value).toMatchObject({ state: 'upheld', answeredBy: support.username });
  expect((await lastMovement()).dispute).toMatchObject({ state: 'upheld', answer: 'Ten more have been added.' });
  const inbox = (await server.send(getInbox, { query: { type: 'NEW_MAIL' } }, { token: player.token })).value;
  expect(inbox.content[0]).toMatchObject({ text: 'Ten more have been added.', orderId: null });
  expect(await place.faults()).toEqual([]);
});

test('dispute_open: one dispute of a movement is open however often it is sent at once; once answered, another may follow', async () => {
  const answers = await Promise.all([dispute(), dispute(), dispute()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const refused of answers.filter(({ status }) => status !== 200))
    expect(refused).toMatchObject(refusal('dispute_open'));
  const disputeId = answers.find(({ status }) => status === 200)?.value.disputeId ?? '';
  expect((await answer(disputeId, 'dismissed')).status).toBe(200);
  expect((await dispute({ remark: 'It is still wrong.' })).value).toMatchObject({ state: 'open' });
});

test('dispute_answered: of two operators who answer at once one is heard', async () => {
  const { disputeId } = (await dispute()).value;
  const finance = await place.openOperator();
  const answers = await Promise.all([answer(disputeId), answer(disputeId, 'dismissed', finance)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await answer(disputeId)).toMatchObject(refusal('dispute_answered'));
  const inbox = (await server.send(getInbox, { query: { type: 'NEW_MAIL' } }, { token: player.token })).value;
  expect(inbox.content).toHaveLength(1);
});

test('movement_unknown: another player’s movement, and one that never was, do not exist', async () => {
  expect(await dispute({ as: await newMember(server) })).toMatchObject(refusal('movement_unknown'));
  for (const movementId of ['1', '-9223372036854775808', '9999999999999999999'])
    expect(await dispute({ movementId }), movementId).toMatchObject(refusal('movement_unknown'));
  for (const movementId of ['x', '1.5', '%20']) expect((await dispute({ movementId })).status, movementId).toBe(400);
  expect(await dispute({ as: await newTrial(server) })).toMatchObject(refusal('in_need_true_account'));
});

test.for<[string, { remark?: string; pictures?: string[] }]>([
  ['no words', { remark: ' \u200b' }],
  ['too many words', { remark: 'x'.repeat(501) }],
  ['too many pictures', { pictures: Array.from({ length: UPLOAD_MAXIMUM_FILES + 1 }, () => picture) }],
  ['a picture that is none', { pictures: [Buffer.from('<svg/>').toString('base64')] }],
])('a dispute that says nothing, or shows what is no picture, is a 400 and leaves no trace: %s', async ([, said]) => {
  expect((await dispute(said)).status).toBe(400);
  expect((await lastMovement()).dispute).toBeNull();
});

test('risk looks on, and support and finance answer', async () => {
  const { disputeId } = (await dispute()).value;
  const risk = await place.openOperator('risk');
  expect((await risk.send(getDispute, { params: { id: disputeId } })).status).toBe(200);
  expect(await answer(disputeId, 'upheld', risk)).toMatchObject(refusal('permission_missing'));
  const unknown = '019cacb3-f200-72bb-8741-b567b7e9681e';
  expect(await answer(unknown)).toMatchObject(refusal('dispute_unknown'));
});
