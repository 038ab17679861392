import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';

const world = await testDatabase();

type Tables = { pg_opclass: { opcname: string }; pg_opfamily: { opfname: string } };

test('a built query is prepared once a connection, and one for every column is not', async () => {
  const prepared = await world.database.transaction(async (tx) => {
    const tables = tx.tables<Tables>();
    for (const name of ['int4_ops', 'text_ops']) {
      const [row] = await tables.selectFrom('pg_opclass').select('opcname').where('opcname', '=', name).execute();
      expect(row).toEqual({ opcname: name });
    }
    await tables.selectFrom('pg_opfamily').selectAll().where('opfname', '=', 'text_ops').execute();
    return tx.run<{ statement: string }>(
      {
        name: 'test.prepared',
        text: `select statement from pg_prepared_statements where name <> 'test.prepared' and statement like '%"pg_op%'`,
      },
      [],
    );
  });
  expect(prepared).toEqual([{ statement: 'select "opcname" from "pg_opclass" where "opcname" = $1' }]);
});
