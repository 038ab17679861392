import type { CardNews } from '@pelita/contract';
import { cardGameOf, cardGames, netsMinor, replayHand, verifyHand } from '@pelita/games/cards';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyMove, type CardPlayer, cardPlayer, cardTitle } from '../testing/card-players.ts';
import { cardStreamOf } from '../testing/card-stream.ts';
import { type StandInWallet, standInWallet } from '../testing/stand-in-wallet.ts';
import { type StudioServer, studioServer } from '../testing/studio-server.ts';

/* Card games between people: the studio alone, with a stand-in for the wallet, and the clock in the test's hands. */
const world = await testDatabase();
const START_MINOR = 100_000;
const titles = new Map([...cardGames.keys()].map((engine) => [`cards-${engine}`, cardTitle(engine)]));
titles.set('poor-table', cardTitle('niu-niu', 'poor-table', 100n));
titles.set('leavers', cardTitle('niu-niu', 'leavers'));
titles.set('secrets', cardTitle('big-two', 'secrets'));
titles.set('odd-moves', cardTitle('big-two-duel', 'odd-moves'));
const NIU_NIU = 'cards-niu-niu';
let wallet: StandInWallet;
let server: StudioServer;
let people = 0;

beforeAll(async () => {
  wallet = await standInWallet();
  server = await studioServer(world.platform, {
    walletUrl: () => wallet.url,
    findCards: async (_tx, gameCode) => titles.get(gameCode) ?? null,
  });
  wallet.trust(server.studio.publicKeyPem);
});
afterAll(async () => {
  await server.close();
  await wallet.close();
});

function someone(gameCode: string, balanceMinor = START_MINOR): CardPlayer {
  const title = titles.get(gameCode);
  if (!title) throw new Error(`no title ${gameCode}`);
  return cardPlayer(wallet, `card-guest-${(people += 1)}`, title, balanceMinor);
}

/** People at one table whose hand is dealt. */
async function dealtTo(players: readonly CardPlayer[]): Promise<void> {
  for (const player of players) expect((await player.sit(server)).status).toBe(200);
  world.clock.advance({ seconds: 12 });
  await server.runJobs();
}

/** Everybody does something, or lets the clock do it, until the hand is over. */
async function playOut(engine: string, players: readonly CardPlayer[]): Promise<CardNews[]> {
  for (let step = 0; step < 300; step += 1) {
    const views = await Promise.all(players.map((player) => player.look(server)));
    const [hand] = views.map(({ hand }) => hand);
    if (hand?.state === 'over' || hand?.state === 'cancelled') return views;
    for (const [at, player] of players.entries()) {
      const news = views[at];
      if (!news?.hand?.look || news.hand.own === null || !news.hand.look.toAct.includes(news.hand.own)) continue;
      const { status } = await player.move(server, news, anyMove(engine, news));
      expect([200, 409]).toContain(status);
    }
    if (players.length < (hand?.places.length ?? 0)) {
      world.clock.advance({ seconds: 21 });
      await server.runJobs();
    }
  }
  throw new Error('the hand does not end');
}

const minor = (text: string | null) => Number((text ?? '').replace('.', ''));

