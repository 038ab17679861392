import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { checkBook, countBook, sealedBefore } from '../ledger/index.ts';
import { reconciliationModule } from './index.ts';

const world = await testDatabase();
const { reconcile, jobs } = reconciliationModule(world.platform, {
  sealedBefore,
  checks: [
    { count: countBook, find: checkBook },
    { count: async () => ({ lanterns: 3 }), find: async () => [] },
  ],
});

async function sql(text: string) {
  return world.database.transaction((tx) => tx.run<Record<string, unknown>>({ name: '', text }, []));
}

test('WALLET-01 a night whose books agree leaves a row that says what was compared', async () => {
  await jobs?.find(({ name }) => name === 'reconciliation.nightly')?.long?.(world.database, {});
  expect(await sql('select counts, differences from reconciliation')).toEqual([
    { counts: { wallets: 0, transfers: 0, lanterns: 3 }, differences: 0 },
  ]);
});

test('WALLET-01 a wallet that was written by hand is found each time, kept for a person, and not repaired', async () => {
  await sql(`insert into wallet (player_id, currency, book, scale, available_minor, reserved_minor, receivable_minor,
    version, opened_at) values ('019a0000-0000-7000-8000-000000000001', 'MYR', 'real', 2, 1, 0, 0, 1, now())`);
  const first = await reconcile();
  expect(first.differences).toContainEqual({
    rule: 'a_wallet_is_the_sum_of_its_transfers',
    subject: '019a0000-0000-7000-8000-000000000001',
  });
  expect((await reconcile()).differences).toEqual(first.differences);
  const kept = await sql('select rule, subject from reconciliation_difference');
  expect(kept).toHaveLength(2 * first.differences.length);
});
