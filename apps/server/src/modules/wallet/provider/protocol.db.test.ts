import { randomUUID } from 'node:crypto';
import { type PlayerId } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tx } from '../../../platform/database/tx.ts';
import { checkBook, readWallet } from '../../ledger/index.ts';
import { type Launch, OTHER_GAME } from './testing/launches.ts';
import { askedOf, type Heard, providerParty, units } from './testing/provider-party.ts';

// The protocol's own list, W1 to W18, called as a provider calls: over HTTP, with a key of its own.
const world = await testDatabase();
const party = await providerParty(world);
const other = await providerParty(world, 'OTHER_1');
const { bet, win, rollback, balance } = party;
let player: Launch;

beforeEach(async () => {
  player = await party.player(10_000n);
});
afterEach(async () => {
  const faults = await inTx(checkBook);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

test('GAME-09 W1 a bet debits the stake', async () => {
  expect(said(await bet(player, units(10)))).toBe('RS_OK 90');
  expect(said(await balance(player))).toBe('RS_OK 90');
  expect(await minor(player.playerId)).toBe(9_000n);
});

test('GAME-09 W2 the same bet again answers the same, with the new request_uuid, and moves nothing', async () => {
  const T1 = { transaction_uuid: randomUUID() };
  const first = await bet(player, units(10), T1);
  await bet(player, units(5));
  const again = await bet(player, units(10), T1);

  expect({ ...again.body, request_uuid: null }).toEqual({ ...first.body, request_uuid: null });
  expect(again.body['request_uuid']).not.toBe(first.body['request_uuid']);
  expect(await minor(player.playerId)).toBe(8_500n);
});

test('GAME-09 W2 a repeat may come with another token of the same player and game, and after the launch is over', async () => {
  const T1 = { transaction_uuid: randomUUID() };
  await bet(player, units(10), T1);
  const relaunched = await party.launch(player.playerId, { user: player.user });
  expect(said(await bet(relaunched, units(10), T1))).toBe('RS_OK 90');
  await endLaunch(player);
  expect(said(await bet(player, units(10), T1))).toBe('RS_OK 90');
});

test('GAME-09 W3 the same transaction_uuid with another amount, round, kind or game is refused with the balance', async () => {
  const T1 = randomUUID();
  await bet(player, units(10), { transaction_uuid: T1 });
  const inOtherGame = await party.launch(player.playerId, { user: player.user, gameCode: OTHER_GAME });
  for (const differing of [
    await bet(player, units(11), { transaction_uuid: T1 }),
    await bet(player, units(10), { transaction_uuid: T1, round: 'round-2' }),
    await bet(player, units(10), { transaction_uuid: T1, currency: 'USD' }),
    await win(player, units(10), T1, { transaction_uuid: T1 }),
    await rollback(player, randomUUID(), { transaction_uuid: T1 }),
    await bet(inOtherGame, units(10), { transaction_uuid: T1 }),
  ]) {
    expect(differing.status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
    expect(differing.balance).toBe(String(units(90)));
  }
});

test('GAME-09 rule 6: the same transaction_uuid for another player is refused, also when both come at once', async () => {
  const stranger = await party.player(10_000n);
  for (let turn = 0; turn < 20; turn++) {
    const shared = { transaction_uuid: randomUUID() };
    const statuses = (await Promise.all([bet(player, units(1), shared), bet(stranger, units(1), shared)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual(['RS_ERROR_DUPLICATE_TRANSACTION', 'RS_OK']);
  }
  expect((await minor(player.playerId)) + (await minor(stranger.playerId))).toBe(18_000n);
});

test('GAME-09 rule 6: two providers may use the same transaction_uuid', async () => {
  const shared = { transaction_uuid: randomUUID() };
  const elsewhere = await other.player(10_000n);
  expect(said(await bet(player, units(10), shared))).toBe('RS_OK 90');
  expect(said(await other.bet(elsewhere, units(20), shared))).toBe('RS_OK 80');
});

test('GAME-09 W4 a win credits once', async () => {
  const T1 = randomUUID();
  await bet(player, units(10), { transaction_uuid: T1 });
  const T2 = { transaction_uuid: randomUUID() };
  expect(said(await win(player, units(25), T1, T2))).toBe('RS_OK 115');
  expect(said(await win(player, units(25), T1, T2))).toBe('RS_OK 115');
  expect(await minor(player.playerId)).toBe(11_500n);
});

test('GAME-09 W5 a win of zero closes the round and leaves the balance; a later win on it is paid', async () => {
  const T1 = randomUUID();
  await bet(player, units(10), { transaction_uuid: T1 });
  const T3 = { transaction_uuid: randomUUID(), round_closed: true };
  expect(said(await win(player, 0, T1, T3))).toBe('RS_OK 90');
  expect(await inTx((tx) => tx.run({ name: '', text: closedText }, [T3.transaction_uuid]))).toEqual([
    { round_closed: true },
  ]);
  expect(said(await win(player, units(3), T1))).toBe('RS_OK 93');
});

test('GAME-09 W6 a bet that was won is refunded, the win stays until its own rollback, with one alert', async () => {
  const T1 = randomUUID();
  await bet(player, units(10), { transaction_uuid: T1 });
  await win(player, units(25), T1);
  const undo = { transaction_uuid: randomUUID() };
  expect(said(await rollback(player, T1, undo))).toBe('RS_OK 125');
  expect(said(await rollback(player, T1, undo))).toBe('RS_OK 125');
  expect(await alertsOf(player)).toEqual([{ kind: 'won_bet_rolled_back', owed_minor: 0n }]);
});

test('GAME-09 W7 a rollback returns the stake once, whether it repeats or comes under another id', async () => {
  const T4 = randomUUID();
  expect(said(await bet(player, units(20), { transaction_uuid: T4 }))).toBe('RS_OK 80');
  const R1 = { transaction_uuid: randomUUID() };
  expect(said(await rollback(player, T4, R1))).toBe('RS_OK 100');
  await bet(player, units(1));
  expect(said(await rollback(player, T4, R1))).toBe('RS_OK 100');
  expect(said(await rollback(player, T4))).toBe('RS_OK 100');
  expect(await minor(player.playerId)).toBe(9_900n);
  expect((await bet(player, units(20), { transaction_uuid: T4 })).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
  expect((await win(player, units(20), T4)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
});

test('GAME-09 W8 a rollback of what never came is OK and bars the way of the bet that comes later', async () => {
  const T5 = randomUUID();
  const R2 = { transaction_uuid: randomUUID() };
  expect(said(await rollback(player, T5, R2))).toBe('RS_OK 100');
  const late = await bet(player, units(30), { transaction_uuid: T5 });
  expect(late.status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
  expect(late.balance).toBe(String(units(100)));
  expect(said(await rollback(player, T5, R2))).toBe('RS_OK 100');
  expect(said(await rollback(player, T5))).toBe('RS_OK 100');
  expect((await win(player, units(30), T5)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
});

test('GAME-09 W9 too little money is refused with the true balance, and a late copy of it stays refused', async () => {
  const T6 = { transaction_uuid: randomUUID() };
  const refused = await bet(player, units(1_000), T6);
  expect(refused.status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  expect(refused.balance).toBe(String(units(100)));
  const T1 = randomUUID();
  await bet(player, units(1), { transaction_uuid: T1 });
  await win(player, units(2_000), T1);
  expect((await bet(player, units(1_000), T6)).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  expect(await minor(player.playerId)).toBe(209_900n);
  expect((await win(player, units(1), T6.transaction_uuid)).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  expect(said(await rollback(player, T6.transaction_uuid))).toBe('RS_OK 2099');
});

test('GAME-09 W10 a launch that is over takes no bets, still wins and rollbacks', async () => {
  const T1 = randomUUID();
  await bet(player, units(10), { transaction_uuid: T1 });
  await endLaunch(player);
  expect((await bet(player, units(1))).status).toBe('RS_ERROR_TOKEN_EXPIRED');
  expect((await balance(player)).status).toBe('RS_ERROR_TOKEN_EXPIRED');
  expect(said(await win(player, units(5), T1))).toBe('RS_OK 95');
  expect(said(await rollback(player, T1))).toBe('RS_OK 105');
});

test('GAME-09 a disabled user takes no bets from the commit on, still wins and rollbacks', async () => {
  const T1 = randomUUID();
  await bet(player, units(10), { transaction_uuid: T1 });
  await inTx((tx) =>
    tx.run({ name: 'test.disable', text: `update account set status = 'closed' where player_id = $1` }, [
      player.playerId,
    ]),
  );
  const refused = await bet(player, units(1));
  expect(refused.status).toBe('RS_ERROR_USER_DISABLED');
  expect(refused.balance).toBe(String(units(90)));
  expect(said(await win(player, units(5), T1))).toBe('RS_OK 95');
  expect(said(await rollback(player, T1))).toBe('RS_OK 105');
  expect(said(await balance(player))).toBe('RS_OK 105');
});

test('GAME-09 W11 of fifty parallel bets just as many succeed as there is money for', async () => {
  const rich = await party.player(12_000n);
  const answers = await Promise.all(Array.from({ length: 50 }, () => bet(rich, units(10))));
  expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(12);
  expect(answers.filter(({ status }) => status === 'RS_ERROR_NOT_ENOUGH_MONEY')).toHaveLength(38);
  expect(said(await balance(rich))).toBe('RS_OK 0');
});

test('GAME-09 W12 fifty parallel copies of one bet make one movement and fifty identical answers', async () => {
  const copy = { transaction_uuid: randomUUID(), request_uuid: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 50 }, () => bet(player, units(10), copy)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(said(answers[0])).toBe('RS_OK 90');
  expect(await minor(player.playerId)).toBe(9_000n);
});

test(
  'GAME-09 W13 a bet and its rollback at once leave the balance as it was, a thousand times',
  { timeout: 60_000 },
  async () => {
    let tombstones = 0;
    for (let turn = 0; turn < 50; turn++) {
      const pairs = Array.from({ length: 20 }, async () => {
        const T = randomUUID();
        const place = () => bet(player, units(1), { transaction_uuid: T });
        const undo = () => rollback(player, T);
        if (turn % 2) {
          const [placed, undone] = await Promise.all([place(), undo()]);
          return { placed, undone };
        }
        const [undone, placed] = await Promise.all([undo(), place()]);
        return { placed, undone };
      });
      for (const { placed, undone } of await Promise.all(pairs)) {
        expect(undone?.status).toBe('RS_OK');
        if (placed?.status !== 'RS_OK') tombstones += 1;
      }
      expect(await minor(player.playerId)).toBe(10_000n);
    }
    // Both orders took place, or the test would prove less than it says.
    expect(tombstones).toBeGreaterThan(0);
    expect(tombstones).toBeLessThan(1_000);
  },
);

test('GAME-09 W15 a changed body, a foreign key and no signature are refused and leave nothing', async () => {
  const content = {
    ...askedOf(player),
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: 'r',
    currency: 'MYR',
    amount: units(1),
  };
  const body = JSON.stringify(content);
  const signature = party.keys.signatureOf(Buffer.from(body));
  for (const refused of [
    await party.sendRaw('transaction/bet', body.replace('"amount":100000', '"amount":200000'), { signature }),
    await party.sendRaw('transaction/bet', `${body} `, { signature }),
    await party.sendRaw('transaction/bet', body, { signature: other.keys.signatureOf(Buffer.from(body)) }),
    await party.sendRaw('transaction/bet', body, { signature: null }),
    await party.sendRaw('transaction/bet', body, { signature: '' }),
    await party.sendRaw('transaction/bet', body, { signature: 'not base64!' }),
    await party.sendRaw('transaction/bet', body, { signature: Buffer.alloc(256).toString('base64') }),
    await party.sendRaw('transaction/bet', body, { signature, provider: 'OTHER_1' }),
  ]) {
    expect(refused.status).toBe('RS_ERROR_INVALID_SIGNATURE');
    expect(refused.body).toEqual({ status: refused.status, request_uuid: content.request_uuid });
  }
  expect(await minor(player.playerId)).toBe(10_000n);
  expect(await storedOf(player.playerId)).toBe(0);
  expect(said(await party.sendRaw('transaction/bet', body, { signature }))).toBe('RS_OK 99');
});

test('GAME-09 W16 a win without a known bet of this player is refused and leaves nothing', async () => {
  const stranger = await party.player(10_000n);
  const theirs = randomUUID();
  await bet(stranger, units(1), { transaction_uuid: theirs });
  const T1 = randomUUID();
  await bet(player, 0, { transaction_uuid: T1 });
  const ofTheWin = randomUUID();
  await win(player, units(1), T1, { transaction_uuid: ofTheWin });
  for (const reference of [randomUUID(), theirs, ofTheWin]) {
    const refused = await win(player, units(5), reference);
    expect(refused.status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(refused.balance).toBe(String(units(101)));
  }
  expect(await storedOf(player.playerId)).toBe(2);
});

test('GAME-09 a rollback cannot reach another player’s transaction', async () => {
  const stranger = await party.player(10_000n);
  const theirs = randomUUID();
  await bet(stranger, units(10), { transaction_uuid: theirs });
  expect((await rollback(player, theirs)).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  expect(await minor(stranger.playerId)).toBe(9_000n);
  expect(await minor(player.playerId)).toBe(10_000n);
});

test('GAME-09 W17 another currency than the wallet’s is refused', async () => {
  for (const currency of ['USD', 'VND', 'ZZZ']) {
    const refused = await bet(player, units(1), { currency });
    expect(refused.status).toBe('RS_ERROR_WRONG_CURRENCY');
    expect(refused.body).toMatchObject({ currency: 'MYR', balance: units(100) });
  }
});

test('GAME-09 rule 4: a win that is taken back after it was spent is owed, and later credits repay it', async () => {
  const T1 = randomUUID();
  await bet(player, units(10), { transaction_uuid: T1 });
  const T2 = randomUUID();
  await win(player, units(50), T1, { transaction_uuid: T2 });
  const T3 = randomUUID();
  expect(said(await bet(player, units(120), { transaction_uuid: T3 }))).toBe('RS_OK 20');

  const undo = { transaction_uuid: randomUUID() };
  expect(said(await rollback(player, T2, undo))).toBe('RS_OK 0');
  expect(said(await rollback(player, T2, undo))).toBe('RS_OK 0');
  expect(await alertsOf(player)).toEqual([{ kind: 'win_rolled_back', owed_minor: 3_000n }]);
  expect(await inTx(checkBook)).toEqual([]);

  const firstReturn = { transaction_uuid: randomUUID() };
  expect(said(await win(player, units(12), T3, firstReturn))).toBe('RS_OK 0');
  expect(said(await win(player, units(40), T3))).toBe('RS_OK 22');
  expect(said(await win(player, units(5), T3))).toBe('RS_OK 27');
  expect(said(await win(player, units(12), T3, firstReturn))).toBe('RS_OK 0');
  // The win is gone, so its bet is an ordinary one again: undoing it alerts nobody.
  expect(said(await rollback(player, T1))).toBe('RS_OK 37');
  expect(await alertsOf(player)).toHaveLength(1);
});

test('SAFE-04 bets and wins of play money stay in the play book', async () => {
  const trial = await party.player(10_000n, { book: 'play' });
  const T1 = randomUUID();
  expect(said(await bet(trial, units(10), { transaction_uuid: T1 }))).toBe('RS_OK 90');
  expect(said(await win(trial, units(30), T1))).toBe('RS_OK 120');
  const books = await inTx((tx) =>
    tx.run<{ book: string }>(
      { name: 'test.trial-books', text: 'select distinct book from transfer where player_id = $1' },
      [trial.playerId],
    ),
  );
  expect(books).toEqual([{ book: 'play' }]);
});

test('GAME-09 user/info answers an opaque user with its country, and no unknown one', async () => {
  const known = await party.send('user/info', { user: player.user });
  expect(known.body).toMatchObject({ user: player.user, status: 'RS_OK', country: 'MY' });
  expect((await party.send('user/info', { user: 'nobody' })).status).toBe('RS_ERROR_UNKNOWN');
  expect((await other.send('user/info', { user: player.user })).status).toBe('RS_ERROR_UNKNOWN');
});

/** The status and the balance in ringgit, of an answer that has both. */
function said(answer: Heard | undefined): string {
  expect(answer).toMatchObject({ http: 200, body: { currency: 'MYR' } });
  return `${answer?.status} ${Number(answer?.balance) / units(1)}`;
}

function inTx<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  return world.database.transaction(work);
}

async function minor(playerId: PlayerId): Promise<bigint> {
  return (await inTx((tx) => readWallet(tx, playerId))).availableMinor;
}

async function endLaunch({ token }: Launch): Promise<void> {
  await inTx((tx) =>
    tx.run(
      {
        name: 'test.end-launch',
        text: `update game_session set expires_at = $2 where token_hash = sha256(convert_to($1, 'UTF8'))`,
      },
      [token, tx.now],
    ),
  );
}

function alertsOf({ playerId }: Launch) {
  return inTx((tx) =>
    tx.run({ name: 'test.alerts', text: 'select kind, owed_minor from provider_alert where player_id = $1' }, [
      playerId,
    ]),
  );
}

async function storedOf(playerId: PlayerId): Promise<number> {
  const text = 'select 1 from provider_transaction where player_id = $1';
  return (await inTx((tx) => tx.run({ name: 'test.stored', text }, [playerId]))).length;
}

const closedText = 'select round_closed from provider_transaction where transaction_uuid = $1';
