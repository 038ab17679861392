import { launchGame, listGames, listVendorCards } from '@pelita/contract';
import {
  changeGame,
  changeVendor,
  getOfficeGame,
  listOfficeGames,
  listOfficeVendors,
  orderVendors,
  pickGames,
} from '@pelita/contract/office';
import { newMember, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { beforeEach, describe, expect, test } from 'vitest';

const world = await testDatabase();
const portal = await testServer(world);
const office = await testOffice(world);
const { timeZone } = world.platform.brand;
let editor = await office.operator('content');
const member = await newMember(portal);
const [game] = (await portal.send(listGames, { query: { pageSize: '1' } })).value.games;
if (!game) throw new Error('the catalogue is empty');
const { gameCode: code, vassalage: vendorCode } = game;

beforeEach(async () => {
  // A session is locked after a while.
  editor = await office.operator('content');
});

const seen = async () => (await editor.send(getOfficeGame, { params: { code } })).value;
const seenVendor = async () => {
  const vendor = (await editor.send(listOfficeVendors, {})).value.vendors.find((one) => one.code === vendorCode);
  if (!vendor) throw new Error('the vendor is not listed');
  return vendor;
};
type Switches = { isEnabled?: boolean; maintenance?: { from: string | null; until: string | null } | null };
const change = async (switches: Switches, version?: number) =>
  editor.send(changeGame, {
    params: { code },
    body: { isEnabled: true, maintenance: null, ...switches, version: version ?? (await seen()).version },
  });
const turnVendor = async (switches: Switches) =>
  editor.send(changeVendor, {
    params: { code: vendorCode },
    body: { isEnabled: true, maintenance: null, ...switches, version: (await seenVendor()).version },
  });
const listed = async () =>
  (await portal.send(listGames, { query: { gameName: game.gameName, pageSize: '50' } })).value.games.find(
    ({ gameCode }) => gameCode === code,
  );
const launch = async () => (await portal.send(launchGame, { query: { gameId: code } }, { token: member.token })).body;
const local = (minutes: number) =>
  world.clock
    .now()
    .add({ minutes })
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
const auditOf = (subject: string) =>
  world.asOwner<{ action: string; actor: string }>(
    'select action, actor from audit_entry where subject = $1 order by at desc, position desc limit 1',
    [subject],
  );

test('OPS-07 a game that is switched off is gone from the lobby at once and cannot be launched, until it is on again', async () => {
  expect((await change({ isEnabled: false })).value).toMatchObject({ isEnabled: false });
  expect(await listed()).toBeUndefined();
  expect(await launch()).toMatchObject({ success: false, code: 'game_unavailable' });
  expect(await auditOf(`game:${code}`)).toEqual([{ action: 'change-game', actor: `operator:${editor.operatorId}` }]);
  await change({});
  expect(await listed()).toBeDefined();
  expect(await launch()).toMatchObject({ success: true });
});

test('OPS-07 maintenance begins and ends by its minutes in the brand’s zone, without anyone’s doing', async () => {
  const [from, until] = [local(5), local(10)];
  expect((await change({ maintenance: { from, until } })).value).toMatchObject({
    maintenance: { from, until },
    isUnderMaintenance: false,
  });
  expect((await listed())?.maintenance).toBeUndefined();
  world.clock.advance({ minutes: 5 });
  expect((await listed())?.maintenance).toBe(true);
  expect(await launch()).toMatchObject({ success: false, code: 'game_unavailable', maintenance: true });
  world.clock.advance({ minutes: 5 });
  expect((await listed())?.maintenance).toBeUndefined();
  await change({});
});

test('OPS-07 maintenance of a vendor is that of all its games, and is over when an operator ends it', async () => {
  const { value } = await turnVendor({ maintenance: { from: null, until: null } });
  expect(value).toMatchObject({ isUnderMaintenance: true, maintenance: { from: local(0), until: null } });
  expect(await seen()).toMatchObject({ isUnderMaintenance: true, maintenance: null });
  expect((await listed())?.maintenance).toBe(true);
  await turnVendor({});
  expect((await listed())?.maintenance).toBeUndefined();
});

test('OPS-07 a stale change is refused with what is there, and an end before the beginning with its field', async () => {
  const before = await seen();
  const theirs = (await change({ isEnabled: false })).value;
  expect(await change({}, before.version)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: theirs },
  });
  expect(await change({ maintenance: { from: local(20), until: local(10) } })).toMatchObject({
    status: 400,
    body: { fields: { 'maintenance.until': { key: 'too_small' } } },
  });
  await change({});
});

