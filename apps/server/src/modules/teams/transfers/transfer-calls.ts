import {
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  type getTransferTerms as termsCall,
  Refusal,
  type transferDownline as downlineCall,
  type transferUpline as uplineCall,
} from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountOf, canonicalUsername, playerByName } from '../../accounts/index.ts';
import { depthBelow, uplineOf } from '../../agents/index.ts';
import type { TeamNeeds } from '../needs.ts';
import { newestTransfers, sentSince } from './store.ts';
import { transferLimits } from './transfer-limits.ts';
import { transferMoney, transferShape } from './transfer.ts';

type Needed = Pick<Platform, 'brand' | 'settings'>;

export function transferUpline(platform: Needed, needs: TeamNeeds) {
  const transfer = transferMoney(platform, needs);
  return (
    database: Database,
    who: CallerOf<typeof uplineCall>,
    { body }: CallInput<typeof uplineCall>,
  ): Promise<CallAnswer<typeof uplineCall>> =>
    transfer(database, who, body, {
      side: 'upline',
      recipientOf: async (tx) => {
        const uplineId = await uplineOf(tx, who.player.playerId);
        if (uplineId === null) throw new Refusal('agent_unknown');
        return uplineId;
      },
    });
}

/** A name of another team, one further down and one that does not exist are answered alike. */
export function transferDownline(platform: Needed, needs: TeamNeeds) {
  const transfer = transferMoney(platform, needs);
  return (
    database: Database,
    who: CallerOf<typeof downlineCall>,
    { body }: CallInput<typeof downlineCall>,
  ): Promise<CallAnswer<typeof downlineCall>> =>
    transfer(database, who, body, {
      side: 'downline',
      recipientOf: async (tx) => {
        const playerId = await playerByName(tx, canonicalUsername(body.account));
        if (playerId === null || (await depthBelow(tx, who.player.playerId, playerId)) !== 1)
          throw new Refusal('agent_unknown');
        return playerId;
      },
    });
}

export function getTransferTerms(platform: Needed) {
  const { currency } = platform.brand;
  return async (tx: Tx, who: CallerOf<typeof termsCall>): Promise<CallAnswer<typeof termsCall>> => {
    const { playerId } = who.player;
    const limits = transferLimits(platform);
    const sent = await sentSince(tx, playerId, limits.dayBegan(tx.now));
    const uplineId = await uplineOf(tx, playerId);
    const left = limits.dailyMaximumMinor - sent.minor;
    const transfers: CallAnswer<typeof termsCall>['transfers'] = [];
    for (const row of await newestTransfers(tx, playerId)) transfers.push(await transferShape(tx, row));
    return {
      upline: uplineId === null ? null : (await accountOf(tx, uplineId)).username,
      minimum: decimalFromMinor(limits.minimumMinor, currency),
      maximum: decimalFromMinor(limits.maximumMinor, currency),
      leftToday: decimalFromMinor(left > 0n ? left : 0n, currency),
      transfersLeft: Math.max(0, limits.dailyCount - sent.count),
      currency,
      transfers,
    };
  };
}
