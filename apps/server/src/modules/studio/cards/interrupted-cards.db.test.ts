import { netsMinor } from '@pelita/games/cards';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/tx.ts';
import { anyMove, type CardPlayer, cardPlayer, cardTitle } from '../testing/card-players.ts';
import { mortalDatabase } from '../testing/mortal-database.ts';
import { type StandInWallet, standInWallet } from '../testing/stand-in-wallet.ts';
import { type StudioServer, studioServer, unhurried } from '../testing/studio-server.ts';

/*
 * The process dies in every phase of a hand of cards: before or after any transaction while people sit down, while their
 * stakes are held, while they play and while they are paid. Afterwards another process ends the hand, and everybody is
 * settled once.
 */
const world = await testDatabase();
const START_MINOR = 10_000;
const UNIT_MINOR = 10n;
let wallet: StandInWallet;
let guests = 0;

beforeAll(async () => {
  wallet = await standInWallet();
});
afterAll(() => wallet.close());

const phases = ['seating', 'holding', 'playing', 'paying'] as const;
type Death = { phase: (typeof phases)[number]; step: number; when: 'before' | 'after' };
const deaths: Death[] = phases.flatMap((phase) =>
  [0, 1, 2, 3, 4].flatMap((step) => [
    { phase, step, when: 'before' as const },
    { phase, step, when: 'after' as const },
  ]),
);

test('the deaths are forty', () => {
  expect(deaths).toHaveLength(40);
});

describe.each(deaths)('a hand whose process dies while $phase, $when transaction $step', (death) => {
  test('GAME-12 cards: is ended by another, everybody settled once, and what one loses the other has, less the rake', async () => {
    const title = cardTitle('niu-niu-duel', `mortal-${(guests += 1)}`, UNIT_MINOR);
    const opened = (database: Database) =>
      studioServer(
        { ...world.platform, database },
        {
          walletUrl: () => wallet.url,
          patience: unhurried,
          findCards: async (_tx, gameCode) => (gameCode === title.gameCode ? title : null),
        },
      );
    const mortal = mortalDatabase(world.database, death);
    const dying = await opened(mortal.database);
    wallet.trust(dying.studio.publicKeyPem);
    const players = [1, 2].map((at) => cardPlayer(wallet, `mortal-${guests}-${at}`, title, START_MINOR));
    const enter = (phase: Death['phase']) => death.phase === phase && mortal.arm();

    enter('seating');
    for (const player of players) await player.sit(dying);
    world.clock.advance({ seconds: 9 });
    enter('holding');
    await dying.runJobs().catch(() => undefined);
    enter('playing');
    await moveAll(dying, players);
    enter('paying');
    await moveAll(dying, players);
    await dying.runJobs().catch(() => undefined);
    await dying.close();

    const living = await opened(world.database);
    for (let minute = 0; minute < 4; minute += 1) {
      world.clock.advance({ minutes: 1 });
      await living.runJobs();
    }
    await living.close();
    expect(await leftOver(title.gameCode, players)).toBe(0n);
  });
});

/** Each does what the page would let them; a dead process answers nobody. */
async function moveAll(server: StudioServer, players: readonly CardPlayer[]): Promise<void> {
  for (const player of players) {
    const { value } = await server.call('GET', 'cards', player.bearer, undefined, player.gameCode);
    const news = (value as { news?: Awaited<ReturnType<CardPlayer['look']>> } | undefined)?.news;
    if (news?.hand?.look?.toAct.includes(news.hand.own ?? -1))
      await player.move(server, news, anyMove('niu-niu', news));
  }
}

type Row = {
  user_id: string;
  state: string;
  place: number;
  hold_minor: bigint;
  win_minor: bigint | null;
  units: number[];
};

/** What all have of it together and the rake: nothing, when everybody was settled once. */
async function leftOver(gameCode: string, players: readonly CardPlayer[]): Promise<bigint> {
  const text = `select s.user_id, s.state, s.place, s.hold_minor, s.win_minor, h.units
    from studio_card_stake s join studio_card_hand h on h.id = s.hand_id where s.game_code = $1`;
  const rows = await world.database.single<Row>({ name: 'test.stakes', text }, [gameCode]);
  expect(rows.filter(({ state }) => !['settled', 'refused', 'rolled-back'].includes(state))).toEqual([]);
  let sum = 0n;
  let rake = 0n;
  for (const { user } of players) {
    const own = rows.filter(({ user_id, state }) => user_id === user && state === 'settled');
    let net = 0n;
    for (const { place, hold_minor: hold, win_minor: win, units } of own) {
      const owed = netsMinor(units, UNIT_MINOR);
      expect(win).toBe(hold + (owed.nets[place] ?? 0n));
      net += (win ?? 0n) - hold;
      if (place === 0) rake += owed.rake;
    }
    expect(BigInt(wallet.balanceMinor(user))).toBe(BigInt(START_MINOR) + net);
    const kinds = wallet.movementsOf(user).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'bet')).toHaveLength(own.length);
    expect(kinds.filter((kind) => kind === 'win')).toHaveLength(own.length);
    sum += net;
  }
  return sum + rake;
}
