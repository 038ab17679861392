import {
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  type getReferralFriends as friendsCall,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Programme, requireOn } from '../programme.ts';
import { friendsOf, invitationsOf } from '../store.ts';
import { maskedAccount } from './masked-account.ts';

type Call = typeof friendsCall;

const PAGE_SIZE = 20;

export function getReferralFriends({ brand }: Pick<Platform, 'brand'>, programme: Programme) {
  return async (tx: Tx, { player }: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    requireOn(programme);
    const rows = await friendsOf(tx, player.playerId, { size: PAGE_SIZE, page: query.pageNum });
    return {
      content: rows.map(({ username, registered_at, state, steps, earned_minor }) => ({
        account: maskedAccount(username),
        joinedAt: registered_at.toString(),
        state: state ?? 'joined',
        stepsMet: steps,
        earned: decimalFromMinor(earned_minor, brand.currency),
      })),
      pageNum: query.pageNum,
      totalPages: Math.max(1, Math.ceil((await invitationsOf(tx, player.playerId)) / PAGE_SIZE)),
    };
  };
}
