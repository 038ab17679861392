import { type Brand, type Reward, wordsIn } from '@pelita/contract';
import { serverText } from '@pelita/i18n';
import { readPay } from './kept-pay.ts';
import { shownPay } from './pay.ts';
import type { RewardRow } from './store.ts';

/** A reward in the words of its reader. */
export function rewardShape(
  row: RewardRow,
  { language, brand }: { language: string; brand: Pick<Brand, 'defaultLanguage'> },
): Reward {
  return {
    rewardId: row.reward_id,
    source: row.source,
    title: serverText(language, 'rewardWords', row.source, wordsIn(row.words, language, brand.defaultLanguage)),
    state: row.state,
    ...shownPay(readPay(row.pay)),
    offeredAt: row.offered_at.toString(),
    expiresAt: row.expires_at?.toString() ?? null,
    claimedAt: row.claimed_at?.toString() ?? null,
  };
}
