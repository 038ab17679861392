import { getHumanChallenge, getInbox, sendFeedback } from '@pelita/contract';
import {
  closeFeedback,
  getFeedbackPicture,
  getOfficeFeedback,
  listOfficeFeedback,
  type OfficeFeedback,
  replyToFeedback,
  revealFeedbackContact,
  takeFeedback,
} from '@pelita/contract/office';
import { solvedChallenge } from '../../../platform/providers/human-check/testing/solved-challenge.ts';
import { newMember, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { pngPicture } from '../../../platform/pictures/testing/pictures.ts';

const world = await testDatabase();
const portal = await testServer(world);
const office = await testOffice(world);
const [support, content] = [await office.operator('support'), await office.operator('content')];

async function written(by: { token?: string } = {}): Promise<OfficeFeedback> {
  const humanVerification = await solvedChallenge((await portal.send(getHumanChallenge, {})).value);
  const body = {
    content: 'The game stood still',
    contact: 'kaka@example.org',
    pictures: [Buffer.from(pngPicture()).toString('base64')],
    humanVerification,
  };
  const { feedbackId } = (await portal.send(sendFeedback, { body }, by)).value;
  return (await support.send(getOfficeFeedback, { params: { id: feedbackId } })).value;
}
const reply = (one: OfficeFeedback, text: string, by = support) =>
  by.send(replyToFeedback, { params: { id: one.id }, body: { version: one.version, text } });
const take = (one: OfficeFeedback, isTaken = true, by = support) =>
  by.send(takeFeedback, { params: { id: one.id }, body: { version: one.version, isTaken } });
const close = (one: OfficeFeedback, state: 'open' | 'closed') =>
  support.send(closeFeedback, { params: { id: one.id }, body: { version: one.version, state } });

test('OPS-06 a player’s message is read with its pictures, answered into the message centre, and closed', async () => {
  const member = await newMember(portal);
  const one = await written({ token: member.token });
  expect(one).toMatchObject({ state: 'open', pictures: 1, player: { username: member.username }, assignedTo: null });
  const picture = (await support.send(getFeedbackPicture, { params: { id: one.id, place: '0' } })).value;
  expect(picture.mediaType).toBe('image/png');

  const answered = (await reply(one, 'We have paid the round. <b>Sorry!</b>')).value;
  expect(answered).toMatchObject({ state: 'answered', assignedTo: support.username });
  const inbox = (await portal.send(getInbox, { query: {} }, { token: member.token })).value;
  expect(inbox).toMatchObject({ unread: 1, content: [{ type: 'NEW_MAIL', orderId: null }] });
  expect(inbox.content[0]?.text).toBe('We have paid the round. <b>Sorry!</b>');

  expect((await close(answered, 'closed')).value.state).toBe('closed');
  const { rows } = (await support.send(listOfficeFeedback, { query: { state: 'closed' } })).value;
  expect(rows.map(({ id }) => id)).toContain(one.id);
});

test('OPS-06 a visitor cannot be answered here, and the contact is opened with a reason alone', async () => {
  const one = await written();
  expect(one).toMatchObject({ player: null, contact: 'k•••' });
  expect(await reply(one, 'Hello')).toMatchObject({ status: 409, body: { code: 'feedback_of_visitor' } });
  const reveal = (reason: string) => support.send(revealFeedbackContact, { params: { id: one.id }, body: { reason } });
  expect(await reveal('')).toMatchObject({ status: 400 });
  expect((await reveal('they asked to be called')).value).toEqual({ contact: 'kaka@example.org' });
  const entries = await world.asOwner<{ reason: string; after: string | null }>(
    `select reason, after from audit_entry where action = 'reveal-feedback-contact'`,
  );
  expect(entries).toEqual([{ reason: 'they asked to be called', after: null }]);
});

test('OPS-06 of two operators who take a message at once one has it, and the other sees who', async () => {
  const one = await written();
  const answers = await Promise.all([take(one), take(one, true, content)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { assignedTo } = (await support.send(getOfficeFeedback, { params: { id: one.id } })).value;
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'changed_meanwhile', current: { assignedTo } });
});

test('API-05 OPS-06 an answer says something; what is unknown, and who may not, is refused', async () => {
  const member = await newMember(portal);
  const one = await written({ token: member.token });
  for (const words of ['', ' \u200b', 'x'.repeat(1_001)])
    expect(await reply(one, words)).toMatchObject({ status: 400, body: { code: 'invalid_field' } });
  const unknown = { ...one, id: '019cacb3-f200-72bb-8741-b567b7e9681e' };
  expect(await reply(unknown, 'Hello')).toMatchObject({ status: 404, body: { code: 'feedback_unknown' } });
  expect(await support.send(getFeedbackPicture, { params: { id: one.id, place: '1' } })).toMatchObject({ status: 404 });
  expect(await take(one, true, await office.operator('auditor'))).toMatchObject({ status: 403 });
  expect(await take(one, true, await office.operator('finance'))).toMatchObject({ status: 403 });
});
