import type { Bank } from '@pelita/contract';
import { pictureUrl } from '../../modules/catalogue/index.ts';
import { type IdentityNeeds, identityModule } from '../../modules/entrance/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { identityProviders } from '../../platform/providers/identity/identity-providers.ts';
import { phoneIdentityOf } from '../../platform/providers/sms/phone-identity.ts';
import type { Sandbox } from './sandbox.ts';

export type PeopleNeeds = Pick<IdentityNeeds, 'endGameSessions' | 'hasMoneyElsewhere'> & {
  sandbox: Pick<Sandbox, 'carriers' | 'issuer' | 'phoneIdentity'>;
  banks: readonly Bank[];
};

/** Accounts and who may use them. */
export function composePeople(platform: Platform, needs: PeopleNeeds) {
  const { sandbox, banks, endGameSessions, hasMoneyElsewhere } = needs;
  const identity = identityModule(platform, {
    endGameSessions,
    hasMoneyElsewhere,
    avatarUrl: (seed) => pictureUrl('avatar', seed),
    carriers: sandbox.carriers,
    banks,
    identityProvider: identityProviders(platform, sandbox.issuer),
    phoneIdentity: phoneIdentityOf(platform, sandbox.phoneIdentity),
  });
  return { modules: [identity], identity };
}
