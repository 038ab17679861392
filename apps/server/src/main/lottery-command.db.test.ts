import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCommandHouse } from './testing/command-house.ts';

const { full, run, leave, dataDir } = await openCommandHouse();
afterAll(leave);

test('LOTT-06 npm run lottery -- import brings past draws in once, and says in a sentence what it cannot read', async () => {
  const file = join(dataDir, 'past.csv');
  const head =
    'date,special,prize1,prize2_1,prize2_2,prize3_1,prize3_2,prize3_3,prize3_4,prize3_5,prize3_6,prize4_1,prize4_2,prize4_3,prize4_4,prize5_1,prize5_2,prize5_3,prize5_4,prize5_5,prize5_6,prize6_1,prize6_2,prize6_3,prize7_1,prize7_2,prize7_3,prize7_4';
  const row =
    '2024-12-31,35327,96315,50143,20206,7932,8988,36264,57903,44215,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18';
  writeFileSync(file, `${head}\n${row}\n`);
  expect(await run('lottery', full, 'import', 'XSMB', file)).toMatchObject({
    code: 0,
    said: expect.stringContaining('1 draws were added to XSMB, 0 were there already.') as unknown,
  });
  expect(await run('lottery', full, 'import', 'XSMB', file)).toMatchObject({
    code: 0,
    said: expect.stringContaining('0 draws were added to XSMB, 1 were there already.') as unknown,
  });
  writeFileSync(file, `${head}\n2024-12-31,x${row.slice(11)}\n`);
  expect(await run('lottery', full, 'import', 'XSMB', file)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Line 2 (2024-12-31)') as unknown,
  });
});
