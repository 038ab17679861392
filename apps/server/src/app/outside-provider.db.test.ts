import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import {
  expandIndex,
  gameIndex,
  launchGame,
  listGames,
  listVendorCards,
  listVendorsByCategory,
  logout,
  PROVIDER_SIGNATURE_HEADER,
  type ProviderCall,
  providerStatuses,
  searchIndex,
} from '@pelita/contract';
import { createModules } from '@pelita/server/testing-app';
import { closeGames, newMember, newTrial, paidIn, type Person, testDatabase, testServer } from '@pelita/testkit';
import { afterAll, expect, test } from 'vitest';
import { checkBook } from '../modules/ledger/index.ts';

// A provider that nobody here has heard of: registered as an operator does it, in another process than the server's,
// launched by a member, and calling the wallet over HTTP with keys of its own.
const world = await testDatabase();
const server = await testServer(world);
const { wallet } = await createModules(world.platform, { isShortCatalogue: true });
const { registration } = wallet;
const first = newKeys();
const second = newKeys();
let signer = first;

const LAUNCH_URL =
  'https://play.acme.example/open?token={token}&user={user}&game={game_code}&lang={lang}&cur={currency}&back={lobby_url}';
const GAMES = [
  { code: 'Sun_7', name: 'Sun of Seven', category: 'RNG' },
  { code: 'SUN-7', name: 'Suns of Seven', category: 'RNG' },
  { code: 'acme:table/1', name: 'Harbour Table', category: 'BGS' },
];
const acme = { code: 'ACME_1', name: 'Acme Games', launchUrl: LAUNCH_URL, gamesJson: JSON.stringify(GAMES) };
const add = (change: Partial<Parameters<typeof registration.add>[1]> = {}) =>
  world.database.transaction((tx) => registration.add(tx, { ...acme, publicKeyPem: first.publicKeyPem, ...change }));
const switchTo = (isEnabled: boolean) =>
  world.database.transaction((tx) => registration.switch(tx, acme.code, { isEnabled, actor: 'system' }));
const rotate = (keepOldHours: number, publicKeyPem = second.publicKeyPem) =>
  world.database.transaction((tx) =>
    registration.rotateKey(tx, { code: acme.code, publicKeyPem, keepOldHours, by: { actor: 'system' } }),
  );
/** Other processes follow after a moment. */
const aMomentLater = () => world.clock.advance({ seconds: 3 });

type Heard = { status: string; balance: number | null; request_uuid: string | null };
const heardStatuses = new Set<string>();

async function ask(call: ProviderCall, content: object, provider = acme.code): Promise<Heard> {
  const body = JSON.stringify({ request_uuid: randomUUID(), ...content });
  const headers = { [PROVIDER_SIGNATURE_HEADER]: signer.signatureOf(Buffer.from(body)) };
  const answer = await server.call(`/provider/${provider}/${call}`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
  const heard = answer.body as unknown as Heard;
  heardStatuses.add(heard.status);
  return heard;
}

type Seat = { user: string; token: string; game_code: string };
const said = ({ status, balance }: Heard) =>
  `${status.replace(/^RS_(ERROR_)?/, '')} ${balance === null || balance === undefined ? '-' : balance / 100_000}`;
const money = (seat: Seat, amount: number, change: object = {}) => ({
  ...seat,
  transaction_uuid: randomUUID(),
  round: 'r1',
  currency: 'MYR',
  amount: Math.round(amount * 100_000),
  ...change,
});
const bet = async (seat: Seat, amount: number, transaction_uuid: string = randomUUID(), change = {}) =>
  said(await ask('transaction/bet', money(seat, amount, { transaction_uuid, ...change })));
const win = async (
  seat: Seat,
  amount: number,
  reference: string,
  transaction_uuid: string = randomUUID(),
  change = {},
) =>
  said(
    await ask(
      'transaction/win',
      money(seat, amount, { transaction_uuid, reference_transaction_uuid: reference, ...change }),
    ),
  );
const rollback = async (seat: Seat, reference: string, transaction_uuid: string = randomUUID()) =>
  said(
    await ask('transaction/rollback', {
      ...seat,
      transaction_uuid,
      reference_transaction_uuid: reference,
      round: 'r1',
    }),
  );
const balance = async (seat: Seat) => said(await ask('user/balance', seat));

async function seatOf(member: Person, gameCode: string): Promise<Seat> {
  const query = { gameId: gameCode, language: 'MY' };
  const { game_url } = (await server.send(launchGame, { query }, { token: member.token })).value;
  const { searchParams } = new URL(game_url);
  const of = (name: string) => searchParams.get(name) ?? '';
  return { user: of('user'), token: of('token'), game_code: of('game') };
}

const acmeGames = async () => (await server.send(listGames, { query: { vassalage: acme.code } })).value.games;
const run = <Row>(text: string) => world.database.single<Row>({ name: text.slice(0, 60), text }, []);

function newKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return {
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    signatureOf: (bytes: Uint8Array) => sign('RSA-SHA256', bytes, privateKey).toString('base64'),
  };
}

