import { sendVerification, uploadVerificationDocument } from '@pelita/contract';
import {
  acceptVerification,
  getVerificationCase,
  listVerifications,
  rejectVerification,
} from '@pelita/contract/office';
import { newMember, type Person, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { outsideServer } from '../platform/outside/testing/outside-server.ts';

/*
 * A checker that lies, forgets and falls silent: it keeps what it was shown, and says what a test tells it to.
 */
type Says = 'silence' | { status: number; body: unknown };
let says: (checkId: string, method: string) => Says = () => 'silence';
const shown = new Map<string, string>();
const keys = new Set<string>();
const { url, asked } = await outsideServer((question, answer) => {
  const checkId = /\/v1\/checks\/([0-9a-f-]{36})$/.exec(question.path)?.[1] ?? '';
  keys.add(String(question.headers['authorization']));
  if (question.method === 'PUT') shown.set(checkId, question.body);
  const said = says(checkId, question.method);
  if (said === 'silence') return answer.destroy();
  return answer
    .writeHead(said.status)
    .end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body ?? { taken: true }));
}, afterAll);
const file = join(mkdtempSync(join(tmpdir(), 'pelita-checker-')), 'carriers.json');
writeFileSync(file, JSON.stringify({ identityCheck: { url: `${url}v1/`, key: 'a key' } }));

const world = await testDatabase({ variables: { CARRIERS_FILE: file } });
const server = await testServer(world);
const desk = await testOffice(world);
let support = await desk.operator('support');
beforeEach(async () => {
  support = await desk.operator('support');
  says = taken;
});

const taken: typeof says = (_id, method) => (method === 'PUT' ? { status: 202, body: null } : pending(_id));
const pending = (checkId: string): Says => ({ status: 200, body: { checkId, state: 'pending' } });
const done = (checkId: string, more: Record<string, unknown> = {}): Says => ({
  status: 200,
  body: { checkId, state: 'done', finding: 'clear', ...more },
});
const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c63' } })
  .jpeg()
  .toBuffer();

async function waiting(): Promise<Person> {
  const person = await newMember(server);
  const body = { kind: 'passport' as const, file: picture.toString('base64') };
  await server.send(uploadVerificationDocument, { body }, { token: person.token });
  await server.send(sendVerification, { body: {} }, { token: person.token });
  return person;
}
/** A minute later each time. */
async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute++) {
    await desk.work('verification.check', {});
    world.clock.advance({ minutes: 1 });
  }
}
const caseOf = async ({ playerId }: Person) => {
  // A session is locked when its operator does nothing for some minutes.
  support = await desk.operator('support');
  return (await support.send(getVerificationCase, { params: { id: playerId } })).value;
};
const checkOf = async (person: Person) => (await caseOf(person)).check;
const reject = (person: Person) =>
  support.send(rejectVerification, { params: { id: person.playerId }, body: { reason: 'Too dark' } });

test('SAFE-05 what a player sends is shown to the outside checker, and what it says stands beside the case', async () => {
  const person = await waiting();
  expect(await checkOf(person)).toMatchObject({ state: 'begun', finding: null });
  await minutes(1);
  expect(await checkOf(person)).toMatchObject({ state: 'pending' });
  const [checkId = ''] = [...shown.keys()].slice(-1);
  const told = JSON.parse(shown.get(checkId) ?? '{}') as {
    documents: { kind: string; mediaType: string; file: string }[];
  };
  expect(told.documents.map(({ kind, mediaType }) => [kind, mediaType])).toEqual([['passport', 'image/jpeg']]);
  // The picture itself, as it was painted anew; nothing of who sent it.
  expect((await sharp(Buffer.from(told.documents[0]?.file ?? '', 'base64')).metadata()).width).toBe(60);
  expect(Object.keys(told)).toEqual(['documents']);
  expect([...keys]).toEqual(['Bearer a key']);
  says = (id) =>
    done(id, { finding: 'doubtful', reasons: ['altered', 'altered', 'of-another-world'], bornOn: '1990-01-02' });
  await minutes(3);
  expect(await checkOf(person)).toMatchObject({
    state: 'done',
    finding: 'doubtful',
    reasons: ['altered', 'other'],
    bornOn: '1990-01-02',
    validUntil: null,
  });
  const { value } = await support.send(listVerifications, { query: { player: person.playerId } });
  expect(value.rows).toMatchObject([{ finding: 'doubtful', verification: 'waiting' }]);
  const before = asked.length;
  await minutes(5);
  expect(asked.length, 'nothing is asked after the answer').toBe(before);
});

