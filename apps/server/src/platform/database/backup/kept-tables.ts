import pg from 'pg';
import type { BackedUpSequence } from './backup-file.ts';

export type KeptTable = { schema: string; name: string; columns: string[] };

/**
 * Every table whose rows are worth keeping, those that others refer to first. What tells of the schema is made, not kept;
 * what PostgreSQL itself would not keep through a crash is not kept here either, and events are news to those who are
 * connected now.
 */
export async function keptTables(client: pg.Client): Promise<KeptTable[]> {
  const { rows } = await client.query<KeptTable & { needs: string[] }>(`
    select n.nspname as schema, c.relname as name,
      array(select a.attname::text from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select distinct rn.nspname || '.' || r.relname
            from pg_constraint k join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
            where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and n.nspname || '.' || c.relname <> all ('{public.migration,public.migration_turn,public.function_file,public.outbox,pgboss.version}')
    order by 1, 2`);
  const known = new Set(rows.map(({ schema, name }) => `${schema}.${name}`));
  const placed = new Map<string, KeptTable>();
  while (placed.size < rows.length) {
    const before = placed.size;
    for (const { schema, name, columns, needs } of rows) {
      const isReady = needs.every((need) => !known.has(need) || placed.has(need));
      if (isReady && !placed.has(`${schema}.${name}`)) placed.set(`${schema}.${name}`, { schema, name, columns });
    }
    if (placed.size === before) throw new Error('tables refer to each other in a circle');
  }
  return [...placed.values()];
}

/** How many rows a table has, and a sum over all of them that tells one content from another in whatever order it lies. */
export async function contentOf(
  client: pg.Client,
  table: { schema: string; name: string },
): Promise<{ rows: number; content: string }> {
  const { rows } = await client.query<{ rows: string; content: string }>(
    `select count(*)::text as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as content from ${quoted(table)} t`,
  );
  const [row] = rows;
  if (!row) throw new Error('a count has one row');
  return { rows: Number(row.rows), content: row.content };
}

export async function keptSequences(client: pg.Client): Promise<BackedUpSequence[]> {
  const { rows: found } = await client.query<{ schema: string; name: string }>(
    `select schemaname::text as schema, sequencename::text as name from pg_sequences where schemaname in ('public', 'pgboss') order by 1, 2`,
  );
  const sequences: BackedUpSequence[] = [];
  for (const sequence of found) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(sequence)}`,
    );
    const [row] = rows;
    if (row) sequences.push({ ...sequence, value: row.value, isCalled: row.called });
  }
  return sequences;
}

export async function queueVersion(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('pgboss.version') is not null as there`);
  if (!rows[0]?.there) return null;
  const { rows: versions } = await client.query<{ version: number }>('select version from pgboss.version');
  return versions[0]?.version ?? null;
}

export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

export function columnList(columns: readonly string[]): string {
  return `(${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}
