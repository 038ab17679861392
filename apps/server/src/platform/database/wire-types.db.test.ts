import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';

const world = await testDatabase();

test('any text in an array of texts comes back as it was sent', async () => {
  const lists: (string | null)[][] = [
    [],
    ['plain', 'with-hyphen', 'a:b.c_d+1'],
    ['null', 'NULL', 'Null', 'nullable'],
    [null, 'beside nothing', ''],
    [null, 'beside-nothing', null],
    [null, null],
    ['a,b', '{c}', '"d"', 'back\\slash', ' blank ', 'line\nbreak', 'ñandú 夜市'],
  ];
  for (const list of lists) {
    const [row] = await world.database.single<{ list: (string | null)[] }>(
      {
        name: 'test.texts',
        text: 'select array(select u from unnest($1::text[]) with ordinality as t(u, n) order by n) as list',
      },
      [list],
    );
    expect(row?.list).toEqual(list);
  }
});

test('numbers, truths and instants in arrays keep their types', async () => {
  const at = world.clock.now();
  const [row] = await world.database.single<{ numbers: bigint[]; truths: boolean[]; instants: Temporal.Instant[] }>(
    {
      name: 'test.others',
      text: 'select $1::bigint[] as numbers, $2::boolean[] as truths, $3::timestamptz[] as instants',
    },
    [[1n, -9_007_199_254_740_993n], [true, false], [at]],
  );
  expect(row).toEqual({ numbers: [1n, -9_007_199_254_740_993n], truths: [true, false], instants: [at] });
});

test('the absence of a number in an array is not a number', async () => {
  const [row] = await world.database.single<{ numbers: (bigint | null)[] }>(
    { name: 'test.absent', text: 'select $1::bigint[] as numbers' },
    [[1n, null, 2n]],
  );
  expect(row?.numbers).toEqual([1n, null, 2n]);
});