test('SAFE-05 the checker advises and decides nothing: who it doubts is accepted by an operator, who it clears waits for one', async () => {
  const [doubted, cleared] = [await waiting(), await waiting()];
  says = (id, method) => (method === 'PUT' ? { status: 202, body: null } : done(id, { finding: 'unreadable' }));
  await minutes(3);
  expect(await caseOf(doubted)).toMatchObject({ state: 'waiting', check: { finding: 'unreadable' } });
  expect((await caseOf(cleared)).state).toBe('waiting');
  const body = { bornOn: '1990-01-01', documentNumber: 'A1234567', validUntil: null };
  const accepted = await support.send(acceptVerification, { params: { id: doubted.playerId }, body });
  expect(accepted.value).toMatchObject({ state: 'verified', check: { finding: 'unreadable' } });
});

describe('SAFE-05 a checker that lies, forgets or falls silent keeps nobody from being looked at by an operator', () => {
  test.each<[string, (id: string) => Says]>([
    ['silence', () => 'silence'],
    ['an answer about another check', () => done('00000000-0000-4000-8000-000000000000')],
    ['a finding that is none', (id) => done(id, { finding: 'guilty' })],
    ['a date that is none', (id) => done(id, { bornOn: '1990-02-31' })],
    ['no JSON', () => ({ status: 200, body: '<html>' })],
    ['an error', () => ({ status: 500, body: 'Traceback' })],
    ['a redirection', () => ({ status: 302, body: '' })],
    ['far too much', (id) => done(id, { reasons: [], padding: 'x'.repeat(100_000) })],
  ])('%s is no answer, and the next one counts', async (_what, lie) => {
    const person = await waiting();
    await minutes(1);
    says = lie;
    await minutes(3);
    expect(await checkOf(person)).toMatchObject({ state: 'pending', finding: null });
    says = (id) => done(id);
    await minutes(8);
    expect(await checkOf(person)).toMatchObject({ state: 'done', finding: 'clear', reasons: [], bornOn: null });
    await reject(person);
  });

  test('it takes nothing at first: what was sent is shown to it again, under the same id', async () => {
    const person = await waiting();
    says = () => ({ status: 503, body: '' });
    await minutes(2);
    expect(await checkOf(person)).toMatchObject({ state: 'begun' });
    says = taken;
    await minutes(4);
    expect(await checkOf(person)).toMatchObject({ state: 'pending' });
    const [row] = await world.asOwner<{ id: string }>(
      'select check_id as id from verification_check where player_id = $1',
      [person.playerId],
    );
    const puts = asked.filter(({ method, path }) => method === 'PUT' && path.endsWith(row?.id ?? '-'));
    expect(puts.length).toBeGreaterThan(1);
    await reject(person);
  });

  test('it forgets what it took: it is shown the documents again', async () => {
    const person = await waiting();
    await minutes(1);
    says = (_id, method) => ({ status: method === 'PUT' ? 202 : 404, body: null });
    await minutes(2);
    says = (id, method) => (method === 'PUT' ? { status: 202, body: null } : done(id));
    await minutes(12);
    expect(await checkOf(person)).toMatchObject({ state: 'done', finding: 'clear' });
    await reject(person);
  });

  test('it answers never: after three days it is not asked any more', async () => {
    const person = await waiting();
    says = () => 'silence';
    for (let hour = 0; hour < 75; hour++) {
      await desk.work('verification.check', {});
      world.clock.advance({ hours: 1 });
    }
    expect(await caseOf(person)).toMatchObject({ state: 'waiting', check: { state: 'left', finding: null } });
    await reject(person);
  });

  test('it answers after the decision: the case stays as it was decided, and is not asked about again', async () => {
    const person = await waiting();
    await minutes(1);
    await reject(person);
    says = (id) => done(id, { finding: 'clear' });
    await minutes(3);
    expect(await caseOf(person)).toMatchObject({ state: 'rejected', check: { state: 'left', finding: null } });
  });
});

test('SAFE-05 two servers ask the checker about a player once, not twice', async () => {
  const person = await waiting();
  const before = asked.length;
  await Promise.all([desk.work('verification.check', {}), desk.work('verification.check', {})]);
  expect(asked.length - before).toBe(1);
  await reject(person);
});
