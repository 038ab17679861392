import { randomUUID } from 'node:crypto';
import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import type { Tx } from '../../../platform/database/tx.ts';
import { largestWins, roundsByGame } from './boards.ts';
import { GAME, type Launch, OTHER_GAME } from './testing/launches.ts';
import { providerParty, units } from './testing/provider-party.ts';

const world = await testDatabase();
const party = await providerParty(world);

test('the winner board has the largest standing wins of real money since the instant, and no play money', async () => {
  const [one, two] = [await party.player(10_000n), await party.player(10_000n, { gameCode: OTHER_GAME })];
  const trial = await party.player(10_000n, { book: 'play' });
  await wonRound(one, 500);
  world.clock.advance({ hours: 1 });
  const since = world.clock.now();
  await wonRound(one, 30);
  await wonRound(two, 70);
  await wonRound(two, 0);
  await wonRound(trial, 900);
  const undone = await wonRound(one, 800);
  await party.rollback(one, undone);

  const wins = await read((tx) => largestWins(tx, { since, limit: 10, gameCodes: null }));
  expect(wins).toEqual([
    { playerId: two.playerId, gameCode: OTHER_GAME, amountMinor: 7_000n, currency: 'MYR', at: since },
    { playerId: one.playerId, gameCode: GAME, amountMinor: 3_000n, currency: 'MYR', at: since },
  ]);
  expect(await read((tx) => largestWins(tx, { since, limit: 1, gameCodes: null }))).toEqual(wins.slice(0, 1));
  expect(await read((tx) => largestWins(tx, { since, limit: 10, gameCodes: [GAME] }))).toEqual(wins.slice(1));
  expect(await read((tx) => largestWins(tx, { since, limit: 10, gameCodes: [] }))).toEqual([]);
});

test('rounds are counted by game since the instant: once each, staked with real money, not undone', async () => {
  world.clock.advance({ hours: 1 });
  const since = world.clock.now();
  const player = await party.player(10_000n);
  const trial = await party.player(10_000n, { book: 'play' });
  await party.bet(player, units(1), { round: 'a' });
  await party.bet(player, units(1), { round: 'a' });
  await party.bet(player, units(1), { round: 'b' });
  await party.bet(player, units(10_000), { round: 'too dear' });
  await party.bet(trial, units(1), { round: 'c' });
  const undone = randomUUID();
  await party.bet(player, units(1), { round: 'd', transaction_uuid: undone });
  await party.rollback(player, undone, { round: 'd' });

  expect(await read((tx) => roundsByGame(tx, since))).toEqual(new Map([[GAME, 2]]));
});

function read<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  return world.database.reading(work);
}

/** A round of one ringgit; answers the win's id. */
async function wonRound(launch: Launch, wonRinggit: number): Promise<string> {
  const [bet, win, round] = [randomUUID(), randomUUID(), randomUUID()];
  await party.bet(launch, units(1), { transaction_uuid: bet, round });
  await party.win(launch, units(wonRinggit), bet, { transaction_uuid: win, round });
  return win;
}
