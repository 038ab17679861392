import type { CallAnswer, listAvatars as listCall } from '@pelita/contract';
import type { MemberNeeds } from '../needs.ts';
import { drawnAvatars } from './drawn-avatars.ts';

type Call = typeof listCall;

export function listAvatars({ avatarUrl }: Pick<MemberNeeds, 'avatarUrl'>) {
  return async (): Promise<CallAnswer<Call>> => drawnAvatars.map((name) => ({ name, avatar: avatarUrl(name) }));
}
