import { randomUUID } from 'node:crypto';
import type { CallAnswer, dealBlackjack, StudioBlackjackHand, StudioBlackjackTable } from '@pelita/contract';
import {
  basicMove,
  blackjackEngineOf,
  type BlackjackMove,
  playBlackjack,
  shoeOf,
  verifyBlackjack,
} from '@pelita/games/blackjack';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StandInWallet, standInWallet } from '../testing/stand-in-wallet.ts';
import { type StudioServer, studioServer, unhurried } from '../testing/studio-server.ts';
import type { BlackjackTitle } from './blackjack-terms.ts';

/* Blackjack for one: the studio alone, with a stand-in for the wallet, and the clock in the test's hands. */
const world = await testDatabase();
const START_MINOR = 100_000;
const title: BlackjackTitle = {
  gameCode: 'a-blackjack-table',
  name: 'A table',
  category: 'LIVE',
  engine: 'blackjack',
  pictureUrl: '/art/0/game/table.svg',
  handTerms: { minimumMinor: 100n, maximumMinor: 20_000n, roundSeconds: 1 },
};
type Answer = CallAnswer<typeof dealBlackjack>;

let wallet: StandInWallet;
let server: StudioServer;
let players = 0;

beforeAll(async () => {
  wallet = await standInWallet();
  server = await studioServer(world.platform, {
    walletUrl: () => wallet.url,
    patience: unhurried,
    findBlackjack: async (_tx, gameCode) => (gameCode === title.gameCode ? title : null),
  });
  wallet.trust(server.studio.publicKeyPem);
});
afterAll(async () => {
  await server.close();
  await wallet.close();
});

function newPlayer(balanceMinor = START_MINOR) {
  const user = `alone-${(players += 1)}`;
  return { user, ...wallet.admit(user, balanceMinor) };
}
type Player = ReturnType<typeof newPlayer>;

const call = (player: Player, method: 'GET' | 'POST', path: string, body?: unknown) =>
  server.call(method, path, player.bearer, body, title.gameCode);
const enter = async (player: Player) => (await call(player, 'GET', 'blackjack')).value as StudioBlackjackTable;
const deal = (player: Player, number: number, stake = '10.00', key: string = randomUUID()) =>
  call(player, 'POST', 'blackjack/hands', { number, key, stake });
const move = (player: Player, hand: StudioBlackjackHand, wanted: BlackjackMove, key: string = randomUUID()) =>
  call(player, 'POST', `blackjack/hands/${hand.number}/moves`, { move: wanted, place: hand.moves.length, key });
const handsOf = async (player: Player) =>
  ((await call(player, 'GET', 'blackjack/hands')).value as { hands: StudioBlackjackHand[] }).hands;
const minor = (text: string) => Number(text.replace('.', ''));

/** Deals until a hand is what is looked for, playing all others to their end. */
async function dealtWhere(player: Player, fits: (hand: StudioBlackjackHand) => boolean): Promise<StudioBlackjackHand> {
  for (;;) {
    world.clock.advance({ seconds: 1 });
    const { next } = await enter(player);
    const { hand } = (await deal(player, next?.number ?? 0)).value as Answer;
    if (fits(hand)) return hand;
    await toTheEnd(player, hand);
  }
}

async function toTheEnd(player: Player, hand: StudioBlackjackHand): Promise<StudioBlackjackHand> {
  let now = hand;
  while (now.may.length > 0) {
    const wanted = now.may.includes('decline') ? 'decline' : 'stand';
    now = ((await move(player, now, wanted)).value as Answer).hand;
  }
  return now;
}

/** What the cards say that a hand brings, worked out here from its seeds and moves alone. */
function owed(hand: StudioBlackjackHand): { stake: number; win: number } {
  const { engine, round, key, serverSeed } = hand;
  if (serverSeed === null) throw new Error('the seed is not told yet');
  const cards = shoeOf({ engine, serverSeed, round, key });
  const { returns } = playBlackjack(blackjackEngineOf(engine), cards, hand.moves);
  const taken = (wanted: BlackjackMove) => hand.moves.filter((one) => one === wanted).length;
  const stakes = { main: 1_000, insurance: 500, split: 1_000, double: 1_000, 'double-split': 1_000 };
  const stake = 1_000 + taken('insure') * 500 + (taken('double') + taken('split')) * 1_000;
  const win = [...returns].reduce((sum, [spot, hundredths]) => sum + (stakes[spot] * hundredths) / 100, 0);
  return { stake, win };
}

const wantedOften = ['double', 'hit', 'stand'] as const;

