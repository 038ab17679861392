import { randomUUID } from 'node:crypto';
import {
  claimMission,
  claimRafflePromotion,
  claimRedEnvelope,
  getBalance,
  getMissionLeaderboard,
  getMissionSummaryDetails,
  getPointBalance,
  getRaffles,
  getRaffleTickets,
  getRedEnvelopes,
  getRewardList,
  type Mission,
  type PlayerId,
} from '@pelita/contract';
import {
  addEnvelope,
  addMission,
  addRaffle,
  changeEnvelope,
  changeMission,
  changeRaffle,
  listEnvelopes,
  listMissions,
  listRaffles,
} from '@pelita/contract/office';
import { commitment, splitPool, ticketSeed, verifyPacket, verifyTicket } from '@pelita/games/giveaways';
import { newMember, newTrial, paidIn, type Person, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countNew } from '../figures/index.ts';
import { checkBook, postTransfer } from '../ledger/index.ts';
import { giving } from './give.ts';
import { giveawaySeeds } from './giveaway-seeds.ts';
import { claimMission as claimMissionIn } from './missions/claim-mission.ts';
import { claimRaffle as claimRaffleIn } from './raffles/claim-raffle.ts';

// Monday noon in Kuala Lumpur.
const world = await testDatabase({ now: '2026-03-02T04:00:00Z' });
const server = await testServer(world);
const office = await testOffice(world);
let content = await office.operator('content');
// A session is locked when its operator does nothing for some minutes, and the tests move the clock.
beforeEach(async () => {
  content = await office.operator('content');
});
const { database, platform, clock } = world;
const parts = { brand: platform.brand, give: giving(platform), seeds: giveawaySeeds(platform) };

