import {
  type CallAnswer,
  decimalFromMinor,
  type getMemberInfo as infoCall,
  VIP_RANK_THRESHOLD,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountOf } from '../../accounts/index.ts';
import { uplineOf } from '../../agents/index.ts';
import { agentsSettings } from '../../agents/settings.ts';
import { unreadOf } from '../../messages/index.ts';
import { readWallet } from '../../ledger/index.ts';
import { avatarShape } from '../avatar/avatar-shape.ts';
import type { MemberNeeds } from '../needs.ts';

type Call = typeof infoCall;

/** GATE-06: the player's own account. Every value is a row's or a setting's. */
export function getMemberInfo({
  settings,
  avatarUrl,
  rankLabelOf,
  isReferralOn,
}: Pick<Platform, 'settings'> & Pick<MemberNeeds, 'avatarUrl' | 'rankLabelOf' | 'isReferralOn'>) {
  return async (tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const account = await accountOf(tx, who.player.playerId);
    const { availableMinor, bonusMinor, currency } = await readWallet(tx, account.playerId);
    const rank = await rankLabelOf(tx, account.rankLevel, who.language);
    return {
      id: account.playerId,
      account: account.username,
      nickname: account.nickname,
      type: account.accountType,
      toUpline: settings.get(agentsSettings.playerTransfers) && (await uplineOf(tx, account.playerId)) !== null,
      clubLabel: { labelName: rank.name, rankLevel: account.rankLevel, badgeUrl: rank.badgeUrl },
      memberLabel: account.labels,
      ...avatarShape(account, { avatarUrl }),
      sumBalance: decimalFromMinor(availableMinor + bonusMinor, currency),
      currency,
      unreadMessage: await unreadOf(tx, account.playerId),
      availablePromo: { REFERRAL: { enabled: isReferralOn() } },
      vip: { customerServiceChannel: account.rankLevel > VIP_RANK_THRESHOLD ? 'vip' : 'live' },
      registeredAt: account.registeredAt.toString(),
    };
  };
}
