import {
  type CallAnswer,
  decimalFromMinor,
  type getMemberIcon as iconCall,
  type getMemberInfo as infoCall,
  type getPlayerAvatar as avatarCall,
  VIP_RANK_THRESHOLD,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { readWallet } from '../ledger/index.ts';
import type { IdentityNeeds } from '../entrance/needs.ts';
import { avatarOf } from './avatar/avatar.ts';
import { accountOf } from '../accounts/store.ts';

/** GATE-06: the player's own account. Every value is a row's; what no part of the house keeps yet is zero or off. */
export function getMemberInfo(needs: IdentityNeeds) {
  return async (tx: Tx, who: CallerOf<typeof infoCall>): Promise<CallAnswer<typeof infoCall>> => {
    const account = await accountOf(tx, who.player.playerId);
    const { availableMinor, currency } = await readWallet(tx, account.playerId);
    return {
      id: account.playerId,
      account: account.username,
      nickname: account.nickname,
      type: account.accountType,
      toUpline: account.mayTransferToUpline,
      clubLabel: { labelName: account.rankName, rankLevel: account.rankLevel },
      memberLabel: account.labels,
      ...avatarOf(account, needs),
      sumBalance: decimalFromMinor(availableMinor, currency),
      currency,
      // There is no inbox and no referral promotion that could hold anything else.
      unreadMessage: 0,
      availablePromo: { REFERRAL: { enabled: false } },
      vip: { customerServiceChannel: account.rankLevel > VIP_RANK_THRESHOLD ? 'vip' : 'live' },
      registeredAt: account.registeredAt.toString(),
    };
  };
}

/** Answers the member's icon and, by relay, the player's avatar: they are one. */
export function getAvatar(needs: IdentityNeeds) {
  return async (tx: Tx, who: CallerOf<typeof iconCall | typeof avatarCall>): Promise<CallAnswer<typeof iconCall>> =>
    avatarOf(await accountOf(tx, who.player.playerId), needs);
}