afterEach(async () => {
  const faults = await database.transaction(checkBook);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const key = () => ({ 'idempotency-key': randomUUID() as string });
const missionsOf = async ({ token }: Person, status = 'all' as const) =>
  (await server.send(getMissionSummaryDetails, { query: { status, size: '100' } }, { token })).value;
const titled = (list: readonly Mission[], title: string): Mission => {
  const found = list.find((mission) => mission.title === title);
  if (!found) throw new Error(`no mission ${title} among ${list.map((mission) => mission.title).join(', ')}`);
  return found;
};
const claim = async ({ token }: Person, { missionId, cycleFrom }: Mission, headers = key()) =>
  server.send(claimMission, { body: { missionId, cycleFrom } }, { token, headers });
const pointsOf = async ({ token }: Person) => (await server.send(getPointBalance, {}, { token })).value.currentPoints;
const balanceOf = async ({ token }: Person) => (await server.send(getBalance, {}, { token })).value.sumBalance;
const draw = async ({ token }: Person, promotionId: string, headers = key(), clientSeed = 'mine') =>
  server.send(claimRafflePromotion, { body: { promotionId, clientSeed } }, { token, headers });
const open = async ({ token }: Person, roundId: string, headers = key()) =>
  server.send(claimRedEnvelope, { body: { roundId } }, { token, headers });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

/** A stake of real money, as a lottery's counts; and the same taken back. */
const moved = async (playerId: PlayerId, kind: 'bet' | 'rollback', amountMinor: bigint) =>
  database.transaction((tx) =>
    postTransfer(tx, {
      playerId,
      book: 'real',
      currency: 'MYR',
      source: 'lottery',
      key: randomUUID(),
      kind,
      direction: kind === 'bet' ? 'debit' : 'credit',
      counterAccount: 'vendor:TCG_SEA',
      amountMinor,
      reference: 'test',
    }),
  );
async function staker(stakedMinor: bigint): Promise<Person> {
  const member = await newMember(server);
  await paidIn(server, member, '1000.00');
  if (stakedMinor > 0n) await moved(member.playerId, 'bet', stakedMinor);
  return member;
}

const hostile = '<img src=x onerror=steal()>';
const words = (title: string) => ({ MY: { title, detail: '' }, EN: { title, detail: '' } });
const firstDay = '2026-03-02';
const points = (amount: string) => ({ kind: 'points' as const, amount, turnoverTimes: '0.00' });
const cash = (amount: string) => ({ kind: 'cash' as const, amount, turnoverTimes: '1.00' });
const missionBody = {
  firstDay,
  lastDay: null,
  isOffered: true,
  position: 50,
  objective: 'turnover' as const,
  categories: ['LOTT' as const],
  cycle: 'daily' as const,
  target: '100.00',
  prize: cash('5.00'),
  rankPrizes: [],
};
type MissionBody = Parameters<typeof content.send<typeof addMission>>[1]['body'];
const newMission = async (title: string, changes: Partial<MissionBody> = {}) =>
  (await content.send(addMission, { body: { ...missionBody, words: words(title), ...changes } }, key())).value;
const raffleBody = {
  firstDay,
  lastDay: '2026-03-02',
  isOffered: true,
  position: 50,
  earnedBy: 'turnover' as const,
  categories: [],
  ticketAmount: '100.00',
  ticketsMaximum: 5,
  prizes: [{ motif: 'coin', prize: cash('3.00'), weight: 1, stock: 3 }],
};
type RaffleBody = Parameters<typeof content.send<typeof addRaffle>>[1]['body'];
const newRaffle = async (title: string, changes: Partial<RaffleBody> = {}) =>
  (await content.send(addRaffle, { body: { ...raffleBody, words: words(title), ...changes } }, key())).value;
const raffleOf = async (id: string, token?: string) => {
  const { raffles } = (await server.send(getRaffles, {}, token === undefined ? {} : { token })).value;
  const found = raffles.find(({ raffleId }) => raffleId === id);
  if (!found) throw new Error(`no raffle ${id}`);
  return found;
};
const envelopeBody = {
  firstDay,
  lastDay: firstDay,
  isOffered: true,
  position: 50,
  kind: 'rain' as const,
  pool: '10.00',
  packets: 20,
  turnoverTimes: '1.00',
  opensAt: '12:30',
  minutes: 10,
};
type EnvelopeBody = Parameters<typeof content.send<typeof addEnvelope>>[1]['body'];
const newEnvelope = async (title: string, changes: Partial<EnvelopeBody> = {}) =>
  (await content.send(addEnvelope, { body: { ...envelopeBody, words: words(title), ...changes } }, key())).value;
const envelopeOf = async (title: string, token?: string) => {
  const { envelopes } = (await server.send(getRedEnvelopes, {}, token === undefined ? {} : { token })).value;
  const found = envelopes.find((one) => one.title === title);
  if (!found) throw new Error(`no envelope ${title}`);
  return found;
};

test('PROMO-04 API-01 MCSFE_getMissionSummaryDetails counts what was reached, and a finished mission is claimed once', async () => {
  const member = await newMember(server);
  const before = await missionsOf(member);
  expect(before.list.length).toBeGreaterThanOrEqual(4);
  expect(before.claimable).toBe(0);
  expect(titled(before.list, 'Deposit hari ini')).toMatchObject({ reached: '0.00', target: '50.00', state: 'open' });
  expect(codeOf(await claim(member, titled(before.list, 'Deposit hari ini')))).toBe('mission_unfinished');

  await paidIn(server, member, '50.00');
  const { list, claimable } = await missionsOf(member);
  const mission = titled(list, 'Deposit hari ini');
  expect([claimable, mission.state, mission.reached, list[0]?.title]).toEqual([1, 'claimable', '50.00', mission.title]);
  const headers = key();
  const first = await claim(member, mission, headers);
  expect(first.value).toMatchObject({ prize: { kind: 'points', amount: '100' } });
  expect((await claim(member, mission, headers)).value).toEqual(first.value);
  expect(codeOf(await claim(member, { ...mission, cycleFrom: '2026-03-01' }, headers))).toBe('idempotency_key_reused');
  expect(codeOf(await claim(member, mission))).toBe('mission_claimed');
  expect(await pointsOf(member)).toBe(100);
  expect(titled((await missionsOf(member)).list, mission.title).state).toBe('claimed');
  const { content: rewards } = (await server.send(getRewardList, { query: {} }, { token: member.token })).value;
  expect(rewards).toMatchObject([{ source: 'mission', title: mission.title, state: 'claimed', amount: '100' }]);
});

test('PROMO-04 of one claim raced by 64 one is paid', async () => {
  const { id } = await newMission('Perlumbaan');
  const member = await staker(10_000n);
  const mission = titled((await missionsOf(member)).list, 'Perlumbaan');
  expect(mission.missionId).toBe(id);
  const before = await balanceOf(member);
  const answers = await Promise.all(Array.from({ length: 64 }, () => claim(member, mission)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(Number(await balanceOf(member)) - Number(before)).toBeCloseTo(5);
});

test('PROMO-04 bets that are rolled back lower what was reached, until the reward is claimed', async () => {
  await newMission('Pulang');
  const member = await staker(10_000n);
  const mission = async () => titled((await missionsOf(member)).list, 'Pulang');
  expect(await mission()).toMatchObject({ state: 'claimable', reached: '100.00' });
  await moved(member.playerId, 'rollback', 4_000n);
  expect(await mission()).toMatchObject({ state: 'open', reached: '60.00' });
  expect(codeOf(await claim(member, await mission()))).toBe('mission_unfinished');
  await moved(member.playerId, 'bet', 4_000n);
  expect((await claim(member, await mission())).status).toBe(200);
  await moved(member.playerId, 'rollback', 10_000n);
  expect((await mission()).state).toBe('claimed');
});

test('PROMO-04 a claim that is cut off before its end has given nothing, and is given whole the next time', async () => {
  await newMission('Terputus');
  const { id: raffle } = await newRaffle('Terputus', { lastDay: '2026-03-20' });
  const member = await staker(10_000n);
  const mission = titled((await missionsOf(member)).list, 'Terputus');
  const before = await balanceOf(member);
  const who = { player: { playerId: member.playerId }, idempotencyKey: randomUUID() } as never;
  const cutOff = (work: Parameters<typeof database.transaction>[0]) =>
    expect(
      database.transaction(async (tx) => {
        await work(tx);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
  const { missionId, cycleFrom } = mission;
  await cutOff((tx) => claimMissionIn(parts)(tx, who, { body: { missionId, cycleFrom } } as never));
  await cutOff((tx) => claimRaffleIn(parts)(tx, who, { body: { promotionId: raffle, clientSeed: 'x' } } as never));
  expect(await balanceOf(member)).toBe(before);
  expect((await raffleOf(raffle, member.token)).prizes).toMatchObject([{ left: 3 }]);
  expect((await claim(member, mission)).status).toBe(200);
  expect((await draw(member, raffle)).status).toBe(200);
  expect(Number(await balanceOf(member)) - Number(before)).toBeCloseTo(8);
});

test('PROMO-04 login days and invited friends who have deposited are counted from their rows', async () => {
  await newMission('Kawan', {
    objective: 'invitedFriends',
    categories: [],
    cycle: 'weekly',
    target: '1',
    prize: points('7'),
  });
  const member = await newMember(server);
  const [friend, idle] = [await newMember(server), await newMember(server)];
  await world.asOwner('update account set referrer_id = $1 where player_id = any($2)', [
    member.playerId,
    [friend.playerId, idle.playerId],
  ]);
  const { list } = await missionsOf(member);
  expect(titled(list, 'Lima hari seminggu')).toMatchObject({ reached: '1', target: '5', unit: 'count' });
  expect(titled(list, 'Kawan')).toMatchObject({ reached: '0', state: 'open' });
  await paidIn(server, friend, '10.00');
  await countNew(database, clock);
  expect(titled((await missionsOf(member)).list, 'Kawan')).toMatchObject({ reached: '1', state: 'claimable' });
});

test('FAIR-01 PROMO-04 API-01 MCS2_claimRafflePromotion draws by the seed that was committed to, and its player can check it', async () => {
  const prizes = [
    { motif: 'trophy', prize: cash('1.00'), weight: 2, stock: 1 },
    { motif: 'star', prize: points('10'), weight: 3, stock: null },
    { motif: 'lantern', prize: null, weight: 5, stock: null },
  ];
  const { id } = await newRaffle('Semak', { prizes });
  const member = await staker(25_000n);
  const seen = await raffleOf(id, member.token);
  expect(seen).toMatchObject({ state: 'open', raffleSeed: null, tickets: { earned: 2, used: 0, toNext: '50.00' } });
  const headers = key();
  const first = (await draw(member, id, headers)).value;
  expect(first.ticket.proof.commitment).toBe(seen.tickets?.next.commitment);
  expect((await draw(member, id, headers)).value).toEqual(first);
  expect(codeOf(await draw(member, id, headers, 'another'))).toBe('idempotency_key_reused');
  const second = (await draw(member, id)).value;
  expect(second.ticket.proof.commitment).toBe(first.tickets.next.commitment);
  for (const { ticket } of [first, second]) {
    const { proof, number, prizeNo } = ticket;
    expect(verifyTicket({ ...proof, nonce: number }, { commitment: proof.commitment, prize: prizeNo - 1 }).holds).toBe(
      true,
    );
  }
  expect(codeOf(await draw(member, id))).toBe('raffle_no_ticket');
  const { tickets } = (await server.send(getRaffleTickets, { query: { raffleId: id } }, { token: member.token })).value;
  expect(tickets).toEqual([second.ticket, first.ticket]);
});

test('PROMO-04 the last pieces of a prize are given once each, and what is sold out keeps the ticket', async () => {
  const { id } = await newRaffle('Rebut', { ticketsMaximum: 8 });
  const members = await Promise.all(Array.from({ length: 8 }, () => staker(80_000n)));
  const answers = await Promise.all(members.flatMap((member) => Array.from({ length: 8 }, () => draw(member, id))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(new Set(['raffle_sold_out']));
  const { raffles } = (await content.send(listRaffles, {})).value;
  expect(raffles.find((raffle) => raffle.id === id)).toMatchObject({ drawn: 3, given: [3], prizes: [{ stock: 0 }] });
  const used = await Promise.all(members.map(async ({ token }) => (await raffleOf(id, token)).tickets?.used ?? 0));
  expect(used.reduce((sum, count) => sum + count, 0)).toBe(3);
});

test('FAIR-01 PROMO-04 of a red envelope raced by 64 each packet is given once, one for each player, and they add up to the pool', async () => {
  await newEnvelope('Hujan', { packets: 12 });
  const members = await Promise.all(Array.from({ length: 16 }, () => newMember(server)));
  const [one] = members as [Person];
  const seen = await envelopeOf('Hujan');
  expect(seen).toMatchObject({
    state: 'coming',
    left: 12,
    serverSeed: null,
    own: null,
    opensAt: '2026-03-02T04:30:00Z',
  });
  clock.set('2026-03-02T04:29:59.999Z');
  expect(codeOf(await open(one, seen.roundId))).toBe('envelope_closed');
  clock.set('2026-03-02T04:30:00Z');
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => members)
      .flat()
      .map((member) => open(member, seen.roundId)),
  );
  const given = answers.filter(({ status }) => status === 200);
  expect(given).toHaveLength(12);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(
    new Set(['envelope_empty', 'envelope_taken']),
  );
  const amounts = given.map(({ value }) => Math.round(Number(value.packet.amount) * 100));
  expect(Math.min(...amounts)).toBeGreaterThanOrEqual(1);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(1_000);
  expect(new Set(given.map(({ value }) => value.packet.packetNo)).size).toBe(12);

  const taker =
    members.find((_, at) => answers.some((answer, index) => index % 16 === at && answer.status === 200)) ?? one;
  const own = await envelopeOf('Hujan', taker.token);
  expect(own).toMatchObject({ state: 'closed', left: 0, commitment: seen.commitment });
  const serverSeed = own.serverSeed ?? '';
  const pool = { round: own.roundId, serverSeed, poolMinor: 1_000, packets: 12, isEqual: false };
  const amountMinor = Math.round(Number(own.own?.amount) * 100);
  const taken = { ...pool, packetNo: own.own?.packetNo ?? 0 };
  expect(verifyPacket(taken, { commitment: seen.commitment, amountMinor }).holds).toBe(true);
  expect(amounts.toSorted((a, b) => a - b)).toEqual(splitPool(pool).toSorted((a, b) => a - b));
  expect(await balanceOf(taker)).toBe(own.own?.amount);
});

test('PROMO-04 a red envelope that is over gives nothing, equal packets are equal, and the same request is answered alike', async () => {
  await newEnvelope('Sama', { kind: 'fixed', pool: '6.00', packets: 3, opensAt: '12:40' });
  const member = await newMember(server);
  clock.set('2026-03-02T04:40:00Z');
  const { roundId } = await envelopeOf('Sama');
  const headers = key();
  const first = await open(member, roundId, headers);
  expect(first.value).toMatchObject({ packet: { packetNo: 1, amount: '2.00' }, left: 2 });
  expect((await open(member, roundId, headers)).value).toEqual(first.value);
  expect(codeOf(await open(member, randomUUID()))).toBe('envelope_unknown');
  clock.set('2026-03-02T04:50:00Z');
  expect(codeOf(await open(await newMember(server), roundId))).toBe('envelope_closed');
});

test('SAFE-04 PROMO-04 a trial account is given nothing and counted nowhere', async () => {
  const trial = await newTrial(server);
  const { id } = await newRaffle('Cuba');
  const { roundId } = await envelopeOf('Hujan sampul merah');
  for (const answer of [
    await claim(trial, { missionId: id, cycleFrom: firstDay } as Mission),
    await draw(trial, id),
    await open(trial, roundId),
  ])
    expect(codeOf(answer)).toBe('in_need_true_account');
  expect((await raffleOf(id, trial.token)).tickets).toBeNull();
});

test('OPS-05 operators add and change missions, raffles and red envelopes; what is wrong is refused by its field', async () => {
  const added = await newMission('Lama', { words: words(hostile) });
  expect(titled((await missionsOf(await newMember(server))).list, hostile).missionId).toBe(added.id);
  const change = {
    params: { id: added.id },
    body: { ...missionBody, words: words('Baharu'), isOffered: false, version: 1 },
  };
  const changed = (await content.send(changeMission, change)).value;
  expect(changed).toMatchObject({ version: 2, isOffered: false, claimed: 0 });
  expect(await content.send(changeMission, change)).toMatchObject({
    body: { code: 'changed_meanwhile', current: changed },
  });
  const refused = async (answer: Promise<{ status: number; body: unknown }>, field: string) => {
    const { status, body } = await answer;
    expect([status, Object.keys((body as { fields?: object }).fields ?? {})[0]], field).toEqual([400, field]);
  };
  const add = (changes: object) =>
    content.send(addMission, { body: { ...missionBody, words: words('x'), ...changes } as never }, key());
  await refused(add({ target: '0.00' }), 'target');
  await refused(add({ target: null }), 'target');
  await refused(add({ cycle: 'once' }), 'lastDay');
  await refused(add({ lastDay: '2026-03-01' }), 'lastDay');
  await refused(add({ words: { EN: words('x').EN } }), 'words.MY.title');
  await refused(add({ prize: { ...cash('5.00'), kind: 'bonus', turnoverTimes: '0' } }), 'prize.amount');
  await refused(
    add({ objective: 'loginDays', target: '3', rankPrizes: [{ rankFrom: 1, rankTo: 1, prize: cash('1.00') }] }),
    'rankPrizes',
  );
  const raffle = await newRaffle('Ubah');
  const more = { ...raffleBody, words: words('Ubah'), version: 1, prizes: [{ ...raffleBody.prizes[0], stock: 9 }] };
  expect(
    (await content.send(changeRaffle, { params: { id: raffle.id }, body: more as never })).value.prizes[0]?.stock,
  ).toBe(9);
  const one = await newEnvelope('Tukar', { lastDay: '2026-03-03', opensAt: '23:00' });
  const before = await envelopeOf('Tukar');
  const later = {
    ...envelopeBody,
    words: words('Tukar'),
    lastDay: '2026-03-03',
    opensAt: '23:30',
    version: one.version,
  };
  await content.send(changeEnvelope, { params: { id: one.id }, body: later });
  const after = await envelopeOf('Tukar');
  expect([after.opensAt, after.commitment === before.commitment]).toEqual(['2026-03-02T15:30:00Z', false]);
  const { envelopes } = (await content.send(listEnvelopes, {})).value;
  expect(envelopes.find(({ words: told }) => told['MY']?.title === 'Hujan')?.rounds).toMatchObject([
    { taken: 12, paid: '10.00' },
  ]);
  const finance = await office.operator('finance');
  expect((await finance.send(listMissions, {})).status).toBe(200);
  expect((await finance.send(addMission, { body: { ...missionBody, words: words('x') } }, key())).status).toBe(403);
  const [entry] = await world.asOwner<{ count: string }>(
    "select count(*) as count from audit_entry where action in ('change-mission', 'change-raffle', 'change-envelope')",
  );
  expect(Number(entry?.count)).toBe(3);
});

test('PROMO-04 API-01 MCSFE_getMissionLeaderboard ranks by what was reached, of equals the earlier ahead, and pays once when its days are over', async () => {
  const { id } = await newMission('Juara', {
    cycle: 'once',
    lastDay: firstDay,
    target: null,
    prize: null,
    rankPrizes: [
      { rankFrom: 1, rankTo: 1, prize: cash('88.00') },
      { rankFrom: 2, rankTo: 3, prize: points('50') },
    ],
  });
  clock.set('2026-03-02T15:50:00Z');
  const [late, early, locked, most] = [await staker(0n), await staker(0n), await staker(0n), await staker(0n)];
  const rank = async () => {
    await countNew(database, clock);
    await office.work('activities.rank');
  };
  const boardOf = async ({ token }: Person) =>
    (await server.send(getMissionLeaderboard, { query: { missionId: id } }, { token })).value;
  await moved(early.playerId, 'bet', 90_000n);
  await moved(locked.playerId, 'bet', 95_000n);
  clock.set('2026-03-02T15:51:00Z');
  await moved(late.playerId, 'bet', 90_000n);
  await rank();
  const open = await boardOf(late);
  expect(open).toMatchObject({ isFinal: false, unit: 'money', footer: { rank: 3, reachedValue: '900.00' } });
  expect(open.content[2]).toMatchObject({ rank: 3, account: late.username, isOwn: true, prize: { amount: '50' } });
  expect(open.content[1]).toMatchObject({ rank: 2, isOwn: false, reachedValue: '900.00' });
  expect(open.content[1]?.account).toMatch(/^Me\*\*\*\d$/);

  clock.set('2026-03-02T15:59:59.999Z');
  await moved(most.playerId, 'bet', 98_000n);
  clock.set('2026-03-02T16:00:00Z');
  await moved(late.playerId, 'bet', 9_000n);
  await world.asOwner("update account set status = 'locked' where player_id = $1", [locked.playerId]);
  clock.set('2026-03-02T16:20:00Z');
  await rank();
  await office.work('activities.rank');
  const final = await boardOf(early);
  expect(final).toMatchObject({ isFinal: true, footer: { rank: 2, reachedValue: '900.00' } });
  expect(final.content.slice(0, 3).map(({ reachedValue }) => reachedValue)).toEqual(['980.00', '900.00', '900.00']);
  const laidOut = await world.asOwner<{ player_id: string; kind: string }>(
    "select player_id, pay ->> 'kind' as kind from reward where source = 'leaderboard' and reference = $1",
    [`${id}/${firstDay}`],
  );
  expect(Object.fromEntries(laidOut.map((row) => [row.player_id, row.kind]))).toEqual({
    [most.playerId]: 'cash',
    [early.playerId]: 'points',
    [late.playerId]: 'points',
  });
  expect(laidOut).toHaveLength(3);
});

test('PROMO-04 the day ends at midnight of the brand’s zone, and what was finished before can still be claimed', async () => {
  clock.set('2026-03-03T15:59:59.999Z');
  const member = await newMember(server);
  await paidIn(server, member, '50.00');
  clock.set('2026-03-03T16:00:00Z');
  const { list, claimable } = await missionsOf(member);
  const days = list.filter(({ title }) => title === 'Deposit hari ini');
  expect(claimable).toBe(1);
  expect(days.map(({ cycleFrom, state, reached }) => [cycleFrom, state, reached])).toEqual([
    ['2026-03-03', 'claimable', '50.00'],
    ['2026-03-04', 'open', '0.00'],
  ]);
  expect((await claim(member, days[0] as Mission)).status).toBe(200);
  expect(codeOf(await claim(member, { ...days[0], cycleFrom: '2026-03-02' } as Mission))).toBe('mission_unknown');
});

test('FAIR-01 PROMO-04 a raffle that is over draws nothing, and reveals the seed from which every ticket followed', async () => {
  const { id } = await newRaffle('Tamat', { firstDay: '2026-03-04', lastDay: '2026-03-04' });
  clock.set('2026-03-04T15:59:59Z');
  const member = await staker(20_000n);
  const { ticket } = (await draw(member, id)).value;
  clock.set('2026-03-04T16:00:00Z');
  expect(codeOf(await draw(member, id))).toBe('raffle_closed');
  const over = await raffleOf(id, member.token);
  expect(over.state).toBe('closed');
  const raffleSeed = over.raffleSeed ?? '';
  expect(commitment(raffleSeed)).toBe(over.commitment);
  expect(ticketSeed(raffleSeed, { raffle: id, player: member.playerId, number: 1 })).toBe(ticket.proof.serverSeed);
});
