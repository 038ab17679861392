import type { CallAnswer, getMemberIcon as iconCall, getPlayerAvatar as avatarCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { accountOf } from '../../accounts/index.ts';
import type { MemberNeeds } from '../needs.ts';
import { avatarShape } from './avatar-shape.ts';

/** Answers the member's icon and, by relay, the player's avatar: they are one. */
export function getAvatar({ avatarUrl }: Pick<MemberNeeds, 'avatarUrl'>) {
  return async (tx: Tx, who: CallerOf<typeof iconCall | typeof avatarCall>): Promise<CallAnswer<typeof iconCall>> =>
    avatarShape(await accountOf(tx, who.player.playerId), { avatarUrl });
}
