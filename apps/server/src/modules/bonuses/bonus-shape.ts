import { type Bonus, type Brand, decimalFromMinor, rewardSources, wordsIn } from '@pelita/contract';
import { serverText } from '@pelita/i18n';
import type { BonusRow } from './store.ts';

/** A bonus in the words of its reader. */
export function bonusShape(
  row: BonusRow,
  { language, brand }: { language: string; brand: Pick<Brand, 'defaultLanguage'> },
): Bonus {
  const money = (minor: bigint) => decimalFromMinor(minor, row.currency);
  return {
    bonusId: row.bonus_id,
    title: titleOf(row, language, brand.defaultLanguage),
    state: row.state,
    reason: row.reason,
    currency: row.currency,
    amount: money(row.amount_minor),
    balance: money(row.balance_minor),
    turnover: money(row.required_minor),
    progress: money(row.progress_minor),
    conversionCap: row.conversion_cap_minor === null ? null : money(row.conversion_cap_minor),
    released: money(row.released_minor),
    forfeited: money(row.forfeited_minor),
    contributions: row.contributions,
    grantedAt: row.granted_at.toString(),
    startedAt: row.started_at?.toString() ?? null,
    expiresAt: row.expires_at?.toString() ?? null,
    endedAt: row.ended_at?.toString() ?? null,
  };
}

function titleOf({ reference, words }: BonusRow, language: string, otherwise: string): string {
  const source = rewardSources.find((one) => reference.startsWith(`${one}:`));
  return source && words
    ? serverText(language, 'rewardWords', source, wordsIn(words, language, otherwise))
    : serverText(language, 'rewardWords', 'bonus');
}
