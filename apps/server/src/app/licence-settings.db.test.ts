import { randomUUID } from 'node:crypto';
import {
  getConsolidatedSettings,
  getHelpCenter,
  getRealityCheck,
  requestDeposit,
  sendVerification,
  setPlayLimit,
  setRealityInterval,
  uploadVerificationDocument,
} from '@pelita/contract';
import { acceptVerification, getVerificationCase, putSetting } from '@pelita/contract/office';
import { newMember, type Person, testDatabase, testOffice, testServer } from '@pelita/testkit';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { changeSetting } from '../platform/settings/change-setting.ts';

const world = await testDatabase({ now: '2026-11-27T04:00:00Z' });
const server = await testServer(world);
const desk = await testOffice(world);
const floors = {
  'site.minimumAgeYears': 18,
  'saferPlay.realityLongestMinutes': 0,
  'saferPlay.depositLimitNeeded': false,
};
beforeEach(async () => {
  for (const [name, value] of Object.entries(floors)) await set(name, value);
});

async function set(name: string, value: unknown): Promise<void> {
  const { settings } = world.platform;
  await world.database.transaction((tx) =>
    changeSetting(settings.catalogue, async () => undefined)(tx, 'test', name, value),
  );
  await settings.refresh();
}

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const deposit = ({ token }: Person) =>
  server.send(
    requestDeposit,
    { params: { method: 'purnama' }, body: { amount: '50.00' } },
    { token, headers: { 'idempotency-key': randomUUID() } },
  );
const reality = async ({ token }: Person) => (await server.send(getRealityCheck, {}, { token })).value;
const choose = ({ token }: Person, minutes: 0 | 15 | 30 | 60 | 120) =>
  server.send(setRealityInterval, { body: { minutes } }, { token });

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c63' } })
  .jpeg()
  .toBuffer();
/** What an operator sees of a passport that says so. */
async function shows(person: Person, bornOn: string) {
  const body = { kind: 'passport' as const, file: picture.toString('base64') };
  await server.send(uploadVerificationDocument, { body }, { token: person.token });
  await server.send(sendVerification, { body: {} }, { token: person.token });
  const operator = await desk.operator('support');
  return operator.send(acceptVerification, {
    params: { id: person.playerId },
    body: { bornOn, documentNumber: randomUUID(), validUntil: null },
  });
}
const stateOf = async (person: Person) => {
  const operator = await desk.operator('support');
  return (await operator.send(getVerificationCase, { params: { id: person.playerId } })).value.state;
};

test('SAFE-01 where the licence asks for it nobody pays in before a deposit limit of their own is set, whatever other limit stands', async () => {
  const person = await newMember(server);
  await set('saferPlay.depositLimitNeeded', true);
  expect(codeOf(await deposit(person))).toBe('deposit_limit_first');
  const limit = (kind: 'stake' | 'deposit') =>
    server.send(setPlayLimit, { body: { kind, period: 'week', amount: '80.00' } }, { token: person.token });
  await limit('stake');
  expect(codeOf(await deposit(person))).toBe('deposit_limit_first');
  await limit('deposit');
  expect((await deposit(person)).status).toBe(200);
  expect(codeOf(await deposit(person))).toBe('deposit_limit_reached');
});

test('SAFE-02 a longest reality check is kept whatever was chosen before, and nothing longer, nor never, can be chosen', async () => {
  const [never, often] = [await newMember(server), await newMember(server)];
  await choose(never, 0);
  await choose(often, 15);
  expect(await reality(never)).toMatchObject({ minutes: 0, longest: 0, dueAt: null });
  await set('saferPlay.realityLongestMinutes', 30);
  expect(await reality(never)).toMatchObject({ minutes: 30, longest: 30, dueAt: expect.any(String) });
  expect(await reality(often)).toMatchObject({ minutes: 15 });
  expect(await reality(await newMember(server))).toMatchObject({ minutes: 30 });
  for (const minutes of [0, 60, 120] as const) {
    const answer = await choose(often, minutes);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_field']);
  }
  expect((await choose(never, 15)).value).toMatchObject({ minutes: 15 });
});

test('SAFE-05 a higher minimum age is told on every page, proved by documents, and asks those who are too young anew', async () => {
  const [nineteen, grown] = [await newMember(server), await newMember(server)];
  const told = async () => (await server.send(getConsolidatedSettings, {})).value;
  const help = async () => JSON.stringify((await server.send(getHelpCenter, { query: { language: 'EN' } })).value);
  expect(await told()).toMatchObject({ consentAgeYears: 18, birthdayLimitYears: 21 });
  expect(await help()).toContain('You are 18 or over');
  expect((await shows(nineteen, '2007-11-01')).value.state).toBe('verified');
  expect((await shows(grown, '1990-01-01')).value.state).toBe('verified');
  await set('site.minimumAgeYears', 23);
  expect(await told()).toMatchObject({ consentAgeYears: 23, birthdayLimitYears: 23 });
  expect(await help()).toContain('You are 23 or over');
  const young = await newMember(server);
  expect(codeOf(await shows(young, '2003-11-28'))).toBe('verification_under_age');
  expect((await shows(await newMember(server), '2003-11-27')).value.state).toBe('verified');
  await desk.work('verification.expire', {});
  expect([await stateOf(nineteen), await stateOf(grown)]).toEqual(['expired', 'verified']);
  // The brand's own age holds where it is higher than the setting.
  await set('site.minimumAgeYears', 18);
  expect((await told()).consentAgeYears).toBe(world.platform.brand.consentAgeYears);
});

test.each([
  ['site.minimumAgeYears', 21, 18],
  ['saferPlay.realityLongestMinutes', 30, 0],
  ['saferPlay.depositLimitNeeded', true, false],
])('OPS-04 %s is tightened by one operator, and loosened from %s to %s by two', async (key, tight, loose) => {
  const admin = await desk.operator('admin');
  const put = (value: unknown) => admin.send(putSetting, { params: { key }, body: { value } });
  expect((await put(tight)).value.state).toBe('executed');
  expect((await put(loose)).value.state).toBe('open');
});
