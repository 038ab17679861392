import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

export type PasswordPurpose = 'login' | 'payment';

type PasswordTables = {
  password: {
    player_id: string;
    purpose: PasswordPurpose;
    hash: string;
    set_by_holder: boolean;
    set_at: Temporal.Instant;
  };
};

/** Whether the holder has chosen the login password; so it is too where there is none. */
export async function isPasswordSetByHolder(tx: Tx, playerId: PlayerId): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('password')
    .select('set_by_holder')
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'login')
    .executeTakeFirst();
  return row?.set_by_holder ?? true;
}

export async function insertPassword(
  tx: Tx,
  playerId: PlayerId,
  password: { purpose: PasswordPurpose; hash: string; isSetByHolder: boolean },
): Promise<void> {
  await tables(tx)
    .insertInto('password')
    .values({
      player_id: playerId,
      purpose: password.purpose,
      hash: password.hash,
      set_by_holder: password.isSetByHolder,
      set_at: tx.now,
    })
    .execute();
}

/** Sets it for the first time or anew. */
export async function setPassword(
  tx: Tx,
  playerId: PlayerId,
  { purpose, hash, isSetByHolder }: { purpose: PasswordPurpose; hash: string; isSetByHolder: boolean },
): Promise<void> {
  const changed = { hash, set_by_holder: isSetByHolder, set_at: tx.now };
  await tables(tx)
    .insertInto('password')
    .values({ player_id: playerId, purpose, ...changed })
    .onConflict((conflict) => conflict.columns(['player_id', 'purpose']).doUpdateSet(changed))
    .execute();
}

export async function passwordHashOf(tx: Tx, playerId: PlayerId, purpose: PasswordPurpose): Promise<string | null> {
  const row = await tables(tx)
    .selectFrom('password')
    .select('hash')
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** False when the login password is another one by now; else it stays until the transaction ends. */
export async function holdPassword(tx: Tx, playerId: PlayerId, hash: string): Promise<boolean> {
  const [row] = await tx.run<{ hash: string }>(heldPassword, [playerId]);
  return row?.hash === hash;
}

const heldPassword: Statement = {
  name: 'accounts-hold-password',
  text: `select hash from password where player_id = $1 and purpose = 'login' for share`,
};

function tables(tx: Tx): Kysely<PasswordTables> {
  return tx.tables<PasswordTables>();
}
