import type { Kysely } from 'kysely';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { WRONG_TRIES_MAXIMUM } from './code-limits.ts';

type CodeTables = {
  one_time_code: {
    key: Buffer;
    code_hash: Buffer;
    expires_at: Temporal.Instant;
    used_at: Temporal.Instant | null;
    wrong_tries: number;
  };
  code_sends: {
    key: Buffer;
    sent_at: Temporal.Instant;
    sent_in_row: number;
    day_started_at: Temporal.Instant;
    sent_in_day: number;
  };
};

export type Sends = { sentAt: Temporal.Instant; sentInRow: number; dayStartedAt: Temporal.Instant; sentInDay: number };
export type NewCode = { key: Buffer; codeHash: Buffer; expiresAt: Temporal.Instant };

/** The sends so far, held until the transaction ends, so that two requests at once are counted one after the other. */
export async function lockSends(tx: Tx, key: Buffer): Promise<Sends | null> {
  const row = await tables(tx)
    .selectFrom('code_sends')
    .select(['sent_at', 'sent_in_row', 'day_started_at', 'sent_in_day'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return row
    ? {
        sentAt: row.sent_at,
        sentInRow: row.sent_in_row,
        dayStartedAt: row.day_started_at,
        sentInDay: row.sent_in_day,
      }
    : null;
}

/** False when another request has just made the first one of this key. */
export async function insertSends(tx: Tx, key: Buffer, sends: Sends): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('code_sends')
    .values({ key, ...columnsOf(sends) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function replaceSends(tx: Tx, key: Buffer, sends: Sends): Promise<void> {
  await tables(tx).updateTable('code_sends').set(columnsOf(sends)).where('key', '=', key).execute();
}

/** A new code takes the place of the one before, with tries of its own. */
export async function keepCode(tx: Tx, { key, codeHash, expiresAt }: NewCode): Promise<void> {
  const code = { code_hash: codeHash, expires_at: expiresAt, used_at: null, wrong_tries: 0 };
  await tables(tx)
    .insertInto('one_time_code')
    .values({ key, ...code })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(code))
    .execute();
}

export type CodeState = { used_at: Temporal.Instant | null; wrong_tries: number; expires_at: Temporal.Instant };

/**
 * Parameters: key, hash of the code, now. One statement judges a try, counts it and uses the code up, so that of two
 * right answers at once one finds it unused. No row: there is no code left to answer.
 */
export const tryCode: Statement = {
  name: 'entrance-try-code',
  text: `update one_time_code set
      used_at = case when code_hash = $2 then $3::timestamptz end,
      wrong_tries = case when code_hash = $2 then wrong_tries else wrong_tries + 1 end
    where key = $1 and used_at is null and expires_at > $3 and wrong_tries < ${WRONG_TRIES_MAXIMUM}
    returning used_at, wrong_tries, expires_at`,
};

/**
 * Parameters as of `tryCode`. Judges and counts a try likewise and leaves a right code unused: for a flow that can still
 * fail after it and uses the code up with what it is for.
 */
export const judgeCode: Statement = {
  name: 'entrance-judge-code',
  text: `update one_time_code set wrong_tries = case when code_hash = $2 then wrong_tries else wrong_tries + 1 end
    where key = $1 and used_at is null and expires_at > $3 and wrong_tries < ${WRONG_TRIES_MAXIMUM}
    returning code_hash = $2 as is_right, wrong_tries`,
};

/** False when there is no such code to use up any more, because another request has just done it. */
export async function useUpCode(tx: Tx, key: Buffer, codeHash: Buffer): Promise<boolean> {
  const used = await tables(tx)
    .updateTable('one_time_code')
    .set({ used_at: tx.now })
    .where('key', '=', key)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .where('wrong_tries', '<', WRONG_TRIES_MAXIMUM)
    .returning('key')
    .executeTakeFirst();
  return used !== undefined;
}

/** Parameter: key. */
export const codeState: Statement = {
  name: 'entrance-code-state',
  text: `select used_at, wrong_tries, expires_at from one_time_code where key = $1`,
};

/** A code is remembered for as long as its end may be told; a send, until it counts no more. */
export async function forgetCodesBefore(tx: Tx, time: Temporal.Instant): Promise<void> {
  await tables(tx).deleteFrom('one_time_code').where('expires_at', '<', time).execute();
  await tables(tx).deleteFrom('code_sends').where('sent_at', '<', time).execute();
}

function columnsOf({ sentAt, sentInRow, dayStartedAt, sentInDay }: Sends) {
  return { sent_at: sentAt, sent_in_row: sentInRow, day_started_at: dayStartedAt, sent_in_day: sentInDay };
}

function tables(tx: Tx): Kysely<CodeTables> {
  return tx.tables<CodeTables>();
}
