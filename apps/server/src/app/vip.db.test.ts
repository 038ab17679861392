import { randomUUID } from 'node:crypto';
import {
  claimReward,
  getMemberInfo,
  getPointBalance,
  getRankProgress,
  getRewardList,
  getVipRanks,
  getWithdrawalTerms,
} from '@pelita/contract';
import {
  changeVipLadder,
  claimNextWithdrawal,
  getPlayerRank,
  getVipLadder,
  previewVipLadder,
  setPlayerRank,
} from '@pelita/contract/office';
import { newMember, newTrial, type Person, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { afterEach, expect, test } from 'vitest';
import { markClosed, saveDetails, setLocked } from '../modules/accounts/index.ts';
import { checkBook } from '../modules/ledger/index.ts';

const world = await testDatabase();
const server = await testServer(world);
const office = await testOffice(world);
const { database } = world;
const asOwner: typeof world.asOwner = (text, values) => world.asOwner(text, values);
// Members whose days pass below: a page of theirs would have gone stale by then, so they register before.
const [keeper, loser, steady, guest] = [
  await newMember(server),
  await newMember(server),
  await newMember(server),
  await newMember(server),
];

afterEach(async () => {
  const faults = await database.transaction(checkBook);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

/** What a player paid in and staked on a business day, in whole ringgit, as figures have it. */
async function played({ playerId }: Pick<Person, 'playerId'>, deposit: number, stake: number, day?: string) {
  const columns = `(player_id, day, book, currency, source, kind, counter, product, vendor, in_count, in_minor, out_count,
    out_minor)`;
  const row = (kind: string, product: string, sides: string) =>
    asOwner(
      `insert into figure_player_day as f ${columns}
       values ($1, coalesce($2::date, business_day($3::timestamptz)), 'real', 'MYR', 'test', '${kind}', 'test', '${product}', '', ${sides})
       on conflict (player_id, day, book, currency, source, kind, counter, product, vendor) do update
       set in_minor = f.in_minor + excluded.in_minor, out_minor = f.out_minor + excluded.out_minor`,
      [playerId, day ?? null, world.clock.now().toString()],
    );
  await row('deposit', '', `1, ${deposit * 100}, 0, 0`);
  await row('bet', 'RNG', `0, 0, 1, ${stake * 100}`);
}

const nightly = () => office.work('vip.nightly');
const rankOf = async ({ token }: Person) => (await server.send(getMemberInfo, {}, { token })).value.clubLabel;
const levelOf = async ({ playerId }: Person) =>
  (await asOwner<{ rank_level: number }>('select rank_level from account where player_id = $1', [playerId]))[0]
    ?.rank_level;
const gifts = ({ playerId }: Person, source = 'vipUpgrade') =>
  asOwner<{ reference: string; minor: string }>(
    "select reference, pay ->> 'amountMinor' as minor from reward where player_id = $1 and source = $2 order by reference",
    [playerId, source],
  );
const movesOf = ({ playerId }: Person) =>
  asOwner<{ from_level: number; to_level: number; cause: string }>(
    'select from_level, to_level, cause from vip_move where player_id = $1 order by number',
    [playerId],
  );
const at = (instant: string) => world.clock.set(Temporal.Instant.from(instant));
const later = (by: Temporal.DurationLike) => world.clock.set(world.clock.now().add(by));

test('VIP-01 GATE-04 GATE-06 SHELL-03 a jump over several ranks gives each gift once, through evaluations at once and again', async () => {
  const member = await newMember(server);
  await played(member, 80_000, 700_000);
  await Promise.all([nightly(), nightly(), office.work('vip.follow')]);
  await nightly();
  expect(await rankOf(member)).toMatchObject({ rankLevel: 5, labelName: 'Delima' });
  const { vip } = (await server.send(getMemberInfo, {}, { token: member.token })).value;
  expect(vip.customerServiceChannel).toBe('vip');
  expect(await gifts(member)).toEqual(
    ['1800', '3800', '8800', '18800', '38800'].map((minor, below) => ({ reference: String(below + 1), minor })),
  );
  expect(await movesOf(member)).toEqual([{ from_level: 0, to_level: 5, cause: 'reached' }]);
  const { badgeUrl } = await rankOf(member);
  expect((await server.call(badgeUrl)).status).toBe(200);
});

test('VIP-01 both thresholds are needed, and neither alone is enough by one sen', async () => {
  const [rich, busy, both] = [await newMember(server), await newMember(server), await newMember(server)];
  await played(rich, 500, 0);
  await asOwner('update figure_player_day set out_minor = 299999 where player_id = $1 and kind = $2', [
    rich.playerId,
    'bet',
  ]);
  await played(busy, 499, 3_000);
  await played(both, 500, 3_000);
  await nightly();
  expect(await levelOf(rich)).toBe(0);
  expect(await levelOf(busy)).toBe(0);
  expect(await levelOf(both)).toBe(1);
  const { value } = await server.send(getRankProgress, {}, { token: busy.token });
  expect(value).toMatchObject({
    rankLevel: 0,
    totalDeposit: { actual: '499.00', expected: '500.00', missing: '1.00' },
    totalTurnover: { actual: '3000.00', expected: '3000.00', missing: '0.00' },
    nextRankName: 'Perak',
  });
});

test('VIP-01 SAFE-04 trial, closed and locked accounts never rise and get nothing', async () => {
  const [trial, closed, locked] = [await newTrial(server), await newMember(server), await newMember(server)];
  await database.transaction((tx) => markClosed(tx, closed.playerId));
  await database.transaction((tx) => setLocked(tx, locked.playerId, true));
  for (const one of [trial, closed, locked]) await played(one, 2_000, 15_000);
  await nightly();
  const ids = [trial, closed, locked].map(({ playerId }) => playerId);
  expect(await asOwner('select from account where player_id = any($1) and rank_level > 0', [ids])).toEqual([]);
  expect(await asOwner('select from vip_gift where player_id = any($1)', [ids])).toEqual([]);
  await database.transaction((tx) => setLocked(tx, locked.playerId, false));
  await nightly();
  expect(
    await asOwner('select source from vip_gift where player_id = $1 and level = 2', [locked.playerId]),
  ).not.toEqual([]);
});

test('VIP-01 a run that is killed between rank and gift gives the gift with the next, once', async () => {
  const member = await newMember(server);
  await played(member, 500, 3_000);
  await asOwner(`create function kill_rewards() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
    create trigger kill_rewards before insert on reward for each row execute function kill_rewards()`);
  await expect(nightly()).rejects.toThrow('killed');
  await asOwner('drop trigger kill_rewards on reward; drop function kill_rewards()');
  expect(await levelOf(member)).toBe(1);
  expect(await gifts(member)).toEqual([]);
  await Promise.all([office.work('vip.follow'), office.work('vip.follow')]);
  expect(await gifts(member)).toEqual([{ reference: '1', minor: '1800' }]);
});

test('VIP-01 MC-11 a gift is claimed by one press, and has to be staked before it is withdrawn', async () => {
  const member = await newMember(server);
  await played(member, 500, 3_000);
  await nightly();
  const { token } = member;
  const [gift] = (await server.send(getRewardList, { query: {} }, { token })).value.content;
  expect(gift?.title).toContain('Perak');
  const body = { rewardId: gift?.rewardId ?? '' };
  await server.send(claimReward, { body }, { token, headers: { 'idempotency-key': randomUUID() } });
  expect((await server.send(getWithdrawalTerms, {}, { token })).value.remainingTurnover).toBe('18.00');
});

test('VIP-01 MC-06 a rank raises the withdrawals of a day, earns more points and is served first', async () => {
  const member = await newMember(server);
  const terms = async () => (await server.send(getWithdrawalTerms, {}, { token: member.token })).value;
  expect(await terms()).toMatchObject({ maximum: '50000.00', leftToday: '100000.00' });
  await played(member, 80_000, 700_000);
  const points = async () => (await server.send(getPointBalance, {}, { token: member.token })).value.currentPoints;
  const usual = await points();
  await nightly();
  expect(await terms()).toMatchObject({ maximum: '80000.00', leftToday: '250000.00' });
  expect(usual).toBe(840_000);
  expect(await points()).toBe(1_092_000);

  const plain = await newMember(server);
  for (const [who, minutes] of [
    [plain, 10],
    [member, 1],
  ] as const)
    await asOwner(
      `insert into withdrawal (player_id, id, idempotency_key, currency, amount_minor, fee_minor, state, bank_account_id,
         payee_bank, payee_name, payee_number, language, queue, requested_at)
       values ($1, gen_random_uuid(), 'k', 'MYR', 1000, 0, 'review', gen_random_uuid(), 'Bank', 'Siti', '1', 'EN', 'clean',
         $2::timestamptz - make_interval(mins => $3))`,
      [who.playerId, world.clock.now().toString(), minutes],
    );
  const finance = await office.operator('finance');
  const next = (await finance.send(claimNextWithdrawal, { body: {} })).value;
  expect(next?.playerId).toBe(member.playerId);
});

test('VIP-01 OPS-05 operators see who would move before they change the ranks, and what is saved is what was seen', async () => {
  const [finance, support] = [await office.operator('finance'), await office.operator('support')];
  const riser = await newMember(server);
  await played(riser, 400, 3_000);
  await nightly();
  const ladder = (await finance.send(getVipLadder, {})).value;
  expect(ladder.ranks).toHaveLength(8);
  const ranks = ladder.ranks.map((rank, level) => (level === 1 ? { ...rank, requiredDeposit: '400.00' } : rank));
  const preview = (await support.send(previewVipLadder, { body: { ranks } })).value;
  const moved = async () => (await asOwner('select from vip_move where from_level = 0 and to_level = 1')).length;
  const before = await moved();
  expect(Number(preview.gifts)).toBeGreaterThanOrEqual(18);
  expect(await levelOf(riser)).toBe(0);
  const body = { version: ladder.version, ranks, reason: 'A lower step for new players.' };
  expect((await support.send(changeVipLadder, { body })).status).toBe(403);
  expect((await finance.send(changeVipLadder, { body })).status).toBe(200);
  expect(await finance.send(changeVipLadder, { body })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  });
  await nightly();
  expect(await levelOf(riser)).toBe(1);
  expect(preview.rises).toEqual([{ from: 0, to: 1, players: (await moved()) - before }]);

  const { version } = (await finance.send(getVipLadder, {})).value;
  const falling = ranks.map((rank, level) => (level === 3 ? { ...rank, requiredTurnover: '1.00' } : rank));
  const hostile = ranks.map((rank, level) => (level === 1 ? { ...rank, requiredDeposit: '-1.00' } : rank));
  for (const [sent, code] of [
    [falling, 'vip_ranks_not_rising'],
    [ranks.slice(0, 4), 'vip_rank_held'],
    [hostile, 'invalid_field'],
    [ranks.map(({ names, ...rank }) => ({ ...rank, names: { EN: names['EN'] ?? '' } })), 'invalid_field'],
  ] as const) {
    const answer = await finance.send(changeVipLadder, {
      body: { version, ranks: sent as never, reason: 'A test of bad input.' },
    });
    expect(answer.body, code).toMatchObject({ code });
  }
});

test('VIP-01 OPS-03 a rank set by hand needs a reason, is audited, brings no gift and stays through the evaluation', async () => {
  const [risk, support] = [await office.operator('risk'), await office.operator('support')];
  const member = await newMember(server);
  const input = { params: { id: member.playerId }, body: { rankLevel: 3, reason: 'A guest of the house for years.' } };
  expect((await support.send(setPlayerRank, input)).status).toBe(403);
  expect((await risk.send(setPlayerRank, { ...input, body: { ...input.body, rankLevel: 19 } })).body).toMatchObject({
    code: 'vip_rank_unknown',
  });
  expect((await risk.send(setPlayerRank, input)).value).toEqual({ rankLevel: 3 });
  await nightly();
  expect(await levelOf(member)).toBe(3);
  expect(await gifts(member)).toEqual([]);
  const { value } = await support.send(getPlayerRank, { params: { id: member.playerId } });
  expect(value).toMatchObject({
    rankLevel: 3,
    rankName: 'Jed',
    history: [{ fromLevel: 0, toLevel: 3, cause: 'manual', reason: input.body.reason, operator: risk.username }],
  });
  const audited = await asOwner("select from audit_entry where action = 'set-rank' and subject = $1", [
    `player:${member.playerId}`,
  ]);
  expect(audited).toHaveLength(1);
});

test('VIP-01 a visitor sees the ranks, what each asks for and what it brings', async () => {
  const { value } = await server.send(getVipRanks, {});
  expect(value.ranks.map(({ rankLevel }) => rankLevel)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(value.ranks[5]).toMatchObject({
    rankName: 'Delima',
    requiredDeposit: '80000.00',
    requiredTurnover: '700000.00',
    hasOwnService: true,
    benefits: { weeklyGift: '88.00', pointsPercent: 130, isServedFirst: true },
  });
  expect((await server.send(getRankProgress, {})).status).toBe(401);
});

test('VIP-01 a rank is kept by the stakes of its period, lowered by one after it, and comes back without a gift', async () => {
  at('2026-06-10T04:00:00Z');
  for (const one of [keeper, loser]) await played(one, 2_000, 15_000, '2026-05-20');
  await nightly();
  expect(await levelOf(loser)).toBe(2);
  at('2026-07-01T22:00:00Z');
  await nightly();
  expect(await levelOf(loser), 'reached within June, which is not judged').toBe(2);
  await played(keeper, 0, 1_500, '2026-07-15');
  await played(loser, 0, 1_499, '2026-07-15');
  at('2026-08-01T22:00:00Z');
  await Promise.all([nightly(), nightly()]);
  expect(await levelOf(keeper)).toBe(2);
  expect(await levelOf(loser)).toBe(1);
  const before = await gifts(loser);
  await played(loser, 0, 1_500, '2026-08-02');
  await nightly();
  expect(await levelOf(loser)).toBe(2);
  expect(await gifts(loser)).toEqual(before);
  expect((await movesOf(loser)).map(({ cause }) => cause)).toEqual(['reached', 'lowered', 'regained']);
});

test('VIP-01 days that are folded into totals count once, however often the night runs', async () => {
  for (let night = 0; night < 10; night++) {
    await played(steady, 100, 900);
    await nightly();
    later({ hours: 24 });
  }
  const [total] = await asOwner("select deposit_minor, turnover_minor from player_totals($1, 'infinity')", [
    [steady.playerId],
  ]);
  expect(total).toEqual({ deposit_minor: '100000', turnover_minor: '900000' });
});

test('VIP-01 the gift of a week comes once a week, that of a birthday once a year, in the brand’s days', async () => {
  at('2026-09-07T22:00:00Z');
  await database.transaction((tx) => saveDetails(tx, guest.playerId, { birthday: '1990-09-10' }));
  await played(guest, 2_000, 15_000);
  for (let night = 0; night < 8; night++) {
    await nightly();
    later({ hours: 24 });
  }
  expect(await gifts(guest, 'vipWeekly')).toEqual([
    { reference: '2026-09-07', minor: '800' },
    { reference: '2026-09-14', minor: '800' },
  ]);
  expect(await gifts(guest, 'vipBirthday')).toEqual([{ reference: '2026', minor: '3800' }]);
});
