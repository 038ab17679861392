import type { PlayerId, SocialProvider } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ProvedIdentity } from '../../../platform/providers/identity/identity-provider.ts';

const LATE_KEPT_MINUTES = 30;

type SocialTables = {
  social_login: {
    state_hash: Buffer;
    browser_hash: Buffer;
    provider: SocialProvider;
    return_to: string;
    expires_at: Temporal.Instant;
    stage: 'began' | 'returned' | 'known' | 'used';
    token_hash: Buffer | null;
    issuer: string | null;
    subject: string | null;
    full_name: string | null;
    proved_mail: string | null;
    linking_player_id: string | null;
  };
  social_account: {
    issuer: string;
    subject: string;
    player_id: string;
    provider: SocialProvider;
    full_name: string | null;
    linked_at: Temporal.Instant;
  };
};

export type NewSocialLogin = {
  stateHash: Buffer;
  browserHash: Buffer;
  provider: SocialProvider;
  returnTo: string;
  /** The member who links an account; null for a login. */
  linksFor: PlayerId | null;
  expiresAt: Temporal.Instant;
};

export async function insertSocialLogin(tx: Tx, login: NewSocialLogin): Promise<void> {
  await tables(tx)
    .insertInto('social_login')
    .values({
      state_hash: login.stateHash,
      browser_hash: login.browserHash,
      provider: login.provider,
      return_to: login.returnTo,
      linking_player_id: login.linksFor,
      expires_at: login.expiresAt,
      stage: 'began',
    } as SocialTables['social_login'])
    .execute();
}

/** Where an authorization began; a visitor who comes back late is led there as well, and no further. */
export type BegunAuthorization = { returnTo: string; isLinking: boolean; isLate: boolean };

/** Ends the state's use; null when it is unknown, used, of another browser or of another provider. */
export async function takeState(
  tx: Tx,
  { stateHash, browserHash, provider }: Pick<NewSocialLogin, 'stateHash' | 'browserHash' | 'provider'>,
): Promise<BegunAuthorization | null> {
  const taken = await tables(tx)
    .updateTable('social_login')
    .set({ stage: 'returned' })
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('provider', '=', provider)
    .where('stage', '=', 'began')
    .returning(['return_to', 'linking_player_id', 'expires_at'])
    .executeTakeFirst();
  if (!taken) return null;
  const isLate = Temporal.Instant.compare(taken.expires_at, tx.now) <= 0;
  return { returnTo: taken.return_to, isLinking: taken.linking_player_id !== null, isLate };
}

export async function keepIdentity(
  tx: Tx,
  stateHash: Buffer,
  identity: ProvedIdentity & { ticketHash: Buffer; expiresAt: Temporal.Instant },
): Promise<void> {
  await tables(tx)
    .updateTable('social_login')
    .set({
      token_hash: identity.ticketHash,
      expires_at: identity.expiresAt,
      issuer: identity.issuer,
      subject: identity.subject,
      full_name: identity.name,
      proved_mail: identity.provedMail,
    })
    .where('state_hash', '=', stateHash)
    .execute();
}

/** A person who has come back from a provider, as the provider named them. */
export type VerifiedIdentity = { stateHash: Buffer; provider: SocialProvider; identity: ProvedIdentity };
/** `returned` is the ticket's stage, `known` that of the token which registers or links. */
type Waiting = 'returned' | 'known';

/** Reads it without using it up, so that a wrong password costs nothing but itself. */
export async function identityWith(
  tx: Tx,
  {
    tokenHash,
    browserHash,
    stage,
    linksFor,
  }: { tokenHash: Buffer; browserHash: Buffer; stage: Waiting; linksFor: PlayerId | null },
): Promise<VerifiedIdentity | null> {
  const row = await tables(tx)
    .selectFrom('social_login')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('browser_hash', '=', browserHash)
    .where('stage', '=', stage)
    // What was begun to link an account to a member neither opens a session nor links it to another.
    .where('linking_player_id', 'is not distinct from', linksFor)
    .where('expires_at', '>', tx.now)
    .executeTakeFirst();
  if (!row || row.issuer === null || row.subject === null) return null;
  const { issuer, subject, full_name: name, proved_mail: provedMail } = row;
  return { stateHash: row.state_hash, provider: row.provider, identity: { issuer, subject, name, provedMail } };
}

/** False when another request has just used it. */
export async function useIdentity(tx: Tx, stateHash: Buffer, stage: Waiting): Promise<boolean> {
  const used = await tables(tx)
    .updateTable('social_login')
    .set({ stage: 'used' })
    .where('state_hash', '=', stateHash)
    .where('stage', '=', stage)
    .returning('stage')
    .executeTakeFirst();
  return used !== undefined;
}

/** The ticket's use ends and a token takes its place. */
export async function keepForChoice(
  tx: Tx,
  stateHash: Buffer,
  next: { tokenHash: Buffer; expiresAt: Temporal.Instant },
): Promise<boolean> {
  const known = await tables(tx)
    .updateTable('social_login')
    .set({ stage: 'known', token_hash: next.tokenHash, expires_at: next.expiresAt })
    .where('state_hash', '=', stateHash)
    .where('stage', '=', 'returned')
    .returning('stage')
    .executeTakeFirst();
  return known !== undefined;
}

/** Not at once: a visitor who comes back late is still led to where they came from. */
export async function forgetSocialLogins(tx: Tx): Promise<void> {
  const endedBefore = tx.now.subtract({ minutes: LATE_KEPT_MINUTES });
  await tables(tx).deleteFrom('social_login').where('expires_at', '<', endedBefore).execute();
}

export async function playerOfIdentity(
  tx: Tx,
  { issuer, subject }: Pick<ProvedIdentity, 'issuer' | 'subject'>,
): Promise<PlayerId | null> {
  const row = await tables(tx)
    .selectFrom('social_account')
    .select('player_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ? (row.player_id as PlayerId) : null;
}

export type KeptLink = { provider: SocialProvider; name: string | null; linkedAt: Temporal.Instant };

export async function linksOf(tx: Tx, playerId: PlayerId): Promise<KeptLink[]> {
  const rows = await tables(tx)
    .selectFrom('social_account')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('linked_at')
    .execute();
  return rows.map(({ provider, full_name, linked_at }) => ({ provider, name: full_name, linkedAt: linked_at }));
}

/** False when this account, or one of the same provider for this player, is linked already. */
export async function insertLink(
  tx: Tx,
  playerId: PlayerId,
  link: { issuer: string; subject: string; provider: SocialProvider; name: string | null },
): Promise<boolean> {
  const { issuer, subject, provider, name } = link;
  const inserted = await tables(tx)
    .insertInto('social_account')
    .values({ issuer, subject, player_id: playerId, provider, full_name: name, linked_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteLink(tx: Tx, playerId: PlayerId, provider: SocialProvider): Promise<boolean> {
  const deleted = await tables(tx)
    .deleteFrom('social_account')
    .where('player_id', '=', playerId)
    .where('provider', '=', provider)
    .returning('subject')
    .executeTakeFirst();
  return deleted !== undefined;
}

function tables(tx: Tx): Kysely<SocialTables> {
  return tx.tables<SocialTables>();
}
