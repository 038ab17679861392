import { type CurrencyCode, decimalFromMinor } from '@pelita/contract';
import type { RiskCase, RiskRule } from '@pelita/contract/office';

type Fact = RiskCase['findings'][number]['facts'][number];

/** What was counted, and the threshold by its name in the rule's setting. */
type Told = Pick<Fact, 'name' | 'unit'> & { least?: string; most?: string; /** Of the setting itself. */ isSet?: true };

/** What each rule counts, in the order in which it is told. */
const toldOf: Readonly<Record<RiskRule, readonly Told[]>> = {
  rapidInOut: [
    { name: 'deposited', unit: 'money', least: 'minimum' },
    { name: 'withdrawn', unit: 'money' },
    { name: 'withdrawnPercent', unit: 'percent', least: 'withdrawnPercent' },
    { name: 'played', unit: 'money' },
    { name: 'playedPercent', unit: 'percent', most: 'playedPercent' },
    { name: 'hours', unit: 'hours', isSet: true },
  ],
  sharedMeans: [
    { name: 'accounts', unit: 'count', least: 'accounts' },
    { name: 'devices', unit: 'count' },
    { name: 'bankAccounts', unit: 'count' },
  ],
  oppositeBets: [
    { name: 'rounds', unit: 'count', least: 'rounds' },
    { name: 'staked', unit: 'money' },
    { name: 'stakedOther', unit: 'money' },
    { name: 'accounts', unit: 'count' },
  ],
  structuredDeposits: [
    { name: 'deposits', unit: 'count', least: 'count' },
    { name: 'deposited', unit: 'money' },
    { name: 'largest', unit: 'money', most: 'below' },
    { name: 'hours', unit: 'hours', isSet: true },
  ],
  changeOfPlay: [
    { name: 'signs', unit: 'count', least: 'signs' },
    { name: 'stake', unit: 'money', least: 'minimum' },
    { name: 'usualStake', unit: 'money' },
    { name: 'stakeTimes', unit: 'times', least: 'stakeTimes' },
    { name: 'lost', unit: 'money' },
    { name: 'daysPlayed', unit: 'count', least: 'daysPlayed' },
    { name: 'nightPercent', unit: 'percent', least: 'nightPercent' },
    { name: 'usualNightPercent', unit: 'percent', most: 'usualNightPercent' },
    { name: 'depositsAfterLosses', unit: 'count', least: 'deposits' },
    { name: 'raises', unit: 'count' },
  ],
};

export type Numbers = Readonly<Record<string, number>>;

/** In words' places: each number with the threshold that held when it was counted. Money is in minor units before. */
export function factsOf(rule: RiskRule, counted: Numbers, thresholds: Numbers, currency: CurrencyCode): Fact[] {
  return toldOf[rule].map(({ name, unit, least, most, isSet }) => {
    const shown = (value: number | undefined) =>
      unit === 'money' ? decimalFromMinor(BigInt(value ?? 0), currency) : String(value ?? 0);
    const key = least ?? most;
    return {
      name,
      unit,
      value: shown((isSet ? thresholds : counted)[name]),
      threshold:
        key === undefined ? null : { at: least === undefined ? 'most' : 'least', value: shown(thresholds[key]) },
    };
  });
}
