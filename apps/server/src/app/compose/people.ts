import type { Bank } from '@pelita/contract';
import {
  type AccountsModule,
  type AccountsNeeds,
  accountsModule,
  type PasswordHasher,
} from '../../modules/accounts/index.ts';
import {
  type EntranceModule,
  entranceModule,
  type EntranceNeeds,
  revokePendingLogins,
} from '../../modules/entrance/index.ts';
import { memberModule, type MemberNeeds } from '../../modules/member/index.ts';
import { messagesModule } from '../../modules/messages/index.ts';
import { refuseExcludedPayee } from '../../modules/verification/index.ts';
import { payeesModule } from '../../modules/payees/index.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HumanCheck } from '../../platform/providers/human-check/human-check.ts';

export type PeopleNeeds = Pick<AccountsNeeds, 'endGameSessions' | 'carriers'> &
  Pick<MemberNeeds, 'hasMoneyElsewhere' | 'avatarUrl' | 'rankLabelOf' | 'isReferralOn'> &
  Pick<EntranceNeeds, 'identityProvider' | 'phoneIdentity'> & { banks: readonly Bank[] };

/** What a test brings instead of the slow ones. */
export type PeopleParts = { humanCheck?: HumanCheck; hasher?: PasswordHasher };

export type People = { modules: readonly Module[]; accounts: AccountsModule; entrance: EntranceModule };

/** Accounts, how a person gets into one, and what its owner sees and changes of it. */
export function composePeople(platform: Platform, needs: PeopleNeeds, parts: PeopleParts = {}): People {
  const {
    endGameSessions,
    carriers,
    identityProvider,
    phoneIdentity,
    hasMoneyElsewhere,
    avatarUrl,
    rankLabelOf,
    isReferralOn,
    banks,
  } = needs;
  const accounts = accountsModule(platform, { endGameSessions, revokePendingLogins, carriers }, parts.hasher);
  const { checkOwnPassword } = accounts;
  const payees = payeesModule({ banks, checkOwnPassword, refuseExcluded: refuseExcludedPayee });
  const entrance = entranceModule(platform, { accounts, carriers, identityProvider, phoneIdentity }, parts.humanCheck);
  const member = memberModule(platform, {
    accounts,
    codes: entrance.codes,
    hasMoneyElsewhere,
    avatarUrl,
    rankLabelOf,
    isReferralOn,
  });
  return { modules: [accounts, messagesModule, payees, entrance, member], accounts, entrance };
}
