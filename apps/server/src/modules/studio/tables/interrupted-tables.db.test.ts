import { randomUUID } from 'node:crypto';
import { returnMinor, tableEngineOf } from '@pelita/games/table';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/tx.ts';
import { mortalDatabase } from '../testing/mortal-database.ts';
import { type StandInWallet, standInWallet } from '../testing/stand-in-wallet.ts';
import { studioServer, unhurried } from '../testing/studio-server.ts';
import { roundAt, type TableTitle } from './table-terms.ts';

/*
 * The process dies in every phase of a round that four people share: before or after any transaction of betting, of
 * judging and of paying, with a wallet call between two of them. Afterwards another process ends the round, and everybody
 * is settled once.
 */
const world = await testDatabase();
const START_MINOR = 10_000;
const PLAYERS = 4;
const terms = { minimumMinor: 100n, maximumMinor: 50_000n, roundSeconds: 30 };
const title: TableTitle = {
  gameCode: 'mortal-table',
  name: 'Mortal table',
  category: 'LIVE',
  engine: 'baccarat',
  pictureUrl: '/art/0/game/table.svg',
  terms,
};
let wallet: StandInWallet;
let guests = 0;

beforeAll(async () => {
  wallet = await standInWallet();
});
afterAll(() => wallet.close());

type Death = { phase: 'betting' | 'settling'; step: number; when: 'before' | 'after' };
/** Four bets are three transactions each and more; a settlement is judging, paying and closing. */
const deaths: Death[] = [
  ...Array.from({ length: 14 }, (_, step) => ({ phase: 'betting' as const, step })),
  ...Array.from({ length: 6 }, (_, step) => ({ phase: 'settling' as const, step })),
].flatMap((death) => [
  { ...death, when: 'before' as const },
  { ...death, when: 'after' as const },
]);

test('the deaths are forty', () => {
  expect(deaths).toHaveLength(40);
});

describe.each(deaths)('a round whose process dies while $phase, $when transaction $step', (death) => {
  test('GAME-12 tables: is settled by another, everybody once and nobody twice', async () => {
    const { endsAt } = roundAt(terms, world.clock.now());
    world.clock.advance({ milliseconds: endsAt.epochMilliseconds - world.clock.now().epochMilliseconds + 100 });
    const users = Array.from({ length: PLAYERS }, () => `mortal-${(guests += 1)}`);
    const bearers = users.map((user) => wallet.admit(user, START_MINOR).bearer);
    const mortal = mortalDatabase(world.database, death);
    const dying = await opened(mortal.database);
    if (death.phase === 'betting') mortal.arm();
    await Promise.all(bearers.map((bearer) => betAll(dying, bearer)));
    world.clock.advance({ seconds: 45 });
    if (death.phase === 'settling') mortal.arm();
    await dying.runJobs().catch(() => undefined);
    await dying.close();

    world.clock.advance({ minutes: 2 });
    const living = await opened(world.database);
    await living.runJobs();
    world.clock.advance({ minutes: 2 });
    await living.runJobs();
    for (const user of users) expect(BigInt(wallet.balanceMinor(user))).toBe(BigInt(START_MINOR) + (await netOf(user)));
    await living.close();
  });
});

type Server = Awaited<ReturnType<typeof opened>>;

async function opened(database: Database) {
  const server = await studioServer(
    { ...world.platform, database },
    {
      walletUrl: () => wallet.url,
      patience: unhurried,
      findTable: async (_tx, gameCode) => (gameCode === title.gameCode ? title : null),
    },
  );
  wallet.trust(server.studio.publicKeyPem);
  return server;
}

async function betAll(server: Server, bearer: string) {
  const body = {
    number: roundAt(terms, world.clock.now()).number,
    betKey: randomUUID(),
    stakes: ['player', 'banker', 'tie'].map((spot) => ({ spot, amount: '2.00' })),
  };
  await server.call('POST', 'bets', bearer, body, title.gameCode);
}

type Row = {
  state: string;
  stake_minor: bigint;
  win_minor: bigint | null;
  spots: string[];
  amounts_minor: bigint[];
  drawn: number[];
};

/** What the studio's book says that a player has won or lost, which is what the engine says; each bet and win moved once. */
async function netOf(user: string): Promise<bigint> {
  const text = `select b.state, b.stake_minor, b.win_minor, b.spots, b.amounts_minor, r.drawn
    from studio_table_bet b join studio_table_round r on r.game_code = b.game_code and r.number = b.round_number
    where b.user_id = $1`;
  const rows = await world.database.single<Row>({ name: 'test.bets', text }, [user]);
  expect(rows.every(({ state }) => ['settled', 'refused', 'rolled-back'].includes(state))).toBe(true);
  const settled = rows.filter(({ state }) => state === 'settled');
  let net = 0n;
  for (const { stake_minor: stake, win_minor: win, drawn, ...bet } of settled) {
    const returns = tableEngineOf(title.engine).returns(drawn);
    const owed = bet.spots.map((spot, i) => returnMinor(bet.amounts_minor[i] ?? 0n, returns.get(spot) ?? 0));
    expect(win).toBe(owed.reduce((sum, part) => sum + part, 0n));
    net += (win ?? 0n) - stake;
  }
  const kinds = wallet.movementsOf(user).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'bet')).toHaveLength(settled.length);
  expect(kinds.filter((kind) => kind === 'win')).toHaveLength(settled.length);
  return net;
}