describe('a hand', () => {
  test.each([...cardGames.values()].filter(({ isPractice }) => !isPractice))(
    'GAME-12 FAIR-01 cards: $id is held of all, played, paid to the sen less the rake, and can be checked by each',
    async ({ id, seats, holdUnits }) => {
      const players = Array.from({ length: Math.max(2, seats.minimum) }, () => someone(`cards-${id}`));
      await dealtTo(players);
      // A hand that wins as it is dealt is over by now.
      for (const { user } of players)
        expect(wallet.movementsOf(user)[0]).toMatchObject({ kind: 'bet', amount: holdUnits * 10 * 1_000 });
      const views = await playOut(id, players);
      await server.runJobs();
      let total = 0;
      let rake = 0;
      for (const [at, player] of players.entries()) {
        const [played] = await player.hands(server);
        if (!played?.record) throw new Error('the hand was not revealed');
        const { nets, rake: taken } = netsMinor(played.record.units, 10n);
        expect(minor(played.net)).toBe(Number(nets[played.own] ?? 0n));
        expect(wallet.balanceMinor(player.user)).toBe(START_MINOR + minor(played.net));
        expect(wallet.movementsOf(player.user).map(({ kind }) => kind)).toEqual(['bet', 'win']);
        expect(verifyHand(played.record).holds).toBe(true);
        expect(played.record.clientSeeds).toContain(`seed-of-${player.user}`);
        expect(played.record.commitment).toBe(views[at]?.hand?.commitment);
        total += wallet.balanceMinor(player.user) - START_MINOR;
        rake = Number(taken);
      }
      expect(total + rake).toBe(0);
      const text = `select sum(won_minor)::int as won, sum(lost_minor)::int as lost, min(hands) as hands, count(*)::int as sides
        from studio_card_pair where user_id = any ($1)`;
      const met = await world.database.single<Record<'won' | 'lost' | 'hands' | 'sides', number>>(
        { name: 'test.pairs', text },
        [players.map(({ user }) => user)],
      );
      const count = players.length * (players.length - 1);
      expect(met[0]).toMatchObject({ hands: 1, sides: count, lost: met[0]?.won });
    },
  );

  test('cards: who lacks what a hand may cost is not dealt in, and nothing of anybody stays held', async () => {
    const [rich, poor] = [someone('poor-table'), someone('poor-table', 1_999)];
    await dealtTo([rich, poor]);
    await server.runJobs();
    expect((await rich.look(server)).hand?.state).toBe('cancelled');
    expect((await poor.look(server)).seat).toBeNull();
    expect(wallet.balanceMinor(rich.user)).toBe(START_MINOR);
    expect(wallet.balanceMinor(poor.user)).toBe(1_999);
    const third = someone('poor-table');
    world.clock.advance({ seconds: 8 });
    await server.runJobs();
    await dealtTo([rich, third]);
    expect((await rich.look(server)).hand?.state).toBe('playing');
  });

  test('cards: the third of a table for two sits at another, and an own seat is kept', async () => {
    const players = Array.from({ length: 3 }, () => someone('cards-niu-niu-duel'));
    for (const player of players) await player.sit(server);
    const [one, two, three] = await Promise.all(players.map((player) => player.look(server)));
    expect([one?.seats.length, two?.seats.length, three?.seats.length]).toEqual([2, 2, 1]);
    await players[0]?.sit(server);
    expect((await players[0]?.look(server))?.seat).toBe(one?.seat);
    for (const player of players) await player.leave(server);
  });

  test('cards: at a practice table one plays with the house, which is said, and no money moves', async () => {
    for (const engine of ['niu-niu-practice', 'big-two-practice', 'tien-len-practice']) {
      const player = someone(`cards-${engine}`, 5);
      await player.sit(server);
      world.clock.advance({ seconds: 8 });
      await server.runJobs();
      const { seats, hand } = await player.look(server);
      expect(['playing', 'over']).toContain(hand?.state);
      expect(seats.filter(({ isHouse }) => isHouse)).toHaveLength(cardGameOf(engine).seats.maximum - 1);
      await playOut(engine, [player]);
      const [played] = await player.hands(server);
      expect(played?.record && verifyHand(played.record).holds).toBe(true);
      expect(played?.net).toBeNull();
      expect(wallet.movementsOf(player.user)).toEqual([]);
      await player.leave(server);
    }
  });
});

describe('who leaves', () => {
  test('cards: before the hand has no part in it, and the others wait', async () => {
    const [one, two] = [someone('leavers'), someone('leavers')];
    await one.sit(server);
    await two.sit(server);
    await two.leave(server);
    world.clock.advance({ seconds: 10 });
    await server.runJobs();
    expect((await one.look(server)).hand).toMatchObject({ state: 'gathering', deadline: null });
    expect(wallet.movementsOf(one.user)).toEqual([]);
    await one.leave(server);
  });

  test.each(['bid', 'stake'])(
    'cards: in the phase of the %s is played for, pays what it costs, and is gone afterwards',
    async (phase) => {
      const [one, two] = [someone('leavers'), someone('leavers')];
      await dealtTo([one, two]);
      if (phase === 'stake') {
        await one.move(server, await one.look(server), { kind: 'bid', units: 2 });
        await two.move(server, await two.look(server), { kind: 'bid', units: 0 });
      }
      expect((await one.look(server)).hand?.look?.phase).toBe(phase);
      await two.leave(server);
      for (let round = 0; round < 4; round += 1) {
        const news = await one.look(server);
        if (news.hand?.look?.toAct.includes(news.hand.own ?? -1))
          await one.move(server, news, anyMove('niu-niu', news));
        world.clock.advance({ seconds: 7 });
        await server.runJobs();
      }
      const [played] = await two.hands(server);
      expect(played?.record).not.toBeNull();
      expect(wallet.balanceMinor(two.user)).toBe(START_MINOR + minor(played?.net ?? null));
      expect((await two.look(server)).seat).toBeNull();
      await one.leave(server);
    },
  );

  test('cards: once the hand is over is gone at once', async () => {
    const [one, two] = [someone('leavers'), someone('leavers')];
    await dealtTo([one, two]);
    await playOut('niu-niu', [one, two]);
    expect((await two.leave(server)).value).toMatchObject({ seat: null });
    await one.leave(server);
  });

  test('cards: without a word is played for by the clock, and has no part in the next hand', async () => {
    const [one, two] = [someone('leavers'), someone('leavers')];
    await dealtTo([one, two]);
    world.clock.advance({ minutes: 2 });
    await server.runJobs();
    const [played] = await one.hands(server);
    expect(played?.record).not.toBeNull();
    world.clock.advance({ seconds: 20 });
    await server.runJobs();
    expect((await one.look(server)).seat).toBeNull();
    expect((await two.look(server)).seat).toBeNull();
  });
});