test('GAME-10 FAIR-01 blackjack: sixty hands and more by the basic strategy are paid as their cards say, to the sen, and each can be checked', async () => {
  const player = newPlayer(1_000_000);
  const kinds = new Set<BlackjackMove>();
  let expected = 1_000_000;
  // Keys are the player's own chance: sixty hands hold none to double once in some six hundred runs.
  for (let i = 0; i < 60 || !wantedOften.every((one) => kinds.has(one)); i += 1) {
    world.clock.advance({ seconds: 1 });
    const { next } = await enter(player);
    const dealt = (await deal(player, next?.number ?? 0)).value as Answer;
    let { hand } = dealt;
    expect(hand.commitment).toBe(next?.commitment);
    while (hand.may.length > 0) {
      // The second card of the dealer is not told while anything is decided, nor is the seed.
      expect([hand.dealer.length, hand.serverSeed, hand.win]).toEqual([1, null, null]);
      const state = playBlackjack(blackjackEngineOf('blackjack'), cardsSeen(hand), hand.moves);
      const wanted =
        hand.may.includes('insure') && i % 2 === 0 ? 'insure' : basicMove(blackjackEngineOf('blackjack'), state);
      kinds.add(wanted);
      ({ hand } = (await move(player, hand, wanted)).value as Answer);
    }
    const { stake, win } = owed(hand);
    expect([minor(hand.stake), minor(hand.win ?? '')]).toEqual([stake, win]);
    expected += win - stake;
    expect(wallet.balanceMinor(player.user)).toBe(expected);
    const { engine, round, key, serverSeed, commitment, moves, dealer } = hand;
    const record = { engine, round, key, serverSeed: serverSeed ?? '', commitment, moves, dealer };
    expect(verifyBlackjack({ ...record, hands: hand.hands.map(({ cards }) => cards) }).holds).toBe(true);
  }
  expect(await handsOf(player)).toHaveLength(20);
});

/** A shoe that begins as the cards that are seen; what is not seen decides no move. */
function cardsSeen(hand: StudioBlackjackHand): number[] {
  const [one, two] = hand.hands;
  const [first = 0, second = 0] = one?.cards ?? [];
  const up = hand.dealer[0] ?? 0;
  // A nine below never is blackjack.
  if (!two) return [first, up, second, 8, ...(one?.cards.slice(2) ?? []), 1, 1, 1, 1, 1, 1];
  const [third = 0, ...further] = two.cards;
  return [
    first,
    up,
    third,
    8,
    second,
    further[0] ?? 0,
    ...(one?.cards.slice(2) ?? []),
    ...further.slice(1),
    1,
    1,
    1,
    1,
    1,
  ];
}

