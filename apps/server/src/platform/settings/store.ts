import type { Database, Tx } from '../database/tx.ts';
import type { Setting } from './setting.ts';

export type SettingTables = {
  setting: { key: string; value: unknown; changed_at: Temporal.Instant; changed_by: string };
};

export async function readChanged(database: Database): Promise<Map<string, unknown>> {
  const rows = await database.single<{ key: string; value: unknown }>(
    { name: 'setting.all', text: 'select key, value from setting' },
    [],
  );
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** The value as it stood and the lock on it, so that changes of one key follow each other. */
export async function readForChange(tx: Tx, { key, default: initial }: Setting): Promise<unknown> {
  const row = await tx
    .tables<SettingTables>()
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? initial : row.value;
}

export async function writeSetting(tx: Tx, key: string, value: unknown, who: string): Promise<void> {
  const row = { value: JSON.stringify(value), changed_at: tx.now, changed_by: who };
  await tx
    .tables<SettingTables>()
    .insertInto('setting')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** What was changed, by whom and when; a key that is not here has its default. */
export async function settingChanges(
  tx: Tx,
): Promise<ReadonlyMap<string, { value: unknown; changedAt: Temporal.Instant; changedBy: string }>> {
  const rows = await tx.tables<SettingTables>().selectFrom('setting').selectAll().execute();
  return new Map(
    rows.map((row) => [row.key, { value: row.value, changedAt: row.changed_at, changedBy: row.changed_by }]),
  );
}

/** A stored value that the code no longer understands gives way to the default. */
export function understood<Value>({ schema, default: initial }: Setting<Value>, stored: unknown): Value {
  const parsed = schema.safeParse(stored);
  return parsed.success ? parsed.data : initial;
}
