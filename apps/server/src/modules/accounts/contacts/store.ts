import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Contact } from './contact.ts';
import { lockAccount } from '../store.ts';

type ContactTables = {
  account_contact: {
    player_id: string;
    channel: Contact['channel'];
    value: string;
    proved_at: Temporal.Instant | null;
  };
  contact_claim: { channel: Contact['channel']; value: string; player_id: string };
};

export type KeptContact = Contact & { isProved: boolean };

/** The player who has proved this contact; no other one can have it too. */
export async function ownerOfContact(tx: Tx, { channel, value }: Contact): Promise<PlayerId | null> {
  const row = await tables(tx)
    .selectFrom('contact_claim')
    .select('player_id')
    .where('channel', '=', channel)
    .where('value', '=', value)
    .executeTakeFirst();
  return row ? (row.player_id as PlayerId) : null;
}

export async function contactsOf(tx: Tx, playerId: PlayerId): Promise<KeptContact[]> {
  const rows = await tables(tx)
    .selectFrom('account_contact')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('channel', 'desc')
    .execute();
  return rows.map(({ channel, value, proved_at }) => ({ channel, value, isProved: proved_at !== null }));
}

/** Where the player said they can be reached; null for what they left out. */
export async function contactOf(tx: Tx, playerId: PlayerId): Promise<{ email: string | null }> {
  const mail = (await contactsOf(tx, playerId)).find(({ channel }) => channel === 'mail');
  return { email: mail?.value ?? null };
}

/** A contact that its holder has typed and nothing has proved. */
export async function keepContact(tx: Tx, playerId: PlayerId, { channel, value }: Contact): Promise<void> {
  await tables(tx)
    .insertInto('account_contact')
    .values({ player_id: playerId, channel, value, proved_at: null })
    .execute();
}

/** Takes the place of the player's former contact of this channel. False when another player has proved it before. */
export async function claimContact(tx: Tx, playerId: PlayerId, { channel, value }: Contact): Promise<boolean> {
  // Two at once would each leave the other's claim standing.
  await lockAccount(tx, playerId);
  const claimed = await tables(tx)
    .insertInto('contact_claim')
    .values({ channel, value, player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('player_id')
    .executeTakeFirst();
  if (!claimed && (await ownerOfContact(tx, { channel, value })) !== playerId) return false;
  await tables(tx)
    .deleteFrom('contact_claim')
    .where('player_id', '=', playerId)
    .where('channel', '=', channel)
    .where('value', '!=', value)
    .execute();
  await tables(tx)
    .insertInto('account_contact')
    .values({ player_id: playerId, channel, value, proved_at: tx.now })
    .onConflict((conflict) => conflict.columns(['player_id', 'channel']).doUpdateSet({ value, proved_at: tx.now }))
    .execute();
  return true;
}

function tables(tx: Tx): Kysely<ContactTables> {
  return tx.tables<ContactTables>();
}
