import { afterAll, expect, inject, test } from 'vitest';
import { rowsOf } from '../platform/database/schema/testing/fresh-database.ts';
import { openCommandHouse } from './testing/command-house.ts';

const { full, run, leave } = await openCommandHouse();
afterAll(leave);

test('npm run figures -- verify ends with 1 and the place when a figure is not what the ledger comes to, and rebuild mends it', async () => {
  expect(await run('figures', full, 'verify')).toMatchObject({ code: 0 });
  const { host, user } = inject('pelitaCluster');
  await rowsOf(
    { host, user, database: full },
    `with calendar as (
       insert into business_calendar values ('-infinity', 'Asia/Kuala_Lumpur', '00:00') on conflict do nothing
     ), figure as (
       insert into figure_bucket values ('2026-03-01', 'real', 'MYR', 'deposit', 'house:cash:X', '', '', 1, 500, 0, 0)
     )
     update figure_progress set closed_before = '2026-03-02'`,
  );
  expect(await run('figures', full, 'verify')).toMatchObject({
    code: 1,
    said: expect.stringContaining('a_bucket_is_its_transfers: 2026-03-01') as unknown,
  });
  expect(await run('figures', full, 'rebuild')).toMatchObject({
    code: 0,
    said: expect.stringContaining(': 0 differences') as unknown,
  });
  expect(await run('figures', full, 'verify')).toMatchObject({ code: 0 });
  expect(await run('figures', full, 'verfy')).toMatchObject({ code: 2 });
});
