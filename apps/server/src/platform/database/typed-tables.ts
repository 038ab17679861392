import { hash } from 'node:crypto';
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

/** A named statement is prepared once a connection. */
export type QueryRunner = (
  text: string,
  values: readonly unknown[],
  name?: string,
) => Promise<{ rows: unknown[]; rowCount: number | null; command: string }>;

/** The name of a query's text; undefined for one that is not to be prepared. */
export type QueryNames = (text: string) => string | undefined;

/** Statements that a connection keeps prepared at most, and their length: each costs it memory. */
const NAMED_AT_MOST = 500;
const LONGEST_NAMED = 1_500;

/**
 * Names for all connections of a database: the same text has the same name on each. A query for every column is prepared anew
 * each time: the answer of a prepared one may not change when a newer version adds a column to the table.
 */
export function createQueryNames(): QueryNames {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= NAMED_AT_MOST || text.length > LONGEST_NAMED || text.includes('*')) return undefined;
    // Of its text, so that a connection never knows one name for two.
    const name = `typed.${hash('sha256', text, 'base64url').slice(0, 24)}`;
    names.set(text, name);
    return name;
  };
}

/** Typed queries over the connection of one transaction. It cannot begin or end anything itself. */
export function typedTables<Tables>(run: QueryRunner, nameOf: QueryNames): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: dialectOver(run, nameOf) });
}

function dialectOver(run: QueryRunner, nameOf: QueryNames): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, rowCount, command } = await run(query.sql, query.parameters, nameOf(query.sql));
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
