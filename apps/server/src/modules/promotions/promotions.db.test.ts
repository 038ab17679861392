import { randomUUID } from 'node:crypto';
import {
  getBalance,
  getPromotionAnnouncementCategory,
  getPromotionClaimList,
  promotionStatuses,
  type PromotionStatus,
  signUpRequestReward,
} from '@pelita/contract';
import {
  approveProposal,
  approvePromotionClaim,
  closePromotion,
  getPromotionClaim,
  getPromotionProof,
  listPromotionClaims,
  listPromotions,
  rejectPromotionClaim,
  tryPromotion,
} from '@pelita/contract/office';
import { newMember, newTrial, type Person } from '@pelita/testkit';
import { hostileHtml } from '@pelita/testkit/hostile-html';
import { afterEach, expect, test } from 'vitest';
import { depositBonusTyped, freeCreditTyped, promotionWorld } from './testing/promotion-world.ts';
import { countNew } from '../figures/index.ts';
import { pngPicture } from '../../platform/pictures/testing/pictures.ts';

const place = await promotionWorld();
const { world, server, office, content } = place;

afterEach(async () => {
  const faults = await place.faults();
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const member = () => newMember(server);
const statusOf = async (person: Person | null, id: string): Promise<PromotionStatus | null> =>
  (await place.list(person)).list.find(({ promotionId }) => promotionId === id)?.status ?? null;
const codes = (answers: readonly { status: number; body: unknown }[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'paid' : (body as { code: string }).code));
const many = <Item>(count: number, make: () => Promise<Item>) => Promise.all(Array.from({ length: count }, make));
const budgetLeft = async (id: string) => {
  const { promotions } = (await content.send(listPromotions, {})).value;
  return promotions.find((one) => one.id === id)?.budgetLeft;
};
const bySeed = async (code: string) => {
  const [row] = await world.asOwner<{ promotion_id: string }>('select promotion_id from promotion where code = $1', [
    code,
  ]);
  return row?.promotion_id ?? '';
};

test('PROMO-01 API-01 MCSFE_getAvailablePromotions PROMOFE_getPromotionAnnouncementCategory the brand’s promotions are shown by type, to a visitor too', async () => {
  const visitors = await place.list();
  expect(visitors.list.length).toBeGreaterThanOrEqual(8);
  expect(visitors.available).toBe(0);
  expect(new Set(visitors.list.map(({ status }) => status))).toEqual(new Set(['join', 'comingSoon', 'closed']));
  for (const { title, summary, imageUrl } of visitors.list)
    expect([title, summary, imageUrl].every(Boolean)).toBe(true);
  const person = await member();
  const own = await place.list(person);
  expect(own.available).toBeGreaterThan(0);
  expect(own.list[0]?.status).toBe('claim');
  // A rank that the member has not reached is not shown.
  expect(own.list.map(({ title }) => title).join()).not.toContain('pangkat 3');
  const { categories } = (await server.send(getPromotionAnnouncementCategory, {}, { token: person.token })).value;
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(own.list.length);
  const { list } = (
    await server.send(
      (await import('@pelita/contract')).getAvailablePromotions,
      { query: { type: 'lottery' } },
      { token: person.token },
    )
  ).value;
  expect(list.map(({ type }) => type)).toEqual(['lottery']);
});

test('PROMO-01 each of the ten states is reached by what players and operators do', async () => {
  const seen = new Set<PromotionStatus | null>();
  const person = await member();
  const see = async (id: string) => seen.add(await statusOf(person, id));
  const [daily, credit, moving] = [await bySeed('daily-50'), await bySeed('lantern-credit'), await bySeed('moving-in')];
  for (const id of [daily, credit, await bySeed('naga-cup'), await bySeed('opening-night')]) await see(id);
  await place.join(person, daily);
  await see(daily);
  await place.claim(person, credit);
  await see(credit);
  await place.join(person, moving);
  const { imageId } = (await place.upload(person, moving, pngPicture())).value;
  await place.claim(person, moving, { images: [imageId] });
  await see(moving);
  const desk = await office.operator('support');
  const { rows } = (await desk.send(listPromotionClaims, { query: { player: person.playerId, state: 'applying' } }))
    .value;
  await desk.send(approvePromotionClaim, { params: { id: rows[0]?.id ?? '' }, body: {} });
  await see(moving);
  const atOnce = await place.published({ ...freeCreditTyped, multiplier: '0' });
  const another = await member();
  seen.add((await place.claim(another, atOnce)).value.status);
  const other = await place.published({ ...freeCreditTyped, needsReview: true });
  await place.join(person, other);
  const proof = (await place.upload(person, other, pngPicture())).value.imageId;
  await place.claim(person, other, { images: [proof] });
  const waiting = (await desk.send(listPromotionClaims, { query: { player: person.playerId, state: 'applying' } }))
    .value;
  await desk.send(rejectPromotionClaim, {
    params: { id: waiting.rows[0]?.id ?? '' },
    body: { reason: 'Not readable.' },
  });
  await see(other);
  expect(seen).toEqual(new Set(promotionStatuses));
});

test('PROMO-03 API-01 MCSFE_signUpPromotionJoin to join twice is to join once', async () => {
  const id = await place.published();
  const person = await member();
  const answers = await many(8, () => place.join(person, id));
  expect(answers.map(({ value }) => value.status)).toEqual(Array(8).fill('joined'));
  expect(new Set(answers.map(({ value }) => value.claim?.claimId)).size).toBe(1);
});

test('PROMO-03 API-01 MCSFE_signUpRequestReward one claim sent 64 times at once is paid once', async () => {
  const id = await place.published(freeCreditTyped);
  const person = await member();
  const answers = await many(64, () => place.claim(person, id));
  expect(new Set(answers.map(({ value }) => value.status))).toEqual(new Set(['inProcess']));
  expect(await place.bonusOf(person)).toMatchObject([{ amount_minor: 800, required_minor: 4_800 }]);
  expect(await budgetLeft(id)).toBe('4992.00');
  const listed = (await server.send(getPromotionClaimList, { query: {} }, { token: person.token })).value;
  expect(listed.content).toMatchObject([{ promotionId: id, amount: '8.00', status: 'inProcess', currency: 'MYR' }]);
});

test('PROMO-03 a budget is raced to its last unit and never overspent', async () => {
  const id = await place.published({ ...freeCreditTyped, budget: '24.00' });
  const people = await many(8, member);
  const answers = await Promise.all(people.map((person) => place.claim(person, id)));
  expect(codes(answers).toSorted()).toEqual(
    [...Array<string>(3).fill('paid'), ...Array<string>(5).fill('promotion_budget_spent')].toSorted(),
  );
  expect(await budgetLeft(id)).toBe('0.00');
  for (const [at, person] of people.entries())
    expect(await place.bonusOf(person)).toHaveLength(answers[at]?.status === 200 ? 1 : 0);
  expect(await statusOf(await member(), id)).toBe('closed');
});

test('MC-05 WALLET-05 a deposit that chose a bonus is paid for when it arrives, once, in its transaction', async () => {
  const id = await place.published();
  const person = await member();
  const order = (await place.deposit(person, '100.00', id)).value;
  expect(order.promotionId).toBe(id);
  expect(await statusOf(person, id)).toBe('joined');
  expect(await place.bonusOf(person)).toEqual([]);
  await many(4, () => place.bank(order.orderId, 'confirm'));
  await place.bank(order.orderId, 'twice');
  expect(await place.bonusOf(person)).toMatchObject([{ amount_minor: 5_000, required_minor: 30_000 }]);
  const [card] = (await place.list(person)).list.filter(({ promotionId }) => promotionId === id);
  expect(card).toMatchObject({
    status: 'inProcess',
    claim: { amount: '50.00', turnover: { done: '0.00', required: '300.00' } },
  });
  expect(codes([await place.deposit(person, '100.00', id)])).toEqual(['promotion_claimed']);
  expect((await server.send(getBalance, {}, { token: person.token })).status).toBe(200);
});

test('MC-05 of two deposits with one bonus the first that arrives has it; the cap holds', async () => {
  const id = await place.published();
  const person = await member();
  const [one, other] = await Promise.all([place.deposit(person, '300.00', id), place.deposit(person, '40.00', id)]);
  await Promise.all([place.bank(one.value.orderId, 'confirm'), place.bank(other.value.orderId, 'confirm')]);
  const bonuses = await place.bonusOf(person);
  expect(bonuses).toHaveLength(1);
  expect([10_000, 2_000]).toContain(bonuses[0]?.amount_minor);
});

test('MC-05 a deposit that does not fit is refused before it is opened, and what arrives too small is not paid for', async () => {
  const id = await place.published();
  const credit = await place.published(freeCreditTyped);
  const otherMethod = await place.published({ methods: ['kelip'] });
  const person = await member();
  expect(codes([await place.deposit(person, '19.99', id)])).toEqual(['promotion_deposit_unfit']);
  expect(codes([await place.deposit(person, '100.00', otherMethod)])).toEqual(['promotion_deposit_unfit']);
  expect(codes([await place.deposit(person, '100.00', credit)])).toEqual(['promotion_unknown']);
  expect(codes([await place.deposit(person, '100.00', randomUUID())])).toEqual(['promotion_unknown']);
  expect(codes([await place.claim(person, id)])).toEqual(['promotion_not_claimable']);
});

test('MC-05 what was joined in time is paid after the end; a budget that others spent leaves the deposit whole', async () => {
  const person = await member();
  const id = await place.published({ budget: '50.00' });
  const order = (await place.deposit(person, '100.00', id)).value;
  const quick = await member();
  await place.bank((await place.deposit(quick, '100.00', id)).value.orderId, 'confirm');
  expect((await place.bank(order.orderId, 'confirm')).status).toBe(200);
  expect(await place.bonusOf(quick)).toHaveLength(1);
  expect(await place.bonusOf(person)).toEqual([]);
  expect((await server.send(getBalance, {}, { token: person.token })).value.sumBalance).toBe('100.00');
  expect(await statusOf(person, id)).toBe('closed');

  const ending = await place.published();
  const late = (await place.deposit(person, '100.00', ending)).value;
  const { promotions } = (await content.send(listPromotions, {})).value;
  const version = promotions.find((one) => one.id === ending)?.version ?? 0;
  await content.send(closePromotion, { params: { id: ending }, body: { version } });
  await place.bank(late.orderId, 'confirm');
  expect(await place.bonusOf(person)).toHaveLength(1);
  expect(codes([await place.deposit(quick, '100.00', ending)])).toEqual(['promotion_not_open']);
});

test('PROMO-03 nothing is claimed after the close, by a trial, a locked account or outside the audience', async () => {
  const id = await place.published(freeCreditTyped);
  const ranked = await place.published({
    ...freeCreditTyped,
    audience: { ...freeCreditTyped.audience, minimumRank: 2 },
  });
  const byPhone = await place.published({
    ...freeCreditTyped,
    audience: { ...freeCreditTyped.audience, verifiedPhone: true },
  });
  const isNew = await place.published({
    ...freeCreditTyped,
    audience: { ...freeCreditTyped.audience, newWithinDays: 1 },
  });
  const person = await member();
  const [trial, locked] = [await newTrial(server), await member()];
  expect(codes([await place.claim(trial, id), await place.join(trial, id)])).toEqual(
    Array(2).fill('in_need_true_account'),
  );
  await world.asOwner("update account set status = 'locked' where player_id = $1", [locked.playerId]);
  expect(codes([await place.claim(locked, id)])).toEqual(['token_invalid']);
  expect(codes([await place.claim(person, ranked), await place.claim(person, byPhone)])).toEqual(
    Array(2).fill('promotion_not_eligible'),
  );
  expect(await statusOf(person, ranked)).toBeNull();
  await world.asOwner("update account set registered_at = registered_at - interval '2 days' where player_id = $1", [
    person.playerId,
  ]);
  expect(codes([await place.claim(person, isNew)])).toEqual(['promotion_not_eligible']);
  await world.asOwner('update account set rank_level = 2 where player_id = $1', [person.playerId]);
  expect(codes([await place.claim(person, ranked)])).toEqual(['paid']);
  const draft = (await place.add(freeCreditTyped)).value;
  expect(codes([await place.claim(person, draft.id)])).toEqual(['promotion_unknown']);
  expect((await place.detail(draft.id)).status).toBe(404);
  await content.send(closePromotion, { params: { id }, body: { version: 2 } });
  expect(codes([await place.claim(person, id)])).toEqual(['promotion_not_open']);
  expect((await place.bonusOf(locked)).length + (await place.bonusOf(trial)).length).toBe(0);
});

test('PROMO-03 MC-05 a bonus on the first deposit is for whoever has not deposited yet, and for nobody else', async () => {
  const id = await place.published({
    ...depositBonusTyped,
    audience: { ...depositBonusTyped.audience, firstDepositOnly: true },
  });
  const [fresh, regular] = [await member(), await member()];
  await place.bank((await place.deposit(regular, '100.00')).value.orderId, 'confirm');
  world.clock.set(world.clock.now().add({ seconds: 1 }));
  expect(await statusOf(regular, id)).toBeNull();
  expect(codes([await place.deposit(regular, '100.00', id)])).toEqual(['promotion_not_eligible']);
  expect(await statusOf(fresh, id)).toBe('join');
  const asked = (await place.deposit(fresh, '100.00', id)).value;
  await place.bank(asked.orderId, 'confirm');
  expect(await place.bonusOf(fresh)).toHaveLength(1);
  world.clock.set(world.clock.now().add({ seconds: 1 }));
  expect(codes([await place.deposit(fresh, '100.00', id)])).toEqual(['promotion_not_eligible']);
});

test('PROMO-03 an agent’s line: who is in it sees the promotion, for others there is none', async () => {
  const [agent, outsider] = [await member(), await member()];
  const id = await place.published({
    ...freeCreditTyped,
    audience: { ...freeCreditTyped.audience, agents: [agent.username] },
  });
  expect(await statusOf(agent, id)).toBe('claim');
  expect([await statusOf(outsider, id), await statusOf(null, id)]).toEqual([null, null]);
  expect(codes([await place.claim(outsider, id), await place.claim(agent, id)])).toEqual(['promotion_unknown', 'paid']);
});

test('PROMO-03 once a person: who shares a bank account with somebody who had it is refused', async () => {
  const id = await place.published({
    ...freeCreditTyped,
    audience: { ...freeCreditTyped.audience, oncePerPerson: true },
  });
  const [one, other] = [await member(), await member()];
  for (const { playerId } of [one, other])
    await world.asOwner(
      `insert into bank_account (player_id, bank_account_id, bank_name, holder_name, account_number, added_at)
       values ($1, gen_random_uuid(), 'Bank Purnama', 'Siti', '1234567890', now())`,
      [playerId],
    );
  expect(codes([await place.claim(one, id), await place.claim(other, id)])).toEqual(['paid', 'promotion_not_eligible']);
});

test('PROMO-01 a window begins and ends by the clock of the brand’s zone, and its edges are exact', async () => {
  const noon = world.clock.now();
  // It is 12:00 in Kuala Lumpur.
  const id = await place.published({ ...freeCreditTyped, from: '2026-03-02T12:02', until: '2026-03-02T12:04' });
  const people = await many(4, member);
  const at = async (instant: string, person: Person | undefined) => {
    world.clock.set(instant);
    return person ? codes([await place.claim(person, id)]) : [];
  };
  expect(await statusOf(people[0] ?? null, id)).toBe('comingSoon');
  expect(await at('2026-03-02T04:01:59.999Z', people[0])).toEqual(['promotion_not_open']);
  expect(await at('2026-03-02T04:02:00Z', people[1])).toEqual(['paid']);
  expect(await at('2026-03-02T04:03:59.999Z', people[2])).toEqual(['paid']);
  expect(await at('2026-03-02T04:04:00Z', people[3])).toEqual(['promotion_not_open']);
  world.clock.set(noon);
});

test('PROMO-02 OPS-04 an application needs a proof that is a picture by its bytes, and is decided once', async () => {
  const id = await place.published({ ...freeCreditTyped, needsReview: true });
  const [person, other] = [await member(), await member()];
  await place.join(person, id);
  expect(codes([await place.claim(person, id)])).toEqual(['proof_required']);
  for (const wrong of [
    Buffer.from('GIF89a'),
    Buffer.from('<svg onload=steal()>'),
    'not base64',
    pngPicture().slice(0, 40),
  ])
    expect((await place.upload(person, id, wrong)).status).toBe(400);
  const three = await many(3, async () => (await place.upload(person, id, pngPicture())).value.imageId);
  expect(codes([await place.upload(person, id, pngPicture())])).toEqual(['too_many_proofs']);
  await place.join(other, id);
  expect(codes([await place.claim(other, id, { images: three.slice(0, 1) })])).toEqual(['proof_unknown']);
  expect((await place.claim(person, id, { images: [...three, randomUUID()] })).status).toBe(400);
  expect((await place.claim(person, id, { images: three, remark: 'x'.repeat(141) })).status).toBe(400);
  const sent = await place.claim(person, id, { images: three, remark: 'x'.repeat(140) });
  expect(sent.value.status).toBe('applying');
  expect((await place.claim(person, id, { images: three })).value.status).toBe('applying');

  const [desk, second] = [await office.operator('support'), await office.operator('finance')];
  const { rows } = (await desk.send(listPromotionClaims, { query: { player: person.playerId } })).value;
  expect(rows).toMatchObject([{ state: 'applying', proofs: 3, kind: 'freeCredit' }]);
  const claimId = rows[0]?.id ?? '';
  const shown = (await desk.send(getPromotionClaim, { params: { id: claimId } })).value;
  expect(shown).toMatchObject({ remark: 'x'.repeat(140), amount: '8.00', player: { username: person.username } });
  const picture = await desk.send(getPromotionProof, { params: { id: claimId, imageId: shown.proofs[0] ?? '' } });
  expect(picture.value.mediaType).toBe('image/png');
  const foreign = { params: { id: claimId, imageId: randomUUID() } };
  expect(codes([await desk.send(getPromotionProof, foreign)])).toEqual(['proof_unknown']);
  expect((await (await office.operator('draw')).send(getPromotionClaim, { params: { id: claimId } })).status).toBe(403);
  const decisions = await Promise.all([
    desk.send(approvePromotionClaim, { params: { id: claimId }, body: {} }),
    second.send(rejectPromotionClaim, { params: { id: claimId }, body: { reason: 'Another name.' } }),
  ]);
  expect(decisions.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const isApproved = decisions[0].status === 200;
  expect(await place.bonusOf(person)).toEqual([]);
  const answers = await many(8, () => place.claim(person, id));
  const said = answers.map(({ status, body }) => (status === 200 ? 'inProcess' : (body as { code: string }).code));
  expect(new Set(said)).toEqual(new Set([isApproved ? 'inProcess' : 'promotion_not_claimable']));
  expect(await place.bonusOf(person)).toHaveLength(isApproved ? 1 : 0);
});

test('PROMO-01 rebate and rescue are counted from figures after the day, laid out once and taken once', async () => {
  const rebate = await place.published({
    ...depositBonusTyped,
    kind: 'rebate',
    percent: '1',
    minimum: '1.00',
    cap: null,
    cycle: 'daily',
    multiplier: '0',
    products: ['RNG'],
  });
  const rescue = await place.published({
    ...depositBonusTyped,
    kind: 'rescue',
    percent: '10',
    minimum: '50.00',
    cap: '30.00',
    cycle: 'daily',
    multiplier: '1',
    budget: '30.00',
  });
  await world.asOwner("update promotion set starts_at = '2026-02-28T00:00:00Z' where promotion_id = any ($1)", [
    [rebate, rescue],
  ]);
  const [player, small, loser] = [await member(), await member(), await member()];
  // Stakes of a day as the figures have them: 300 staked and 100 won, 50 staked on slots, 400 lost at live tables.
  const figure = (person: Person, kind: string, product: string, [into, out]: readonly [number, number]) =>
    world.asOwner(
      `insert into figure_player_day (player_id, day, book, currency, source, kind, counter, product, vendor, in_count, in_minor,
         out_count, out_minor) values ($1, $2, 'real', 'MYR', 'provider:STUDIO', $3, 'vendor:STUDIO', $4, 'SUTERA', 1, $5, 1, $6)`,
      [person.playerId, '2026-03-01', kind, product, into, out],
    );
  await figure(player, 'bet', 'RNG', [0, 30_000]);
  await figure(player, 'win', 'RNG', [10_000, 0]);
  await figure(player, 'rollback', 'RNG', [5_000, 0]);
  await figure(small, 'bet', 'RNG', [0, 5_000]);
  await figure(loser, 'bet', 'LIVE', [0, 40_000]);
  await countNew(world.database, world.clock);
  await Promise.all([office.work('promotions.count'), office.work('promotions.count')]);
  await office.work('promotions.count');

  const amountOf = async (person: Person, id: string) => {
    const card = (await place.list(person)).list.find(({ promotionId }) => promotionId === id);
    return [card?.status, card?.claim?.amount ?? null];
  };
  expect(await amountOf(player, rebate)).toEqual(['claim', '2.50']);
  expect(await amountOf(small, rebate)).toEqual(['joined', null]);
  // A loss of 150 brings 15, one of 400 more than the budget has left: first come, first served, and never beyond it.
  const [first, second] = [await amountOf(player, rescue), await amountOf(loser, rescue)];
  expect([first, second].filter(([, amount]) => amount === null)).toHaveLength(1);
  expect([first, second].filter(([status]) => status === 'claim')).toHaveLength(1);

  const answers = await many(6, () => place.claim(player, rebate));
  expect(new Set(answers.map(({ value }) => value.status))).toEqual(new Set(['claimed']));
  expect((await server.send(getBalance, {}, { token: player.token })).value.sumBalance).toBe('2.50');
});

test('VIP-01 PROMO-01 a rebate without a share pays what each player’s rank brings, category by category', async () => {
  const rebate = await place.published({
    ...depositBonusTyped,
    kind: 'rebate',
    percent: null,
    minimum: '1.00',
    cap: '3.00',
    cycle: 'daily',
    multiplier: '0',
    products: [],
  });
  await world.asOwner("update promotion set starts_at = '2026-02-28T00:00:00Z' where promotion_id = $1", [rebate]);
  const [silver, ruby, bronze, rich] = [await member(), await member(), await member(), await member()];
  const ranks = [
    [silver, 1],
    [ruby, 5],
    [bronze, 0],
    [rich, 5],
  ] as const;
  for (const [person, level] of ranks)
    await world.asOwner('update account set rank_level = $2 where player_id = $1', [person.playerId, level]);
  const figure = (person: Person, kind: string, product: string, [into, out]: readonly [number, number]) =>
    world.asOwner(
      `insert into figure_player_day (player_id, day, book, currency, source, kind, counter, product, vendor, in_count, in_minor,
         out_count, out_minor) values ($1, '2026-03-01', 'real', 'MYR', 'provider:STUDIO', $2, 'vendor:STUDIO', $3, 'SUTERA', 1,
         $4, 1, $5)`,
      [person.playerId, kind, product, into, out],
    );
  for (const person of [silver, ruby, bronze]) {
    await figure(person, 'bet', 'RNG', [0, 30_000]);
    await figure(person, 'rollback', 'RNG', [5_000, 0]);
    await figure(person, 'bet', 'LIVE', [0, 20_050]);
    await figure(person, 'win', 'LIVE', [90_000, 0]);
    await figure(person, 'bet', 'LOTT', [0, 50_000]);
  }
  await figure(rich, 'bet', 'RNG', [0, 90_000_00]);
  await countNew(world.database, world.clock);
  await office.work('promotions.count');
  const amountOf = async (person: Person) =>
    (await place.list(person)).list.find(({ promotionId }) => promotionId === rebate)?.claim?.amount ?? null;
  // Of 250.00 on slots and 200.50 at live tables: 0.30 and 0.20 per cent, or 0.80 and 0.50; the cap holds for both.
  expect(await amountOf(silver)).toBe('1.15');
  expect(await amountOf(ruby)).toBe('3.00');
  expect(await amountOf(bronze)).toBeNull();
  expect(await amountOf(rich)).toBe('3.00');
  const card = (await place.list(silver)).list.find(({ promotionId }) => promotionId === rebate);
  expect(card?.offer).toMatchObject({ isByRank: true, percent: null });
});

test('OPS-05 the audit log tells budgets and approved amounts as an operator reads them: in the currency, not in sen', async () => {
  const audited = async (subject: string) =>
    (
      await world.asOwner<{ after: string }>(
        "select after from audit_entry where subject = $1 and action in ('add-promotion', 'publish-promotion', 'approve-promotion-claim') order by at",
        [subject],
      )
    ).map(({ after }) => JSON.parse(after) as unknown);
  const id = await place.published({ ...freeCreditTyped, budget: '400.00', needsReview: true });
  const [drafted, ...later] = await audited(`promotion:${id}`);
  expect(drafted).toMatchObject({
    budget: '400.00',
    budgetLeft: '400.00',
    words: { EN: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string } },
  });
  expect(later).toEqual([{ state: 'published', budget: '400.00' }]);
  const person = await member();
  await place.join(person, id);
  const { imageId } = (await place.upload(person, id, pngPicture())).value;
  await place.claim(person, id, { images: [imageId] });
  const desk = await office.operator('support');
  const { rows } = (await desk.send(listPromotionClaims, { query: { player: person.playerId } })).value;
  const params = { id: rows[0]?.id ?? '' };
  const { amount } = (await desk.send(getPromotionClaim, { params })).value;
  expect((await desk.send(approvePromotionClaim, { params, body: {} })).status).toBe(200);
  expect(amount).toMatch(/^\d+\.\d\d$/);
  expect(await audited(`promotion-claim:${params.id}`)).toMatchObject([{ amount }]);
});

test('OPS-05 a draft is built, tried on last month’s rows, published by two above the budget, and closed', async () => {
  const draft = (await place.add({ budget: null })).value;
  expect(draft).toMatchObject({ state: 'draft', budgetLeft: null, cost: '0.00' });
  expect(await statusOf(null, draft.id)).toBeNull();
  const proposed = (await place.publish(draft.id)).value;
  expect(proposed.state).toBe('open');
  expect(await statusOf(null, draft.id)).toBeNull();
  const finance = await office.operator('finance');
  const vote = { params: { id: proposed.id }, body: { inputHash: proposed.inputHash } };
  expect((await content.send(approveProposal, vote)).status).toBe(403);
  expect((await finance.send(approveProposal, vote)).status).toBe(200);
  expect(await statusOf(null, draft.id)).toBe('join');
  expect(codes([await place.publish(draft.id, 2)])).toEqual(['promotion_state_unfit']);
  const audit = await world.asOwner<{ action: string }>(
    "select action from audit_entry where subject = 'promotion:' || $1 order by action",
    [draft.id],
  );
  expect(audit.map(({ action }) => action)).toEqual(['add-promotion', 'publish-promotion']);
  const auditor = await office.operator('auditor');
  expect((await place.add({}, auditor)).status).toBe(403);
  expect((await auditor.send(listPromotions, {})).status).toBe(200);
});

test('OPS-05 the trial says what last month would have cost, by the statement that pays', async () => {
  const person = await member();
  await world.asOwner("update account set registered_at = '2026-02-01T00:00:00Z' where player_id = $1", [
    person.playerId,
  ]);
  for (const [at, amount] of [
    ['2026-02-10T04:00:00Z', 10_000],
    ['2026-02-10T06:00:00Z', 50_000],
    ['2026-02-11T04:00:00Z', 50_000],
    ['2026-02-12T04:00:00Z', 1_000],
  ] as const)
    await world.asOwner(
      `insert into deposit_order (player_id, id, idempotency_key, method, provider, kind, fee_basis_points, fee_fixed_minor,
         fee_minor, amount_minor, received_minor, currency, language, state, pay_url, created_at, expires_at, settled_at, queue)
       values ($1, gen_random_uuid(), gen_random_uuid()::text, 'purnama', 'sandbox', 'page', 0, 0, 0, $2, $2, 'MYR', 'EN',
         'confirmed', '/', $3, $3, $3, 'none')`,
      [person.playerId, amount, at],
    );
  const tried = (typed: Partial<typeof depositBonusTyped>) =>
    content.send(tryPromotion, { body: { ...depositBonusTyped, ...typed } });
  // Once: half of the first 100. Each day: that, and the cap of the next day's 500; ten are below the minimum.
  expect((await tried({})).value).toMatchObject({
    from: '2026-02-01',
    to: '2026-02-28',
    players: 1,
    claims: 1,
    cost: '50.00',
  });
  expect((await tried({ cycle: 'daily' })).value).toMatchObject({ claims: 2, cost: '150.00', largest: '150.00' });
  expect((await tried({ methods: ['kelip'] })).value).toMatchObject({ claims: 0, cost: '0.00' });
  const [kept] = await world.asOwner<{ count: number }>(
    'select count(*)::int as count from promotion_claim where player_id = $1',
    [person.playerId],
  );
  expect(kept?.count).toBe(0);
});

test('OPS-05 a multiplier beyond the cap, an end before its start and what the kind has no use for are refused by field', async () => {
  const fieldsOf = async (typed: Partial<typeof depositBonusTyped>) => {
    const { status, body } = await place.add(typed);
    return [status, Object.keys((body as { fields?: object }).fields ?? {})];
  };
  await place.set('promotions.multiplierCap', '10');
  expect(await fieldsOf({ multiplier: '10.01' })).toEqual([400, ['multiplier']]);
  const id = await place.published({ multiplier: '10' });
  await place.set('promotions.multiplierCap', '5');
  const person = await member();
  await place.bank((await place.deposit(person, '100.00', id)).value.orderId, 'confirm');
  expect(await place.bonusOf(person)).toMatchObject([{ required_minor: 25_000 }]);
  await place.set('promotions.multiplierCap', null);
  expect(await fieldsOf({ multiplier: '999' })).toEqual([200, []]);
  expect(await fieldsOf({ from: '2026-04-02T10:00', until: '2026-04-02T10:00' })).toEqual([400, ['until']]);
  expect(await fieldsOf({ percent: null, cap: null })).toEqual([400, ['percent', 'cap']]);
  expect(await fieldsOf({ amount: '5.00', needsReview: true })).toEqual([400, ['amount', 'needsReview']]);
  expect(await fieldsOf({ budget: '0.00', minimum: '-5.00' })).toEqual([400, ['minimum', 'budget']]);
  expect(await fieldsOf({ scene: 'nowhere', methods: ['unknown'] })).toEqual([400, ['scene', 'methods']]);
  for (const share of [101, -1, 0.5, null])
    expect(await fieldsOf({ contributions: { LIVE: share as number } })).toEqual([400, ['contributions.LIVE']]);
  for (const code of ['x60', '0060', '60123'])
    expect(await fieldsOf({ audience: { ...depositBonusTyped.audience, diallingCodes: [code] } })).toEqual([
      400,
      ['audience.diallingCodes.0'],
    ]);
  expect(await fieldsOf({ words: { EN: depositBonusTyped.words.EN ?? { title: '', summary: '', html: '' } } })).toEqual(
    [400, ['words.MY.title']],
  );
  expect(await fieldsOf({ audience: { ...depositBonusTyped.audience, agents: ['nobody-at-all'] } })).toEqual([
    400,
    ['audience.agents'],
  ]);
});

test('OPS-05 once published the terms stay, words change, and a budget is only lowered to what was spent', async () => {
  const id = await place.published({ ...freeCreditTyped, budget: '80.00' });
  await place.claim(await member(), id);
  const body = { ...freeCreditTyped, budget: '80.00', version: 2 };
  for (const wrong of [
    { amount: '9.00' },
    { multiplier: '7' },
    { daysValid: 8 },
    { budget: '81.00' },
    { budget: '7.99' },
  ])
    expect(codes([await place.change(id, { ...body, ...wrong })]), JSON.stringify(wrong)).toEqual([
      'promotion_terms_fixed',
    ]);
  const words = { ...freeCreditTyped.words, EN: { title: 'New words', summary: 'Here.', html: '<p>New.</p>' } };
  const changed = await place.change(id, { ...body, words, budget: '16.00' });
  expect(changed.value).toMatchObject({ version: 3, budget: '16.00', budgetLeft: '8.00', cost: '8.00', claims: 1 });
  expect(codes([await place.change(id, body)])).toEqual(['changed_meanwhile']);
});

test('PROMO-01 hostile HTML and signs in every text come out as words', async () => {
  const html = hostileHtml.filter((one) => one.length < 2_000).join('');
  const title = '<script>steal()</script>';
  const words = { MY: { title, summary: title, html }, EN: { title, summary: title, html } };
  const id = await place.published({ words });
  const { value } = await place.detail(id);
  const tags = 'p|br|b|strong|i|em|u|ul|ol|li|h3|h4|blockquote|table|thead|tbody|tr|th|td';
  const plain = new RegExp(`</?(${tags}|a)( /)?>|<a( href="(https?:/|/|#)[^"]*")? rel="noopener nofollow">`, 'g');
  expect(value.content.replaceAll(plain, '')).not.toContain('<');
  expect(value.promotion.title).toBe(title);
  expect((await server.call('/')).text).not.toContain(title);
});

test('PROMO-03 WALLET-03 API-01 MCS2_getPromotionClaimList a claim without a key is refused, and a list is one’s own', async () => {
  const id = await place.published(freeCreditTyped);
  const [person, other] = [await member(), await member()];
  const bare = await server.send(signUpRequestReward, { body: { promotionId: id } }, { token: person.token });
  expect(codes([bare])).toEqual(['idempotency_key_required']);
  await place.claim(person, id);
  expect((await server.send(getPromotionClaimList, { query: {} }, { token: other.token })).value.content).toEqual([]);
});