afterAll(async () => {
  const faults = [
    ...(await world.database.transaction(checkBook)),
    ...(await world.database.snapshot(wallet.checkTransactions)),
  ];
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

test.each([
  ['a code in lower case', { code: 'acme' }, /no provider code/],
  ['a code of one letter', { code: 'A' }, /no provider code/],
  ['the code of the studio', { code: 'STUDIO' }, /registered already/],
  ['the code of a vendor of the house', { code: 'HIGHLAND' }, /vendor already/],
  ['an empty name', { name: ' ' }, /name/],
  ['a launch URL without TLS', { launchUrl: LAUNCH_URL.replace('https', 'http') }, /https/],
  ['a key that is none', { publicKeyPem: 'key' }, /PEM/],
  ['games that are none', { gamesJson: '[]' }, /games/],
])('EASY-05 a provider with %s is refused, and nothing of it is stored', async (_what, change, words) => {
  const stand = () =>
    run(
      "select (select count(*) from provider) || ' ' || (select count(*) from vendor) || ' ' || (select count(*) from game) || ' ' || (select count(*) from audit_entry) as stand",
    );
  const before = await stand();
  await expect(add(change)).rejects.toThrow(words);
  expect(await stand()).toEqual(before);
});

test('GAME-09 EASY-05 a registered provider’s titles are in the lists, the search and the navigation, with no unproved figure', async () => {
  expect(await server.send(listVendorsByCategory, { query: {} })).not.toMatchObject({
    value: { content: { BGS: {} } },
  });
  expect(await add()).toBe(3);
  await expect(add()).rejects.toThrow('registered already');

  const games = await acmeGames();
  expect(games.map(({ gameCode, gameName, gameType }) => [gameCode, gameName, gameType])).toEqual([
    ['acme-1-acme-table-1', 'Harbour Table', 'BGS'],
    ['acme-1-sun-7', 'Sun of Seven', 'RNG'],
    ['acme-1-sun-7-2', 'Suns of Seven', 'RNG'],
  ]);
  for (const game of games) {
    expect(game).toMatchObject({ rtpPercent: null, vendorName: 'Acme Games', isNew: true });
    expect((await server.call(game.defaultIcon)).headers.get('content-type')).toMatch(/^image\//);
  }
  const { content } = (await server.send(listVendorsByCategory, { query: {} })).value;
  expect(content['BGS']?.vendors).toEqual([{ vassalage: acme.code }]);
  const { lanes } = (await server.send(listVendorCards, { query: { gameType: 'BGS' } })).value.data;
  expect(lanes).toMatchObject([
    { gameCount: 1, gameClassify: [], cards: [{ displayName: 'Acme Games', gameCount: 1 }] },
  ]);

  const index = expandIndex((await server.send(gameIndex, { query: {} })).value);
  expect(searchIndex(index, 'harbour tab', 5)).toMatchObject([
    { gameCode: 'acme-1-acme-table-1', engine: null, family: null, rtpPercent: null, features: [] },
  ]);
  const found = async (query: object) =>
    (await server.send(listGames, { query: { vassalage: acme.code, ...query } })).value.totalCount;
  expect(await found({ gameName: 'suns' })).toBe(1);
  expect(await found({ sort: 'rtp' })).toBe(3);
  for (const query of [
    { rtpFrom: '0' },
    { rtpTo: '100' },
    { volatility: 'low' },
    { feature: 'wild' },
    { gameClassify: 'lines-5x3' },
  ])
    expect(await found(query), JSON.stringify(query)).toBe(0);
});

test('GAME-06 a launch answers the filled-in address, with one opaque user for each provider', async () => {
  const member = await newMember(server);
  const query = { gameId: 'acme-1-acme-table-1', language: 'MY' };
  const { value } = await server.send(launchGame, { query }, { token: member.token });
  const { origin, pathname, searchParams } = new URL(value.game_url);
  expect(`${origin}${pathname}`).toBe('https://play.acme.example/open');
  expect(Object.fromEntries(searchParams)).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: expect.stringMatching(/^[\da-f-]{36}$/),
    game: 'acme:table/1',
    lang: 'ms',
    cur: 'MYR',
    back: `${server.origin}/`,
  });
  expect(value.content).toEqual({ game_url: value.game_url });
  expect(value.game_url).not.toContain(member.playerId);
  const elsewhere = await server.send(launchGame, { query: { gameId: 'lotus-of-fortune' } }, { token: member.token });
  expect(elsewhere.value.game_url).not.toContain(searchParams.get('user'));
});

test('GATE-02 a trial account plays no title of an outside provider, which does not know play money', async () => {
  const trial = await newTrial(server);
  const refused = await server.send(launchGame, { query: { gameId: 'acme-1-acme-table-1' } }, { token: trial.token });
  expect(refused).toMatchObject({ status: 403, body: { code: 'in_need_true_account' } });
});

test('GAME-09 WALLET-03 the list W1 to W10 runs over a real launch, to the balances of the book', async () => {
  const member = await newMember(server);
  await paidIn(server, member, '100.00');
  const seat = await seatOf(member, 'acme-1-sun-7');
  expect(seat.game_code).toBe('Sun_7');
  const [T1, T2, T4, R1, T5, R2] = Array.from({ length: 6 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  expect(await balance(seat)).toBe('OK 100');
  expect(await bet(seat, 10, T1)).toBe('OK 90');
  expect(await bet(seat, 10, T1)).toBe('OK 90');
  expect(await bet(seat, 11, T1)).toBe('DUPLICATE_TRANSACTION 90');
  expect(await win(seat, 25, T1, T2)).toBe('OK 115');
  expect(await win(seat, 25, T1, T2)).toBe('OK 115');
  expect(await win(seat, 0, T1, randomUUID(), { round_closed: true })).toBe('OK 115');
  expect(await rollback(seat, T1)).toBe('OK 125');
  expect(await bet(seat, 20, T4)).toBe('OK 105');
  expect(await rollback(seat, T4, R1)).toBe('OK 125');
  expect(await rollback(seat, T4, R1)).toBe('OK 125');
  expect(await rollback(seat, T5, R2)).toBe('OK 125');
  expect(await bet(seat, 30, T5)).toBe('TRANSACTION_ROLLED_BACK 125');
  expect(await bet(seat, 1_000)).toBe('NOT_ENOUGH_MONEY 125');
  expect(await win(seat, 5, randomUUID())).toBe('TRANSACTION_DOES_NOT_EXIST 125');
  expect(await bet(seat, 1, randomUUID(), { currency: 'USD' })).toBe('WRONG_CURRENCY 125');
  const T9 = randomUUID();
  expect(await bet(seat, 1, T9)).toBe('OK 124');
  await server.send(logout, {}, { token: member.token });
  expect(await bet(seat, 1)).toBe('TOKEN_EXPIRED 124');
  expect(await win(seat, 5, T9)).toBe('OK 129');
  const alerts = await run(`select provider_code, kind, owed_minor from provider_alert where provider_code = 'ACME_1'`);
  expect(alerts).toEqual([{ provider_code: 'ACME_1', kind: 'won_bet_rolled_back', owed_minor: 0n }]);
  const [alert] = await world.database.reading((tx) => registration.alerts(tx, 10));
  expect(alert).toMatchObject({
    providerCode: 'ACME_1',
    playerId: member.playerId,
    kind: 'won_bet_rolled_back',
    currency: 'MYR',
  });
  // The house counts its rounds by its own code: the bet that stands, and not those that were taken back.
  const rounds = await world.database.reading((tx) => wallet.roundsByGame(tx, tx.now.subtract({ hours: 1 })));
  expect(rounds.get('acme-1-sun-7')).toBe(1);
});

test('GAME-09 every other status is heard too, each for its own reason', async () => {
  const member = await newMember(server);
  await paidIn(server, member, '10.00');
  const seat = await seatOf(member, 'acme-1-sun-7');
  expect((await ask('user/info', { user: 'nobody' })).status).toBe('RS_ERROR_UNKNOWN');
  expect((await ask('user/info', { user: seat.user })).status).toBe('RS_OK');
  expect((await ask('user/balance', seat, 'NOBODY')).status).toBe('RS_ERROR_INVALID_PARTNER');
  // Our own code of the title is nothing to the provider, nor is a title of the house.
  for (const game_code of ['acme-1-sun-7', 'lotus-of-fortune'])
    expect(await balance({ ...seat, game_code })).toBe('INVALID_GAME -');
  expect(await balance({ ...seat, game_code: 'SUN-7' })).toBe('INVALID_TOKEN -');
  expect(await balance({ ...seat, token: 'forged' })).toBe('INVALID_TOKEN -');
  expect((await ask('transaction/bet', seat)).status).toBe('RS_ERROR_WRONG_SYNTAX');
  expect(await bet(seat, 0.001)).toBe('WRONG_TYPES -');
  signer = second;
  expect(await balance(seat)).toBe('INVALID_SIGNATURE -');
  signer = first;
  await closeGames(world, { vendors: [acme.code] });
  expect(await bet(seat, 1)).toBe('LIMIT_REACHED 10');
  await closeGames(world, {});
  await run(`update account set status = 'closed' where player_id = '${member.playerId}'`);
  expect(await bet(seat, 1)).toBe('USER_DISABLED 10');
  expect(heardStatuses).toEqual(new Set(Object.keys(providerStatuses)));
});

test('GAME-09 a provider that is switched off leaves the lobby and takes no bets; what was staked comes to its end', async () => {
  const member = await newMember(server);
  await paidIn(server, member, '100.00');
  const seat = await seatOf(member, 'acme-1-sun-7-2');
  const [T1, T2] = [randomUUID(), randomUUID()] as const;
  await bet(seat, 10, T1);
  await bet(seat, 10, T2);
  await switchTo(false);
  // From the commit on, in a process that has not heard of it yet.
  expect(await bet(seat, 1)).toBe('INVALID_PARTNER 80');
  expect(await balance(seat)).toBe('INVALID_PARTNER -');
  expect(await bet(seat, 10, T1)).toBe('OK 90');
  expect(await acmeGames()).toEqual([]);
  const refused = await server.send(launchGame, { query: { gameId: 'acme-1-sun-7-2' } }, { token: member.token });
  expect(refused).toMatchObject({ status: 400, body: { code: 'game_unavailable' } });
  aMomentLater();
  expect(await bet(seat, 1)).toBe('INVALID_PARTNER 80');
  expect(await balance(seat)).toBe('INVALID_PARTNER -');
  expect((await ask('user/info', { user: seat.user })).status).toBe('RS_ERROR_INVALID_PARTNER');
  expect((await ask('user/info', { user: 7 })).status).toBe('RS_ERROR_WRONG_TYPES');
  expect(await win(seat, 25, T1)).toBe('OK 105');
  expect(await rollback(seat, T2)).toBe('OK 115');
  await switchTo(false);

  await switchTo(true);
  aMomentLater();
  expect(await bet(seat, 15)).toBe('OK 100');
  expect(await acmeGames()).toHaveLength(3);
});

test('GAME-09 a changed key: the old one is refused at once, or holds as long as it was given', async () => {
  const member = await newMember(server);
  await paidIn(server, member, '10.00');
  const seat = await seatOf(member, 'acme-1-sun-7');
  await rotate(2);
  aMomentLater();
  expect(await balance(seat)).toBe('OK 10');
  signer = second;
  expect(await balance(seat)).toBe('OK 10');
  world.clock.advance({ hours: 2 });
  expect(await balance(seat)).toBe('OK 10');
  signer = first;
  expect(await balance(seat)).toBe('INVALID_SIGNATURE -');

  await expect(rotate(0)).rejects.toThrow('key already');
  await rotate(0, first.publicKeyPem);
  aMomentLater();
  expect(await balance(seat)).toBe('OK 10');
  signer = second;
  expect(await balance(seat)).toBe('INVALID_SIGNATURE -');
  signer = first;
});

test.each([
  [
    'an unknown provider',
    () => world.database.transaction((tx) => registration.switch(tx, 'NOBODY', { isEnabled: false, actor: 'system' })),
    /no provider "NOBODY"/,
  ],
  [
    'the studio',
    () => world.database.transaction((tx) => registration.switch(tx, 'STUDIO', { isEnabled: false, actor: 'system' })),
    /part of this house/,
  ],
  ['half an hour of overlap', () => rotate(0.5), /whole hours/],
  ['a year of overlap', () => rotate(9_000), /whole hours/],
  ['a key that is none', () => rotate(0, 'key'), /PEM/],
])('EASY-05 a change of %s is refused plainly', async (_what, change, words) => {
  await expect(change()).rejects.toThrow(words);
});

test('SEC-03 the audit log holds what was done to a provider, and pages may frame it while it is on', async () => {
  const actions = await run<{ action: string }>(
    `select action from audit_entry where subject = 'provider:ACME_1' order by position`,
  );
  expect(actions.map(({ action }) => action)).toEqual([
    'add-provider',
    'disable-provider',
    'enable-provider',
    'rotate-provider-key',
    'rotate-provider-key',
  ]);
  world.clock.advance({ minutes: 1 });
  expect(await wallet.launchOrigins()).toEqual(['https://play.acme.example']);
  await switchTo(false);
  world.clock.advance({ minutes: 1 });
  expect(await wallet.launchOrigins()).toEqual([]);
});
