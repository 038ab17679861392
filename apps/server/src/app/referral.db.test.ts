import {
  getHumanChallenge,
  getMemberInfo,
  getReferral,
  getReferralFriends,
  getRewardList,
  type PlayerId,
  register,
} from '@pelita/contract';
import { listReferrals, refuseReferral, releaseReferral } from '@pelita/contract/office';
import { newMember, type Person, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { solvedChallenge } from '@pelita/server/testing-app';
import { expect, test } from 'vitest';
import { markClosed } from '../modules/accounts/index.ts';
import { setSetting } from '../platform/settings/testing/set-setting.ts';

const world = await testDatabase();
const server = await testServer(world);
const office = await testOffice(world);
const { database } = world;
const asOwner: typeof world.asOwner = (text, values) => world.asOwner(text, values);
let friends = 0;

const referralOf = async ({ token }: Person) => (await server.send(getReferral, {}, { token })).value;
const friendsOf = async ({ token }: Person) =>
  (await server.send(getReferralFriends, { query: {} }, { token })).value.content;

/** Who registers by the link of another; every test comes from one address and device, which is made another's here. */
async function friendOf(referrer: Person, shared: 'nothing' | 'address' = 'nothing'): Promise<Person> {
  const { referralCode } = await referralOf(referrer);
  friends += 1;
  const username = `Friend${String(friends).padStart(4, '0')}`;
  const password = 'seven tin boats';
  const humanVerification = await solvedChallenge((await server.send(getHumanChallenge, {})).value);
  const body = { username, password, confirmPassword: password, humanVerification, referralCode };
  const { token, id } = (await server.send(register, { body })).value;
  await asOwner('update session set device_hash = null where player_id = $1', [id]);
  if (shared === 'nothing')
    await asOwner('update session set address = $2 where player_id = $1', [id, `198.51.100.${friends}`]);
  return { token, playerId: id as PlayerId, username };
}

/** Paid in and staked today, in whole ringgit, as figures have it. */
async function played({ playerId }: Person, deposit: number, stake: number) {
  for (const [kind, product, sides] of [
    ['deposit', '', `1, ${deposit * 100}, 0, 0`],
    ['bet', 'RNG', `0, 0, 1, ${stake * 100}`],
  ] as const)
    await asOwner(
      `insert into figure_player_day as f (player_id, day, book, currency, source, kind, counter, product, vendor, in_count,
         in_minor, out_count, out_minor)
       values ($1, business_day($2::timestamptz), 'real', 'MYR', 'test', '${kind}', 'test', '${product}', '', ${sides})
       on conflict (player_id, day, book, currency, source, kind, counter, product, vendor) do update
       set in_minor = f.in_minor + excluded.in_minor, out_minor = f.out_minor + excluded.out_minor`,
      [playerId, world.clock.now().toString()],
    );
}

const count = () => office.work('referral.nightly');
const rewards = async ({ token }: Person) =>
  (await server.send(getRewardList, { query: {} }, { token })).value.content
    .filter(({ source }) => source === 'referral')
    .map(({ amount }) => amount);

test('REF-01 MC-11 PROMO-05 a friend registers by the link, appears masked, and each step earns once however often it is counted', async () => {
  const referrer = await newMember(server);
  const friend = await friendOf(referrer);
  expect(await friendsOf(referrer)).toMatchObject([
    { account: 'Fr***1', state: 'joined', stepsMet: 0, earned: '0.00' },
  ]);
  expect(JSON.stringify(await friendsOf(referrer))).not.toContain(friend.username);
  await played(friend, 49, 0);
  await count();
  expect(await rewards(referrer)).toEqual([]);
  await played(friend, 1, 0);
  await Promise.all([count(), count()]);
  expect(await rewards(referrer)).toEqual(['5.00']);
  await played(friend, 200, 3_000);
  await count();
  await count();
  expect((await rewards(referrer)).toSorted()).toEqual(['10.00', '25.00', '5.00']);
  expect(await referralOf(referrer)).toMatchObject({ totalInvitations: 1, earned: '40.00', held: '0.00' });
  expect(await friendsOf(referrer)).toMatchObject([{ state: 'counted', stepsMet: 3, earned: '40.00' }]);
});

test('REF-01 who shares an address, a device or a bank account with who invited them is held, and earns when released', async () => {
  const [risk, support] = [await office.operator('risk'), await office.operator('support')];
  const referrer = await newMember(server);
  const [near, other] = [await friendOf(referrer, 'address'), await friendOf(referrer)];
  for (const [player, number] of [
    [referrer, '164012345678'],
    [other, '164012345678'],
  ] as const)
    await asOwner(
      `insert into bank_account (player_id, bank_account_id, bank_name, holder_name, account_number, added_at)
       values ($1, gen_random_uuid(), 'Bank', 'Siti', $2, now())`,
      [player.playerId, number],
    );
  for (const friend of [near, other]) await played(friend, 50, 0);
  await count();
  expect(await rewards(referrer)).toEqual([]);
  expect(await referralOf(referrer)).toMatchObject({ earned: '0.00', held: '10.00' });
  const { rows } = (await support.send(listReferrals, { query: { state: 'held', player: referrer.playerId } })).value;
  expect(rows.map(({ shared }) => shared).toSorted()).toEqual(['address', 'bankAccount']);
  const decide = (call: typeof releaseReferral | typeof refuseReferral, { playerId }: Person) =>
    risk.send(call as typeof releaseReferral, {
      params: { id: playerId },
      body: { reason: 'Two people of one family.' },
    });
  expect((await decide(releaseReferral, near)).status).toBe(200);
  expect((await decide(refuseReferral, other)).status).toBe(200);
  expect(await decide(releaseReferral, other)).toMatchObject({ status: 409, body: { code: 'referral_decided' } });
  expect(await decide(releaseReferral, referrer)).toMatchObject({ status: 404, body: { code: 'referral_unknown' } });
  await count();
  expect(await rewards(referrer)).toEqual(['5.00']);
  expect((await friendsOf(referrer)).map(({ state }) => state).toSorted()).toEqual(['counted', 'refused']);
});

test('REF-01 SAFE-04 a closed friend earns nobody anything, and a run that is killed pays with the next', async () => {
  const referrer = await newMember(server);
  const [closed, friend] = [await friendOf(referrer), await friendOf(referrer)];
  await database.transaction((tx) => markClosed(tx, closed.playerId));
  for (const one of [closed, friend]) await played(one, 50, 0);
  await asOwner(`create function kill_rewards() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
    create trigger kill_rewards before insert on reward for each row execute function kill_rewards()`);
  await expect(count()).rejects.toThrow('killed');
  await asOwner('drop trigger kill_rewards on reward; drop function kill_rewards()');
  expect(await rewards(referrer)).toEqual([]);
  await Promise.all([count(), count()]);
  expect(await rewards(referrer)).toEqual(['5.00']);
});

test('PROMO-05 GATE-06 where friends cannot be invited, the member is told so and the calls answer nothing', async () => {
  const member = await newMember(server);
  const info = async () => (await server.send(getMemberInfo, {}, { token: member.token })).value.availablePromo;
  expect(await info()).toEqual({ REFERRAL: { enabled: true } });
  await setSetting(world, 'features.referral', false);
  expect(await info()).toEqual({ REFERRAL: { enabled: false } });
  const answer = await server.send(getReferral, {}, { token: member.token });
  expect(answer).toMatchObject({ status: 403, body: { code: 'function_off' } });
  await setSetting(world, 'features.referral', true);
});
