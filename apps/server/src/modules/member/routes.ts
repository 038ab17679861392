import * as contract from '@pelita/contract';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAvatar } from './avatar/get-avatar.ts';
import { listAvatars } from './avatar/list-avatars.ts';
import { setAvatar } from './avatar/set-avatar.ts';
import { closeAccount } from './closure/close-account.ts';
import { bindContact } from './contacts/bind-contact.ts';
import { sendContactCode } from './contacts/send-contact-code.ts';
import { sendFirstPasswordCode } from './first-password/send-first-password-code.ts';
import { setFirstPassword } from './first-password/set-first-password.ts';
import { completeFirstLogin } from './info/complete-first-login.ts';
import { getMemberInfo } from './info/get-member-info.ts';
import type { MemberNeeds } from './needs.ts';
import { getProfile } from './profile/get-profile.ts';
import { saveProfile } from './profile/save-profile.ts';
import { getSecurity } from './security/get-security.ts';

export function memberRoutes({ settings, brand, random, storage }: Platform, needs: MemberNeeds): Binding[] {
  const { accounts, codes, avatarUrl, hasMoneyElsewhere, rankLabelOf, isReferralOn } = needs;
  const { checkOwnPassword, hasher, adoptPassword } = accounts;
  return [
    bindReading(contract.getMemberInfo, getMemberInfo({ settings, avatarUrl, rankLabelOf, isReferralOn })),
    bind(contract.completeFirstLogin, completeFirstLogin),
    bindReading(contract.getMemberIcon, getAvatar({ avatarUrl })),
    bindReading(contract.getPlayerAvatar, getAvatar({ avatarUrl })),
    bindReading(contract.listAvatars, listAvatars({ avatarUrl })),
    bindLong(contract.setAvatar, setAvatar({ random, storage, avatarUrl })),
    bindReading(contract.getSecurity, getSecurity),
    bindReading(contract.getProfile, getProfile),
    bind(contract.saveProfile, saveProfile(brand)),
    bindLong(contract.sendContactCode, sendContactCode({ settings, brand, codes })),
    bindLong(contract.bindContact, bindContact({ brand, codes, checkOwnPassword })),
    bindLong(contract.sendFirstPasswordCode, sendFirstPasswordCode({ settings, codes })),
    bindLong(contract.setFirstPassword, setFirstPassword({ settings, codes, hasher, adoptPassword })),
    bindLong(contract.closeAccount, closeAccount({ accounts, hasMoneyElsewhere })),
  ];
}
