import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { LoginMethod } from '../login/login-method.ts';
import type { LoginSide } from '../login/login-side.ts';
import type { SocialLink } from '../social/link-account.ts';

type PendingTables = {
  pending_login: {
    token_hash: Buffer;
    player_id: string;
    address: string;
    side: LoginSide;
    way: LoginMethod;
    is_password_expired: boolean;
    social_link: SocialLink | null;
    expires_at: Temporal.Instant;
    used_at: Temporal.Instant | null;
  };
};

/** A login that waits for its second step. */
export type PendingLogin = {
  tokenHash: Buffer;
  side: LoginSide;
  method: LoginMethod;
  isPasswordExpired: boolean;
  socialLink: SocialLink | null;
  playerId: PlayerId;
  /** As `addressKey` writes it: the second step must come from where the first one came. */
  address: string;
};

export async function insertPendingLogin(tx: Tx, pending: PendingLogin, expiresAt: Temporal.Instant): Promise<void> {
  await tables(tx)
    .insertInto('pending_login')
    .values({
      token_hash: pending.tokenHash,
      player_id: pending.playerId,
      address: pending.address,
      side: pending.side,
      way: pending.method,
      is_password_expired: pending.isPasswordExpired,
      social_link: pending.socialLink,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
}

export async function pendingLoginOf(tx: Tx, tokenHash: Buffer, address: string): Promise<PendingLogin | null> {
  const row = await tables(tx)
    .selectFrom('pending_login')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('address', '=', address)
    .where('used_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .executeTakeFirst();
  if (!row) return null;
  const { side, way: method, is_password_expired: isPasswordExpired, social_link: socialLink } = row;
  return { tokenHash, playerId: row.player_id as PlayerId, address, side, method, isPasswordExpired, socialLink };
}

/** False when another second step has just used it. */
export async function usePendingLogin(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const used = await tables(tx)
    .updateTable('pending_login')
    .set({ used_at: tx.now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** A login that began under a former password or contact ends. */
export async function forgetPendingLoginsOf(tx: Tx, playerId: PlayerId): Promise<void> {
  await tables(tx).deleteFrom('pending_login').where('player_id', '=', playerId).where('used_at', 'is', null).execute();
}

export async function forgetPendingLogins(tx: Tx): Promise<void> {
  await tables(tx).deleteFrom('pending_login').where('expires_at', '<', tx.now).execute();
}

function tables(tx: Tx): Kysely<PendingTables> {
  return tx.tables<PendingTables>();
}