test('OPS-07 of two changes of one version at once one is done', async () => {
  const { version } = await seen();
  const answers = await Promise.all([change({ isEnabled: false }, version), change({}, version)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await change({});
});

describe('OPS-07 the order', () => {
  const vendors = async () => (await editor.send(listOfficeVendors, {})).value.vendors.map((one) => one.code);

  test('of vendors is the one that players see', async () => {
    const before = await vendors();
    const after = before.toReversed();
    expect((await editor.send(orderVendors, { body: { before, after } })).value).toEqual({ order: after });
    const { lanes } = (await portal.send(listVendorCards, { query: {} })).value.data;
    // The built-in lottery is before all others, whatever the order.
    for (const { cards } of lanes.filter(({ gameType }) => gameType === 'RNG')) {
      const shown = cards.map(({ vassalage }) => vassalage);
      expect(shown).toEqual(after.filter((one) => shown.includes(one)));
    }
    expect(await editor.send(orderVendors, { body: { before, after } })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: after },
    });
  });

  test('of games: those that are picked come first, and are not called hot or new for it', async () => {
    const games = (await portal.send(listGames, { query: { pageSize: '50', sort: 'newest' } })).value.games;
    const picked = games.slice(-2).map(({ gameCode }) => gameCode);
    expect((await editor.send(pickGames, { body: { before: [], after: picked } })).value).toEqual({ order: picked });
    const [first, second] = (await portal.send(listGames, { query: { pageSize: '2' } })).value.games;
    expect([first?.gameCode, second?.gameCode]).toEqual(picked);
    expect([first?.isHot, second?.isHot]).toEqual([false, false]);
    expect((await editor.send(listOfficeVendors, {})).value.picked.map((one) => one.code)).toEqual(picked);

    const reversed = picked.toReversed();
    expect(await editor.send(pickGames, { body: { before: [], after: reversed } })).toMatchObject({
      status: 409,
      body: { current: picked },
    });
    for (const [after, answer] of [
      [['no-such-game'], { status: 404 }],
      [[...picked, ...picked], { status: 400 }],
    ] as const)
      expect(await editor.send(pickGames, { body: { before: picked, after: [...after] } })).toMatchObject(answer);
    await editor.send(pickGames, { body: { before: picked, after: reversed.slice(0, 1) } });
    const [only] = (await portal.send(listGames, { query: { pageSize: '1' } })).value.games;
    expect(only?.gameCode).toBe(reversed[0]);
  });
});

test('OPS-07 games are found by a part of their name, switched off or not', async () => {
  await change({ isEnabled: false });
  const search = game.gameName.slice(1, 6).toUpperCase();
  const { rows } = (await editor.send(listOfficeGames, { query: { title: search } })).value;
  expect(rows.find(({ id }) => id === code)).toMatchObject({ name: game.gameName, state: 'off', vendor: vendorCode });
  for (const hostile of ["' or 1=1 --", '%', '\\', '_%_'])
    expect((await editor.send(listOfficeGames, { query: { title: hostile } })).value.rows, hostile).toEqual([]);
  const off = (await editor.send(listOfficeGames, { query: { state: 'off' } })).value.rows;
  expect(off.map(({ id }) => id)).toEqual([code]);
  await change({});
});

test('OPS-07 an auditor reads and changes nothing; finance does neither', async () => {
  const { version } = await seen();
  const body = { version, isEnabled: false, maintenance: null };
  const auditor = await office.operator('auditor');
  const finance = await office.operator('finance');
  expect((await auditor.send(listOfficeVendors, {})).status).toBe(200);
  for (const operator of [auditor, finance])
    expect((await operator.send(changeGame, { params: { code }, body })).status).toBe(403);
  expect((await finance.send(listOfficeVendors, {})).status).toBe(403);
  expect(await editor.send(getOfficeGame, { params: { code: 'no-such-game' } })).toMatchObject({ status: 404 });
});
