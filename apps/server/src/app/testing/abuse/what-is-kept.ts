import type { Database } from '../../../platform/database/tx.ts';

/** What an attack leaves behind by design: what was used up, what was counted, what waits to be told. */
const marks = [
  'seal_used',
  'human_check_used',
  'login_failures',
  'outbox',
  'audit_entry',
  'audit_head',
  'reconciliation',
];
/** Tables of money and people: not a row more, and not one that is another. */
const guarded = [
  'wallet',
  'transfer',
  'provider_transaction',
  'deposit_order',
  'account',
  'account_name',
  'password',
  'feedback',
];

/** Everything that the database keeps, so that two looks can be compared: rows of each table, and what the guarded ones say. */
export async function whatIsKept(database: Database): Promise<Record<string, string>> {
  const tables = await database.single<{ name: string }>(
    {
      name: 'abuse.tables',
      text: `select relname as name from pg_class where relkind = 'r' and not relispartition and relnamespace = 'public'::regnamespace`,
    },
    [],
  );
  const kept: Record<string, string> = {};
  for (const { name } of tables) {
    if (marks.includes(name)) continue;
    const told = guarded.includes(name) ? `md5(coalesce(string_agg(t::text, ',' order by t::text), ''))` : `''`;
    const [row] = await database.single<{ said: string }>(
      { name: `abuse.${name}`, text: `select count(*)::text || ' ' || ${told} as said from "${name}" t` },
      [],
    );
    kept[name] = row?.said ?? '';
  }
  return kept;
}
