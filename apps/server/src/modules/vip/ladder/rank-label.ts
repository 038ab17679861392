import type { Brand } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { VipNeeds } from '../needs.ts';
import { ladderOf } from '../store.ts';
import { rankName } from './names.ts';

/** The name of a rank in a language, and its badge; both empty where there are no ranks. */
export function rankLabelOf(brand: Pick<Brand, 'defaultLanguage'>, { badgeUrl }: Pick<VipNeeds, 'badgeUrl'>) {
  return async (tx: Tx, level: number, language: string): Promise<{ name: string; badgeUrl: string }> => {
    const rank = (await ladderOf(tx))[level];
    return { name: rankName(rank, language, brand), badgeUrl: rank ? badgeUrl(rank.tone) : '' };
  };
}
