import { type CallAnswer, decimalFromMinor, type getReferral as referralCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { httpSettings } from '../../../platform/http/settings.ts';
import type { Platform } from '../../../platform/platform.ts';
import { invitationCodeOf } from '../../entrance/index.ts';
import { type Programme, requireOn } from '../programme.ts';
import { earnedOf, invitationsOf } from '../store.ts';

type Call = typeof referralCall;

export function getReferral({ brand, settings }: Pick<Platform, 'brand' | 'settings'>, programme: Programme) {
  return async (tx: Tx, { player, host }: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    requireOn(programme);
    const domains = settings.get(httpSettings.domains);
    const { earned, held } = await earnedOf(tx, player.playerId);
    return {
      referralCode: (await invitationCodeOf(tx, player.playerId)) ?? '',
      totalInvitations: await invitationsOf(tx, player.playerId),
      promotionDomains: domains.length > 0 ? [...domains] : [host],
      steps: [...programme.steps()],
      earned: decimalFromMinor(earned, brand.currency),
      held: decimalFromMinor(held, brand.currency),
      currency: brand.currency,
    };
  };
}
