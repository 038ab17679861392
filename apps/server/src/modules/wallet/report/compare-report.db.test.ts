import { randomUUID } from 'node:crypto';
import type { ReportedTransaction } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { providerParty, units } from '../provider/testing/provider-party.ts';
import { compareReport } from './compare-report.ts';
import type { ReportedPeriod } from './reported-period.ts';

const world = await testDatabase();
const party = await providerParty(world);
const always: ReportedPeriod = { from: null, before: null };

const ids = Array.from({ length: 9 }, () => randomUUID());
const [bet, win, undone, rollback, dear, never, barred, zero, late] = ids as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const player = await party.player(10_000n);
await party.bet(player, units(10), { transaction_uuid: bet });
await party.win(player, units(25), bet, { transaction_uuid: win });
await party.bet(player, units(4), { transaction_uuid: undone });
await party.rollback(player, undone, { transaction_uuid: rollback });
await party.bet(player, units(100_000), { transaction_uuid: dear });
await party.rollback(player, never, { transaction_uuid: barred });
await party.bet(player, 0, { transaction_uuid: zero });

type Told = Omit<ReportedTransaction, 'transactionUuid'>;
/** The provider's book as it should be. */
const truth = new Map<string, Told>([
  [bet, { kind: 'bet', amount: BigInt(units(10)), state: 'ok' }],
  [win, { kind: 'win', amount: BigInt(units(25)), state: 'ok' }],
  [undone, { kind: 'bet', amount: BigInt(units(4)), state: 'rolled_back' }],
  [rollback, { kind: 'rollback', amount: null, state: 'ok' }],
  [dear, { kind: 'bet', amount: BigInt(units(100_000)), state: 'refused' }],
  [never, { kind: 'bet', amount: BigInt(units(7)), state: 'rolled_back' }],
  [barred, { kind: 'rollback', amount: null, state: 'ok' }],
  [zero, { kind: 'bet', amount: 0n, state: 'ok' }],
]);

async function differences(
  book: ReadonlyMap<string, Told>,
  more: readonly ReportedTransaction[] = [],
  period = always,
) {
  const report = [...[...book].map(([transactionUuid, told]) => ({ transactionUuid, ...told })), ...more];
  const found = await world.database.snapshot((tx) => compareReport(tx, { providerCode: 'TESTER', report, period }));
  return found.map(({ rule, subject }) => `${rule} ${subject}`);
}
const changed = (uuid: string, change: Partial<Told>): Map<string, Told> => {
  const told = truth.get(uuid);
  if (!told) throw new Error('nobody reported it');
  return new Map([...truth, [uuid, { ...told, ...change }]]);
};
const without = (...uuids: string[]) => new Map([...truth].filter(([uuid]) => !uuids.includes(uuid)));

test('GAME-09 WALLET-06 a report that says what happened agrees', async () => {
  expect(await differences(truth)).toEqual([]);
});

test('GAME-09 what never held money may be left out, or told as refused though we never kept it', async () => {
  expect(await differences(without(dear, never, barred))).toEqual([]);
  const refusedUnheard = { transactionUuid: late, kind: 'bet', amount: 1n, state: 'refused' } as const;
  expect(await differences(truth, [refusedUnheard])).toEqual([]);
});

test.each<[string, string, () => Promise<string[]>]>([
  [
    'an amount',
    `another_amount TESTER ${bet}: reported bet 1100000 ok, here bet 1000000 ok`,
    () => differences(changed(bet, { amount: 1_100_000n })),
  ],
  [
    'a kind',
    `another_kind TESTER ${win}: reported bet 2500000 ok, here win 2500000 ok`,
    () => differences(changed(win, { kind: 'bet' })),
  ],
  [
    'a bet that was undone here',
    `another_state TESTER ${undone}: reported bet 400000 ok, here bet 400000 rolled_back`,
    () => differences(changed(undone, { state: 'ok' })),
  ],
  [
    'a bet that stands here',
    `another_state TESTER ${bet}: reported bet 1000000 refused, here bet 1000000 ok`,
    () => differences(changed(bet, { state: 'refused' })),
  ],
  [
    'a bet that we refused',
    `another_state TESTER ${dear}: reported bet 10000000000 ok, here bet 10000000000 refused`,
    () => differences(changed(dear, { state: 'ok' })),
  ],
  [
    'a bet that was barred',
    `another_state TESTER ${never}: reported bet 700000 ok, here unseen 0 rolled_back`,
    () => differences(changed(never, { state: 'ok' })),
  ],
  [
    'a bet that we never heard of',
    `reported_but_unknown_here TESTER ${late}: reported win 1 ok, here nothing`,
    () => differences(truth, [{ transactionUuid: late, kind: 'win', amount: 1n, state: 'ok' }]),
  ],
  [
    'a win that it left out',
    `here_but_not_reported TESTER ${win}: reported nothing, here win 2500000 ok`,
    () => differences(without(win)),
  ],
  [
    'a rollback that it left out',
    `here_but_not_reported TESTER ${rollback}: reported nothing, here rollback 400000 ok`,
    () => differences(without(rollback)),
  ],
  [
    'a line twice',
    `reported_twice TESTER ${zero}: reported bet 0 ok, here nothing`,
    () => differences(truth, [{ transactionUuid: zero, kind: 'bet', amount: 0n, state: 'ok' }]),
  ],
])('GAME-09 WALLET-06 a report that differs by %s says so, and by nothing else', async (_what, expected, find) => {
  expect(await find()).toEqual([expected]);
});

test('GAME-09 what the provider does not know yet agrees with whatever we know', async () => {
  const open = new Map([...truth].map(([uuid, told]) => [uuid, { ...told, state: 'open' as const }]));
  expect(await differences(open, [{ transactionUuid: late, kind: 'bet', amount: 1n, state: 'open' }])).toEqual([]);
  expect(await differences(changed(bet, { state: 'open', amount: 5n }))).toHaveLength(1);
});

test('GAME-09 only what happened in the period must be reported; what is reported may be older', async () => {
  world.clock.advance({ hours: 24 });
  const from = world.clock.now();
  const today = randomUUID();
  const again = await party.launch(player.playerId, { user: player.user });
  await party.bet(again, units(1), { transaction_uuid: today });
  const period = { from, before: from.add({ hours: 24 }) };
  const toldToday = { transactionUuid: today, kind: 'bet', amount: BigInt(units(1)), state: 'ok' } as const;
  expect(await differences(new Map(), [toldToday], period)).toEqual([]);
  expect(await differences(new Map(), [], period)).toEqual([
    `here_but_not_reported TESTER ${today}: reported nothing, here bet 100000 ok`,
  ]);
  expect(await differences(new Map(), [], { from: null, before: from.subtract({ hours: 48 }) })).toEqual([]);
  expect(await differences(changed(bet, { amount: 1n }), [toldToday], period)).toHaveLength(1);
});