describe('a decision', () => {
  test('is made once, however often and at once it is sent; another of the same place is refused', async () => {
    const player = newPlayer();
    const hand = await dealtWhere(player, ({ may, hands }) => may.includes('hit') && sumOf(hands[0]?.cards) <= 11);
    const answers = await Promise.all(Array.from({ length: 5 }, () => move(player, hand, 'hit')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { value } of answers) expect((value as Answer).hand.hands[0]?.cards).toHaveLength(3);
    expect((await move(player, hand, 'stand')).code).toBe('move_refused');
    expect((await handsOf(player))[0]?.moves).toEqual(['hit']);
  });

  test('that doubles takes one more stake, once, with many presses at once', async () => {
    const player = newPlayer();
    const hand = await dealtWhere(player, ({ may }) => may.includes('double'));
    const before = wallet.balanceMinor(player.user);
    const keys = [randomUUID(), randomUUID()];
    const answers = await Promise.all([...keys, ...keys].map((key) => move(player, hand, 'double', key)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    for (const { status, code } of answers) expect(status === 200 || code === 'move_refused').toBe(true);
    const [played] = await handsOf(player);
    expect(played).toMatchObject({ moves: ['double'], stake: '20.00' });
    expect(wallet.balanceMinor(player.user)).toBe(before - 1_000 + minor(played?.win ?? '0'));
  });

  test('that the balance does not reach for is refused, and the hand goes on without it', async () => {
    const player = newPlayer(1_000);
    let hand: StudioBlackjackHand | null = null;
    for (let rich = player; hand === null; rich = newPlayer(1_000)) {
      const { next } = await enter(rich);
      const dealt = ((await deal(rich, next?.number ?? 0)).value as Answer).hand;
      if (!dealt.may.includes('double')) continue;
      hand = dealt;
      expect((await move(rich, hand, 'double')).code).toBe('insufficient_balance');
      const again = (await enter(rich)).hand;
      expect(again).toMatchObject({ moves: [], may: hand.may, stake: '10.00' });
      const over = await toTheEnd(rich, hand);
      expect(over.win).not.toBeNull();
      expect(wallet.balanceMinor(rich.user)).toBe(minor(over.win ?? '0'));
    }
  });

  test('of another’s hand, of none, or that is none is refused', async () => {
    const [player, other] = [newPlayer(), newPlayer()];
    const hand = await dealtWhere(player, ({ may }) => may.includes('hit'));
    expect((await move(other, hand, 'stand')).code).toBe('round_unknown');
    expect((await move(player, { ...hand, number: 1 }, 'stand')).code).toBe('round_unknown');
    for (const body of [
      { move: 'surrender', place: 0, key: randomUUID() },
      { move: 'hit', place: -1, key: randomUUID() },
      { move: 'hit', place: 0.5, key: randomUUID() },
      { move: 'hit', place: 0, key: 'no' },
      { move: 'hit', place: 0, key: randomUUID(), card: 3 },
      'not json',
    ])
      expect((await call(player, 'POST', `blackjack/hands/${hand.number}/moves`, body)).status).toBe(400);
    expect((await move(player, hand, 'split')).status === 200 || !hand.may.includes('split')).toBe(true);
  });
});

const sumOf = (cards: readonly number[] = []) => cards.reduce((sum, card) => sum + Math.min(10, (card % 13) + 1), 0);

describe('a stake', () => {
  test('the same key is the same hand; a second hand is not begun beside it', async () => {
    const player = newPlayer();
    const { next } = await enter(player);
    const [number, key] = [next?.number ?? 0, randomUUID()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => deal(player, number, '10.00', key)));
    expect(new Set(answers.map(({ value }) => JSON.stringify((value as Answer).hand.hands))).size).toBe(1);
    expect((await deal(player, number, '20.00', key)).code).toBe('idempotency_key_reused');
    expect((await deal(player, number)).code).toBe('round_open');
    expect(wallet.movementsOf(player.user).filter(({ kind }) => kind === 'bet')).toHaveLength(1);
  });

  test('two tabs that open at once and deal at once begin one hand', async () => {
    const player = newPlayer();
    const tabs = await Promise.all(Array.from({ length: 4 }, () => enter(player)));
    expect(new Set(tabs.map(({ next }) => next?.number)).size).toBe(1);
    const answers = await Promise.all(tabs.map(({ next }) => deal(player, next?.number ?? 0)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'round_open')).toHaveLength(3);
  });

  test.each([
    ['0.00', 'invalid_field'],
    ['1.50', 'invalid_field'],
    ['-5.00', 'invalid_field'],
    ['1e3', 'invalid_field'],
    ['201.00', 'stake_out_of_limits'],
  ])('of %s is refused as %s', async (stake, code) => {
    const player = newPlayer();
    const { next } = await enter(player);
    expect((await deal(player, next?.number ?? 0, stake)).code).toBe(code);
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR);
  });

  test('that the wallet refuses or never confirms deals nothing, and the next hand can be begun', async () => {
    const poor = newPlayer(50);
    const { next } = await enter(poor);
    expect((await deal(poor, next?.number ?? 0)).code).toBe('insufficient_balance');
    const after = await enter(poor);
    expect(after.next?.number).not.toBe(next?.number);
    expect(after.hand).toMatchObject({ state: 'cancelled', hands: [] });

    const player = newPlayer();
    wallet.fail('lost', 'lost', 'lost');
    const begun = await enter(player);
    expect((await deal(player, begun.next?.number ?? 0)).code).toBe('round_cancelled');
    world.clock.advance({ hours: 25 });
    await server.runJobs();
    world.clock.advance({ minutes: 5 });
    await server.runJobs();
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR);
    expect((await enter(player)).next).not.toBeNull();
  });
});

test('GAME-10 blackjack: a hand waits over a reload; left for a day it stands by itself and is paid', async () => {
  const player = newPlayer();
  const hand = await dealtWhere(player, ({ may }) => may.includes('hit'));
  const before = wallet.balanceMinor(player.user);
  expect(await enter(player)).toMatchObject({ hand: { number: hand.number, may: hand.may }, next: null });
  world.clock.advance({ hours: 23 });
  await server.runJobs();
  expect((await enter(player)).hand?.win).toBeNull();
  world.clock.advance({ hours: 2 });
  await server.runJobs();
  const [over] = await handsOf(player);
  expect(over?.moves.every((one) => one === 'stand' || one === 'decline')).toBe(true);
  expect(over).toMatchObject({ state: 'settled', number: hand.number });
  expect(wallet.balanceMinor(player.user)).toBe(before + minor(over?.win ?? '0'));
});
