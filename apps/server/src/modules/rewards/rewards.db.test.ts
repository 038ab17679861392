import { randomUUID } from 'node:crypto';
import { claimReward, getRewardList, getWithdrawalTerms } from '@pelita/contract';
import { newMember, newTrial, type Person, testDatabase, testServer } from '@pelita/testkit';
import { afterEach, expect, test } from 'vitest';
import { checkBook, readWallet } from '../ledger/index.ts';
import { offerReward, payReward, type RewardOffer } from './index.ts';

const world = await testDatabase();
const server = await testServer(world);
const { database } = world;

afterEach(async () => {
  const faults = await database.transaction(checkBook);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const cash = { kind: 'cash', amountMinor: 800n, currency: 'MYR', turnoverTimesHundredths: 150 } as const;
const bonus = {
  kind: 'bonus',
  grant: {
    amountMinor: 1_000n,
    currency: 'MYR',
    turnoverMinor: 4_000n,
    contributions: {},
    conversionCapMinor: null,
    expiresAt: null,
  },
} as const;
const words = { name: { MY: 'Misi harian', EN: 'Daily mission' } };

function offerTo({ playerId }: Person, changes: Partial<RewardOffer> = {}): RewardOffer {
  return { playerId, source: 'mission', reference: randomUUID(), pay: cash, expiresAt: null, words, ...changes };
}
const offered = (offer: RewardOffer) => database.transaction((tx) => offerReward(tx, offer));
const rewardsOf = async ({ token }: Person) => (await server.send(getRewardList, { query: {} }, { token })).value;
const claim = async ({ token }: Person, rewardId: string) =>
  server.send(claimReward, { body: { rewardId } }, { token, headers: { 'idempotency-key': randomUUID() } });
const walletOf = ({ playerId }: Person) => database.transaction((tx) => readWallet(tx, playerId));

test('MC-11 a reward that 64 presses claim at once is paid once, and its turnover asked for once', async () => {
  const person = await newMember(server);
  const offer = offerTo(person);
  expect([await offered(offer), await offered(offer)]).toEqual([true, false]);
  const before = (await walletOf(person)).availableMinor;
  const { content, claimable } = await rewardsOf(person);
  expect(content).toMatchObject([{ state: 'claimable', kind: 'cash', amount: '8.00', turnover: '12.00' }]);
  expect(claimable).toBe(1);
  const rewardId = content[0]?.rewardId ?? '';
  await Promise.all(Array.from({ length: 64 }, () => claim(person, rewardId)));
  expect((await walletOf(person)).availableMinor - before).toBe(800n);
  const terms = (await server.send(getWithdrawalTerms, {}, { token: person.token })).value;
  expect(terms.remainingTurnover).toBe('12.00');
  expect(await rewardsOf(person)).toMatchObject({ content: [{ state: 'claimed' }], claimable: 0 });
});

test('MC-11 WALLET-05 a reward of bonus money is bonus money, and one of points is points', async () => {
  const person = await newMember(server);
  await offered(offerTo(person, { pay: bonus }));
  await offered(offerTo(person, { pay: { kind: 'points', points: 70n } }));
  for (const { rewardId } of (await rewardsOf(person)).content) await claim(person, rewardId);
  const rows = await world.asOwner(
    'select book, available_minor::int, bonus_minor::int from wallet where player_id = $1 order by book',
    [person.playerId],
  );
  expect(rows).toMatchObject([
    { book: 'points', available_minor: 70 },
    { book: 'real', bonus_minor: 1_000 },
  ]);
});

test('MC-11 what has passed its time is expired, and what is another player’s is unknown', async () => {
  const [person, other] = [await newMember(server), await newMember(server)];
  await offered(offerTo(person, { expiresAt: world.clock.now().subtract({ seconds: 1 }) }));
  await offered(offerTo(other));
  const [expired] = (await rewardsOf(person)).content;
  expect(expired?.state).toBe('expired');
  expect((await claim(person, expired?.rewardId ?? '')).body).toMatchObject({ code: 'reward_expired' });
  const [foreign] = (await rewardsOf(other)).content;
  expect((await claim(person, foreign?.rewardId ?? '')).body).toMatchObject({ code: 'reward_unknown' });
});

test('MC-11 what needs no press is paid once and listed as claimed', async () => {
  const person = await newMember(server);
  const offer = offerTo(person, { source: 'vipUpgrade', words: { rank: 'Gold' } });
  const before = (await walletOf(person)).availableMinor;
  const paid = await Promise.all(
    [1, 2, 3].map(() => database.transaction((tx) => payReward(world.platform.settings)(tx, offer))),
  );
  expect(paid.filter(Boolean)).toHaveLength(1);
  expect((await walletOf(person)).availableMinor - before).toBe(800n);
  expect((await rewardsOf(person)).content).toMatchObject([{ state: 'claimed', source: 'vipUpgrade' }]);
});

test('SAFE-04 a trial and a locked account are offered nothing', async () => {
  const [trial, locked] = [await newTrial(server), await newMember(server)];
  await world.asOwner("update account set status = 'locked' where player_id = $1", [locked.playerId]);
  expect([await offered(offerTo(trial)), await offered(offerTo(locked))]).toEqual([false, false]);
});