test('FAIR-01 cards: no stream and no answer ever carries a card that its reader does not hold and nobody has played', async () => {
  const players = [someone('secrets'), someone('secrets'), someone('secrets')];
  const [onlooker] = [someone('secrets')];
  await dealtTo(players);
  await onlooker.sit(server);
  const streams = await Promise.all([...players, onlooker].map(({ bearer }) => cardStreamOf(server.origin, bearer)));
  const answers: [user: string, news: CardNews][] = [];
  for (let step = 0; step < 12; step += 1) {
    for (const player of players) {
      const news = await player.look(server);
      answers.push([player.user, news]);
      if (news.hand?.look?.toAct.includes(news.hand.own ?? -1))
        await player.move(server, news, anyMove('big-two', news));
    }
    answers.push([onlooker.user, await onlooker.look(server)]);
  }
  world.clock.advance({ minutes: 5 });
  await server.runJobs();
  const [played] = (await players[0]?.hands(server)) ?? [];
  if (!played?.record) throw new Error('the hand was not revealed');
  const { record } = played;
  const dealt = record.clientSeeds.map((_, seat) => replayHand(record, []).look(seat).own);
  for (const [at, stream] of streams.entries()) {
    await stream.next(({ hand }) => hand?.look?.phase === 'over' || hand === null || hand.state === 'gathering');
    for (const news of stream.seen) answers.push([[...players, onlooker][at]?.user ?? '', news]);
    await stream.close();
  }
  let looks = 0;
  for (const [user, { hand }] of answers) {
    if (hand?.state !== 'playing' || !hand.look) continue;
    const place = record.clientSeeds.indexOf(`seed-of-${user}`);
    const laid = record.moves
      .slice(0, hand.turn)
      .flatMap(({ move }: { move: { cards?: number[] } }) => move.cards ?? []);
    const known = new Set([...laid, ...(dealt[place] ?? [])]);
    const { own, seats, trick, mustInclude } = hand.look;
    const told = [
      ...own,
      ...seats.flatMap(({ shown }) => shown ?? []),
      ...(trick?.cards ?? []),
      ...(mustInclude === null ? [] : [mustInclude]),
    ];
    for (const card of told) expect(known.has(card)).toBe(true);
    expect(JSON.stringify(hand)).not.toContain(record.serverSeed);
    looks += 1;
  }
  expect(looks).toBeGreaterThan(20);
});

test('cards: a move out of turn, with cards of another, of another hand or twice is refused or counted once', async () => {
  const [one, two] = [someone('odd-moves'), someone('odd-moves')];
  await dealtTo([one, two]);
  const views = [await one.look(server), await two.look(server)];
  const first = views[0]?.hand?.look?.toAct[0] === views[0]?.hand?.own ? 0 : 1;
  const [mover, other] = first === 0 ? [one, two] : [two, one];
  const [mine, theirs] = first === 0 ? views : views.toReversed();
  if (!mine?.hand?.look || !theirs?.hand?.look) throw new Error('not dealt');
  const own = { kind: 'play', cards: [mine.hand.look.own[0]] };
  const foreign = { kind: 'play', cards: [theirs.hand.look.own[0]] };
  expect((await other.move(server, theirs, foreign)).code).toBe('move_refused');
  expect((await mover.move(server, mine, foreign)).code).toBe('move_refused');
  expect((await mover.move(server, mine, { kind: 'pass' })).code).toBe('move_refused');
  expect((await mover.move(server, mine, { kind: 'bid', units: 1 })).code).toBe('move_refused');
  expect((await mover.move(server, mine, { kind: 'play' })).status).toBe(400);
  expect((await mover.move(server, mine, { kind: 'play', cards: [99] })).status).toBe(400);
  const elsewhere = { ...mine, hand: { ...mine.hand, handId: '01234567-89ab-7def-8123-456789abcdef' } };
  expect((await mover.move(server, elsewhere, own)).code).toBe('move_refused');
  const twice = await Promise.all([mover.move(server, mine, own), mover.move(server, mine, own)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await mover.look(server)).hand?.turn).toBe(1);
  const stranger = someone('odd-moves');
  expect((await stranger.move(server, mine, own)).code).toBe('seat_missing');
});

test('NAV-02 cards: a table that nobody sits at has no hands', async () => {
  const nobody = someone(NIU_NIU);
  expect(await nobody.look(server)).toMatchObject({ seat: null, seats: [], hand: null });
});
