import { afterAll, expect, inject, test } from 'vitest';
import { rowsOf } from '../platform/database/schema/testing/fresh-database.ts';
import { openCommandHouse } from './testing/command-house.ts';

const { full, run, leave } = await openCommandHouse();
afterAll(leave);

test('SEC-03 npm run audit -- verify ends with 0 while the log is whole, and with 1 and the place once it is not', async () => {
  for (const status of ['1', '0']) expect((await run('setting', full, 'set', 'site.status', status)).code).toBe(0);
  expect(await run('audit', full, 'verify')).toMatchObject({
    code: 0,
    said: expect.stringContaining('The audit log is whole: 2 entries.') as unknown,
  });
  const { host, user } = inject('pelitaCluster');
  const address = { host, user, database: full };
  const [entry] = await rowsOf<{ chain: number }>(
    address,
    `update audit_entry set actor = 'player:other' where position = 2 returning chain`,
  );
  expect(await run('audit', full, 'verify')).toMatchObject({
    code: 1,
    said: expect.stringContaining(`The audit log is broken: chain ${entry?.chain}, entry 2.`) as unknown,
  });
  await rowsOf(address, 'delete from audit_head');
  expect(await run('audit', full, 'verify')).toMatchObject({
    code: 1,
    said: expect.stringContaining(`chain ${entry?.chain} has lost its head`) as unknown,
  });
  expect(await run('audit', full, 'verfy')).toMatchObject({ code: 2 });
});
