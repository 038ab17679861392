import { type PlayerId, Refusal, type SocialProvider } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { recordAudit } from '../../audit/index.ts';
import { tellOwner } from '../../accounts/tell-owner.ts';
import { type Arrived, insertLink, playerOfIdentity } from './store.ts';

/** An identity provider's account that is to open a member's. */
export type SocialLink = {
  provider: SocialProvider;
  issuer: string;
  subject: string;
  name: string | null;
  /** Of the mail that tells the owner. */
  language: string;
};

export function linkFrom({ provider, identity }: Arrived, language: string): SocialLink {
  const { issuer, subject, name } = identity;
  return { provider, issuer, subject, name, language };
}

/**
 * Only ever called with the entry of a member who has just proved to be one, in the same transaction, or at the end of a
 * way that the member began by the password.
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
