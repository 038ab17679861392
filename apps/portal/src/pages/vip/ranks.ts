import { type CallValue, getRankProgress, getVipRanks } from '@pelita/contract';
import type { Send } from '@pelita/client/send';

/** What anybody may see, in the language that it is told in. */
export type Ranks = CallValue<typeof getVipRanks> & { language: string };
export type Rank = Ranks['ranks'][number];
export type RankProgress = CallValue<typeof getRankProgress>;

export async function ranksOf(send: Send, language: string): Promise<Ranks> {
  return { ...(await send(getVipRanks, {})), language };
}
