import type { TestWorld } from './test-database.ts';

/** Just these vendors and games are under maintenance, without an end. */
export async function closeGames(
  { database, clock }: Pick<TestWorld, 'database' | 'clock'>,
  { vendors = [], games = [] }: { vendors?: readonly string[]; games?: readonly string[] },
): Promise<void> {
  const close = (table: 'vendor' | 'game', codes: readonly string[]) =>
    database.single(
      {
        name: `test-close-${table}`,
        text: `update ${table} set maintenance_until = null,
                 maintenance_from = case when code = any ($1::text[]) then $2::timestamptz end`,
      },
      [codes, clock.now()],
    );
  await close('vendor', vendors);
  await close('game', games);
}
