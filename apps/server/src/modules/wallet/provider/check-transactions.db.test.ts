import { randomUUID } from 'node:crypto';
import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { checkTransactions, countTransactions } from './check-transactions.ts';
import { providerParty, units } from './testing/provider-party.ts';

const world = await testDatabase();
const party = await providerParty(world);
const differences = () => world.database.snapshot(checkTransactions);

/** Every kind of transaction that a provider can tell of; what happened comes back as the ids of its requests. */
const [bet, win, undoneBet, rollback, tombstone] = [
  randomUUID(),
  randomUUID(),
  randomUUID(),
  randomUUID(),
  randomUUID(),
] as const;
const player = await party.player(10_000n);
await party.bet(player, units(10), { transaction_uuid: bet });
await party.win(player, units(25), bet, { transaction_uuid: win });
await party.bet(player, units(4), { transaction_uuid: undoneBet });
await party.rollback(player, undoneBet, { transaction_uuid: rollback });
await party.rollback(player, tombstone);
await party.bet(player, units(100_000));

async function sql(text: string, values: readonly unknown[] = []) {
  return world.database.transaction((tx) => tx.run<Record<string, unknown>>({ name: '', text }, values));
}

test('GAME-09 transactions and transfers that agree are said to agree', async () => {
  expect(await differences()).toEqual([]);
  // Bet, win, bet, its rollback, the tombstone with its rollback, and the bet that was refused.
  expect(await world.database.snapshot(countTransactions)).toEqual({ providerTransactions: 7 });
});

test.each([
  [
    'a transaction whose amount was changed',
    'a_transaction_moved_what_it_says',
    `TESTER ${bet}`,
    `update provider_transaction set amount_minor = amount_minor + 1 where transaction_uuid = '${bet}'`,
    `update provider_transaction set amount_minor = amount_minor - 1 where transaction_uuid = '${bet}'`,
  ],
  [
    'a transaction that lost its player',
    'a_transaction_moved_what_it_says',
    `TESTER ${rollback}`,
    `update provider_transaction set book = 'play' where transaction_uuid = '${rollback}'`,
    `update provider_transaction set book = 'real' where transaction_uuid = '${rollback}'`,
  ],
  [
    'a bet that forgot what it won',
    'a_bet_knows_its_wins',
    `TESTER ${bet}`,
    `update provider_transaction set won_minor = 0 where transaction_uuid = '${bet}'`,
    `update provider_transaction set won_minor = 2500 where transaction_uuid = '${bet}'`,
  ],
  [
    'a rollback that undid something else',
    'what_was_rolled_back_names_its_rollback',
    `TESTER ${undoneBet}`,
    `update provider_transaction set rolled_back_by = '${win}' where transaction_uuid = '${undoneBet}'`,
    `update provider_transaction set rolled_back_by = '${rollback}' where transaction_uuid = '${undoneBet}'`,
  ],
  [
    'a tombstone that holds money',
    'a_tombstone_stands_for_nothing',
    `TESTER ${tombstone}`,
    `update provider_transaction set amount_minor = 1 where transaction_uuid = '${tombstone}'`,
    `update provider_transaction set amount_minor = 0 where transaction_uuid = '${tombstone}'`,
  ],
])('WALLET-01 GAME-09 %s is found', async (_, rule, subject, harm, undo) => {
  await sql(harm);
  expect(await differences()).toContainEqual({ rule, subject });
  await sql(undo);
  expect(await differences()).toEqual([]);
});

test('WALLET-01 a transfer that no transaction tells of is found', async () => {
  await sql('delete from provider_transaction where transaction_uuid = $1', [win]);
  expect(await differences()).toEqual(
    expect.arrayContaining([
      { rule: 'a_transaction_moved_what_it_says', subject: `TESTER ${win}` },
      { rule: 'a_bet_knows_its_wins', subject: `TESTER ${bet}` },
    ]),
  );
});
