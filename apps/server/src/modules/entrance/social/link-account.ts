import { type PlayerId, Refusal, type SocialProvider } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { recordAudit } from '../../audit/index.ts';
import { tellOwner } from '../../accounts/index.ts';
import { type VerifiedIdentity, insertLink, playerOfIdentity } from './store.ts';

/** An identity provider's account that is to open a member's. */
export type SocialLink = {
  provider: SocialProvider;
  issuer: string;
  subject: string;
  name: string | null;
  /** Of the mail that tells the owner. */
  language: string;
};

export function linkFrom({ provider, identity }: VerifiedIdentity, language: string): SocialLink {
  const { issuer, subject, name } = identity;
  return { provider, issuer, subject, name, language };
}

/**
 * Only called with the login of a member who has just been proved, in the same transaction, or at the end of an
 * authorization that the member began by the password.
 */
export async function linkAccount(tx: Tx, playerId: PlayerId, link: SocialLink): Promise<void> {
  if (!(await insertLink(tx, playerId, link))) {
    const owner = await playerOfIdentity(tx, link);
    if (owner === playerId) return;
    throw new Refusal(owner === null ? 'social_account_linked' : 'social_account_taken');
  }
  await tellOwner(tx, { playerId, news: 'socialAccountLinked', language: link.language });
  const actor = `player:${playerId}`;
  await recordAudit(tx, { actor, action: 'link-social-account', subject: actor, after: { provider: link.provider } });
}
