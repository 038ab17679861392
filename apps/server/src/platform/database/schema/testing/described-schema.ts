import { type FreshDatabase, rowsOf } from './fresh-database.ts';

/**
 * All that the catalogue says of the product's own schema, a line each: two databases with the same lines have the same
 * schema. A NOT NULL counts as part of its column: PostgreSQL names it, and nothing ever asks for the name.
 */
export async function describedSchema(address: FreshDatabase): Promise<string[]> {
  const rows = await rowsOf<{ line: string }>(
    address,
    `
    with relation as (
      select c.oid, c.relname, c.relkind, c.relpersistence, c.reloptions
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'i', 'S', 'p', 'm')
    )
    select format('relation %s %s %s %s', relname, relkind, relpersistence, reloptions) as line from relation
    union all
    select format('column %s %s %s %s default %s %s%s', r.relname,
      row_number() over (partition by r.oid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod),
      pg_get_expr(d.adbin, d.adrelid), case when a.attnotnull then 'not null' end, a.attidentity::text || a.attgenerated::text)
    from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
    where r.relkind in ('r', 'p', 'v', 'm')
    union all
    select format('constraint %s %s %s', coalesce(r.relname::text, t.typname), k.conname, pg_get_constraintdef(k.oid))
    from pg_constraint k left join relation r on r.oid = k.conrelid left join pg_type t on t.oid = k.contypid
    where k.connamespace = 'public'::regnamespace and k.contype <> 'n'
    union all
    select format('index %s', indexdef) from pg_indexes where schemaname = 'public'
    union all
    select format('view %s %s', relname, pg_get_viewdef(oid)) from relation where relkind in ('v', 'm')
    union all
    select format('function %s', pg_get_functiondef(oid)) from pg_proc
    where pronamespace = 'public'::regnamespace and prokind <> 'a'
    union all
    select format('aggregate %s %s %s', aggfnoid::regprocedure, aggtransfn, agginitval) from pg_aggregate
    where exists (select from pg_proc where oid = aggfnoid and pronamespace = 'public'::regnamespace)
    union all
    select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all
    select format('domain %s %s %s', typname, format_type(typbasetype, typtypmod), typnotnull)
    from pg_type where typnamespace = 'public'::regnamespace and typtype = 'd'`,
  );
  return rows.map(({ line }) => line).toSorted();
}
