import { millionthsFromPercent, Refusal } from '@pelita/contract';
import type { AgentRates } from '../../agents/index.ts';

/** What was typed as rates. */
export function wantedRates({ rebate, prizeMode }: { rebate: string; prizeMode: number }): AgentRates {
  const rebateMillionths = millionthsFromPercent(rebate);
  if (rebateMillionths === null) throw new Refusal('invalid_field', { fields: { rebate: { key: 'percent' } } });
  return { rebateMillionths, prizeMode };
}
