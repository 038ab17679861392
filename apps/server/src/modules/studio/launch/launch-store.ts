import type { CurrencyCode } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

type LaunchTables = {
  studio_launch: {
    user_id: string;
    token_hash: Buffer;
    game_code: string;
    currency: string;
    opened_at: Temporal.Instant;
    ended_at: Temporal.Instant | null;
  };
};

/** What the studio knows of a player: an opaque name, one game, its currency. */
export type Launch = { userId: string; gameCode: string; currency: CurrencyCode };

export async function keepLaunch(tx: Tx, tokenHash: Buffer, launch: Launch): Promise<void> {
  await tables(tx)
    .insertInto('studio_launch')
    .values({
      user_id: launch.userId,
      token_hash: tokenHash,
      game_code: launch.gameCode,
      currency: launch.currency,
      opened_at: tx.now,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function launchInPlay(
  tx: Tx,
  ask: { userId: string; tokenHash: Buffer; gameCode: string },
): Promise<Launch | null> {
  const row = await tables(tx)
    .selectFrom('studio_launch')
    .select('currency')
    .where('user_id', '=', ask.userId)
    .where('token_hash', '=', ask.tokenHash)
    .where('game_code', '=', ask.gameCode)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ? { userId: ask.userId, gameCode: ask.gameCode, currency: row.currency as CurrencyCode } : null;
}

/** The launch that a token is of, while it is not over. */
export async function launchOfToken(
  tx: Tx,
  { userId, tokenHash }: { userId: string; tokenHash: Buffer },
): Promise<Launch | null> {
  const row = await tables(tx)
    .selectFrom('studio_launch')
    .select(['game_code', 'currency'])
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ? { userId, gameCode: row.game_code, currency: row.currency as CurrencyCode } : null;
}

export async function endLaunch(tx: Tx, userId: string, tokenHash: Buffer): Promise<void> {
  await tables(tx)
    .updateTable('studio_launch')
    .set({ ended_at: tx.now })
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

function tables(tx: Tx): Kysely<LaunchTables> {
  return tx.tables<LaunchTables>();
}
