import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

export type QueryRunner = (
  text: string,
  values: readonly unknown[],
) => Promise<{ rows: unknown[]; rowCount: number | null; command: string }>;

/** Typed queries over the connection of one transaction. It cannot begin or end anything itself. */
export function typedTables<Tables>(run: QueryRunner): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: dialectOver(run) });
}

function dialectOver(run: QueryRunner): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, rowCount, command } = await run(query.sql, query.parameters);
      const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
      return changes ? { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) } : { rows: rows as Row[] };
    },
    // oxlint-disable-next-line require-yield -- the shape wants a generator, and there is nothing to yield
    async *streamQuery() {
      throw new Error('Rows are not streamed here: read them in pages.');
    },
  };
  const refuse = async () => {
    throw new Error('A transaction begins and ends in Database.transaction only.');
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      releaseConnection: async () => {},
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      destroy: async () => {},
    }),
  };
}
