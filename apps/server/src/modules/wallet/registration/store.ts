import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import { Unfit } from './unfit.ts';

type ProviderTables = {
  provider: {
    code: string;
    name: string;
    public_key_pem: string;
    is_enabled: boolean;
    registered_at: Temporal.Instant;
    launch_url: string | null;
    previous_key_pem: string | null;
    previous_key_until: Temporal.Instant | null;
  };
};
export type ProviderRow = ProviderTables['provider'];

/** False when the code is taken. */
export async function insertProvider(
  tx: Tx,
  provider: { code: string; name: string; publicKeyPem: string; launchUrl: string },
): Promise<boolean> {
  const row = await tables(tx)
    .insertInto('provider')
    .values({
      code: provider.code,
      name: provider.name,
      public_key_pem: provider.publicKeyPem,
      is_enabled: true,
      registered_at: tx.now,
      launch_url: provider.launchUrl,
      previous_key_pem: null,
      previous_key_until: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

/** The provider, locked until the transaction ends. The studio is part of the house and changed by nobody. */
export async function lockOutsideProvider(tx: Tx, code: string): Promise<ProviderRow> {
  const row = await tables(tx)
    .selectFrom('provider')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!row)
    throw new Unfit(
      `There is no provider ${JSON.stringify(code)}. All of them: npm run provider -- list`,
      'provider_unknown',
    );
  if (row.launch_url === null)
    throw new Unfit(`${code} is part of this house and not registered by hand.`, 'provider_unknown');
  return row;
}

/** The key that was becomes the previous one until an instant, or is gone. */
export async function changeKey(
  tx: Tx,
  { code, publicKeyPem, oldUntil }: { code: string; publicKeyPem: string; oldUntil: Temporal.Instant | null },
): Promise<void> {
  await tables(tx)
    .updateTable('provider')
    .set((row) => ({
      public_key_pem: publicKeyPem,
      previous_key_pem: oldUntil === null ? null : row.ref('public_key_pem'),
      previous_key_until: oldUntil,
    }))
    .where('code', '=', code)
    .execute();
}

export async function setEnabled(tx: Tx, code: string, isEnabled: boolean): Promise<void> {
  await tables(tx).updateTable('provider').set({ is_enabled: isEnabled }).where('code', '=', code).execute();
}

export async function allProviders(tx: Tx): Promise<ProviderRow[]> {
  return await tables(tx).selectFrom('provider').selectAll().orderBy('code').execute();
}

/** Of a provider that is switched on; null without one. */
export async function launchUrlOf(tx: Tx, code: string): Promise<string | null> {
  const row = await tables(tx)
    .selectFrom('provider')
    .select('launch_url')
    .where('code', '=', code)
    .where('is_enabled', '=', true)
    .executeTakeFirst();
  return row?.launch_url ?? null;
}

export async function enabledLaunchUrls(tx: Tx): Promise<string[]> {
  const rows = await tables(tx).selectFrom('provider').select('launch_url').where('is_enabled', '=', true).execute();
  return rows.flatMap((row) => row.launch_url ?? []);
}

function tables(tx: Tx): Kysely<ProviderTables> {
  return tx.tables<ProviderTables>();
}
