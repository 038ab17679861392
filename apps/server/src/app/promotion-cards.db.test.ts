import { randomUUID } from 'node:crypto';
import {
  claimMission,
  claimRedEnvelope,
  getAvailablePromotions,
  getMissionSummaryDetails,
  getRedEnvelopes,
} from '@pelita/contract';
import { newMember, paidIn, testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { recordSettingChange } from '../modules/audit/index.ts';
import { changeSetting } from '../platform/settings/change-setting.ts';

// Monday noon in Kuala Lumpur.
const world = await testDatabase({ now: '2026-03-02T04:00:00Z' });
const server = await testServer(world);

/** What takes place elsewhere, by its title. */
const cardsOf = async (token?: string) => {
  const { list } = (await server.send(getAvailablePromotions, { query: {} }, token === undefined ? {} : { token }))
    .value;
  return new Map(list.filter(({ leadsTo }) => leadsTo !== null).map((card) => [card.title, card]));
};
const key = () => ({ 'idempotency-key': randomUUID() as string });

test('PROMO-01 PROMO-04 missions, the leaderboard, raffles, envelopes and referral are among the promotions, and say where they are', async () => {
  const cards = await cardsOf();
  expect([...cards.values()].map(({ kind, leadsTo }) => `${kind} ${leadsTo}`)).toEqual(
    expect.arrayContaining([
      'mission /activityCentre',
      'leaderboard /activityCentre',
      'raffle /activityCentre?view=raffles',
      'envelope /activityCentre?view=envelopes',
      'referral /promotions?modal=member-centre&room=referral',
    ]),
  );
  for (const { title, imageUrl, type } of cards.values()) {
    expect(title).not.toBe('');
    expect(type).toBe('event');
    expect((await server.call(imageUrl)).status).toBe(200);
  }
});

test('PROMO-04 a mission’s card says what it is to the player: counted, then to be claimed, then claimed', async () => {
  const member = await newMember(server);
  const { token } = member;
  const status = async () => (await cardsOf(token)).get('Deposit hari ini')?.status;
  expect((await cardsOf()).get('Deposit hari ini')?.status).toBe('join');
  expect(await status()).toBe('joined');
  const available = async () => (await server.send(getAvailablePromotions, { query: {} }, { token })).value.available;
  const before = await available();
  await paidIn(server, member, '50.00');
  expect(await status()).toBe('claim');
  expect(await available()).toBeGreaterThan(before);
  const { list } = (await server.send(getMissionSummaryDetails, { query: { status: 'claimable' } }, { token })).value;
  const [mission] = list;
  if (!mission) throw new Error('nothing can be claimed');
  const { missionId, cycleFrom } = mission;
  await server.send(claimMission, { body: { missionId, cycleFrom } }, { token, headers: key() });
  expect(await status()).toBe('claimed');
});

test('PROMO-04 an envelope is coming, then open to who has none of it, then taken', async () => {
  const rain = async (asker?: string) => (await cardsOf(asker)).get('Hujan sampul merah');
  const coming = await rain((await newMember(server)).token);
  expect(coming?.status).toBe('comingSoon');
  world.clock.advance({
    milliseconds: Date.parse(coming?.startsAt ?? '') - world.clock.now().epochMilliseconds + 1_000,
  });
  // A session from before is over by now.
  const { token } = await newMember(server);
  expect((await rain())?.status).toBe('join');
  expect((await rain(token))?.status).toBe('claim');
  const { envelopes } = (await server.send(getRedEnvelopes, {}, { token })).value;
  const open = envelopes.find(({ state }) => state === 'open');
  if (!open) throw new Error('no envelope is open');
  await server.send(claimRedEnvelope, { body: { roundId: open.roundId } }, { token, headers: key() });
  expect((await rain(token))?.status).toBe('claimed');
});

test('PROMO-05 REF-01 the card of referral goes when the programme is switched off', async () => {
  const kinds = async () => [...(await cardsOf()).values()].map(({ kind }) => kind);
  expect(await kinds()).toContain('referral');
  const { settings } = world.platform;
  await world.database.transaction((tx) =>
    changeSetting(settings.catalogue, recordSettingChange)(tx, 'test', 'features.referral', false),
  );
  await settings.refresh();
  expect(await kinds()).not.toContain('referral');
});
