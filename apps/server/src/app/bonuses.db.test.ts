import { randomUUID } from 'node:crypto';
import {
  claimReward,
  getBalance,
  getBonusBets,
  getBonusList,
  getRewardList,
  giveUpBonus,
  listGames,
} from '@pelita/contract';
import { cancelBonus, listOfficeBonuses } from '@pelita/contract/office';
import { newMember, type Person, paidIn, play, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { afterEach, expect, test } from 'vitest';
import { checkBonuses } from '../modules/bonuses/index.ts';
import { checkBook } from '../modules/ledger/index.ts';
import { offerReward, type RewardOffer } from '../modules/rewards/index.ts';

const world = await testDatabase();
const server = await testServer(world);
const office = await testOffice(world);
const { database } = world;

afterEach(async () => {
  const faults = await database.transaction(async (tx) => [...(await checkBook(tx)), ...(await checkBonuses(tx))]);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const rewarded = ({ playerId }: Person, pay: RewardOffer['pay'], reference: string = randomUUID()) =>
  database.transaction((tx) =>
    offerReward(tx, {
      playerId,
      source: 'promotion',
      reference,
      pay,
      expiresAt: null,
      words: { name: { MY: 'Bonus selamat datang', EN: 'Welcome bonus' } },
    }),
  );
const bonusOf = (turnoverMinor: bigint): RewardOffer['pay'] => ({
  kind: 'bonus',
  grant: {
    amountMinor: 2_000n,
    currency: 'MYR',
    turnoverMinor,
    contributions: { RNG: 50 },
    conversionCapMinor: 1_500n,
    expiresAt: null,
  },
});
const claim = ({ token }: Person, rewardId: string) =>
  server.send(claimReward, { body: { rewardId } }, { token, headers: { 'idempotency-key': randomUUID() } });
const rewardsOf = async ({ token }: Person) =>
  (await server.send(getRewardList, { query: {} }, { token })).value.content;
const bonusesOf = async ({ token }: Person, language = 'EN') =>
  (await server.send(getBonusList, { query: {} }, { token, language })).value.content;

async function holder(turnoverMinor: bigint): Promise<Person> {
  const person = await newMember(server);
  await paidIn(server, person, '100.00');
  await rewarded(person, bonusOf(turnoverMinor));
  const [reward] = await rewardsOf(person);
  await claim(person, reward?.rewardId ?? '');
  world.clock.advance({ seconds: 1 });
  return person;
}

test('MC-10 WALLET-05 real rounds count towards a bonus, each with what it counted, and release it', async () => {
  const [game] = (await server.send(listGames, { query: { gameType: 'RNG', pageSize: '1' } })).value.games;
  const person = await holder(50n);
  expect(await bonusesOf(person, 'MY')).toMatchObject([
    { title: 'Bonus selamat datang', state: 'active', amount: '20.00', balance: '20.00', progress: '0.00' },
  ]);
  const { token } = person;
  expect((await server.send(getBalance, {}, { token })).value).toMatchObject({
    sumBalance: '120.00',
    cash: '100.00',
    bonus: '20.00',
  });
  await play(server, person, game?.gameCode ?? '', (all) => all.length >= 5);
  const [bonus] = await bonusesOf(person);
  const { content } = (await server.send(getBonusBets, { query: { bonusId: bonus?.bonusId ?? '' } }, { token })).value;
  expect(content).toHaveLength(5);
  expect(content.every(({ stake, counted }) => Number(counted) === Math.floor(Number(stake) * 50) / 100)).toBe(true);
  await office.work('bonuses.settle');
  expect(await bonusesOf(person)).toMatchObject([{ state: 'released', released: '15.00', forfeited: '5.00' }]);
});

test('MC-10 a player gives a bonus up once; another player’s is unknown', async () => {
  const [person, other] = [await holder(90_000n), await holder(90_000n)];
  const [bonus] = await bonusesOf(person);
  const giveUp = ({ token }: Person) =>
    server.send(
      giveUpBonus,
      { body: { bonusId: bonus?.bonusId ?? '' } },
      { token, headers: { 'idempotency-key': randomUUID() } },
    );
  expect((await giveUp(other)).body).toMatchObject({ code: 'bonus_unknown' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => giveUp(person)));
  expect(new Set(answers.map(({ value }) => value.state))).toEqual(new Set(['forfeited']));
  expect(await bonusesOf(person)).toMatchObject([{ reason: 'givenUp', forfeited: '20.00' }]);
});

test('OPS-05 an operator cancels a bonus with a reason that is audited, once, and nobody without the permission', async () => {
  const person = await holder(90_000n);
  const [finance, support] = [await office.operator('finance'), await office.operator('support')];
  const { rows } = (await finance.send(listOfficeBonuses, { query: { player: person.playerId } })).value;
  expect(rows).toMatchObject([{ bonusState: 'active', amount: '20.00', balance: '20.00' }]);
  const cancel = (by: typeof finance) =>
    by.send(cancelBonus, { params: { id: rows[0]?.id ?? '' }, body: { reason: 'two accounts of one person' } });
  expect((await cancel(support)).status).toBe(403);
  expect((await cancel(finance)).value).toMatchObject({ state: 'forfeited' });
  expect((await cancel(finance)).body).toMatchObject({ code: 'bonus_ended' });
  const audited = await world.asOwner("select action from audit_entry where action = 'cancel-bonus'");
  expect(audited).toHaveLength(1);
  expect(await bonusesOf(person)).toMatchObject([{ state: 'forfeited', reason: 'operator' }]);
});

test('MC-11 REL-01 connections that are killed while rewards are claimed leave each paid whole or not at all', async () => {
  const person = await newMember(server);
  for (let at = 0; at < 30; at += 1) {
    const pay = { kind: 'cash', amountMinor: 100n, currency: 'MYR', turnoverTimesHundredths: 100 } as const;
    await rewarded(person, pay, `kill ${at}`);
  }
  const rewards = (await server.send(getRewardList, { query: {} }, { token: person.token })).value.content;
  const claims = rewards.map(({ rewardId }) => claim(person, rewardId).catch(() => null));
  for (let at = 0; at < 15; at += 1)
    await world.asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and (query like '%reward%' or query like '%ledger%')`,
    );
  await Promise.all(claims);
  const torn = await world.asOwner(
    `select r.reference from reward r
     left join transfer t on t.player_id = r.player_id and t.source = 'rewards' and t.idempotency_key = r.source || ':' || r.reference
     left join turnover_requirement u on u.player_id = r.player_id and u.source = 'reward' and u.reference = r.source || ':' || r.reference
     where r.player_id = $1 and (r.state = 'claimed') is distinct from (t.player_id is not null and u.player_id is not null)`,
    [person.playerId],
  );
  expect(torn).toEqual([]);
  for (const { rewardId } of rewards) expect((await claim(person, rewardId)).value.state).toBe('claimed');
});
