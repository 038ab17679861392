import { digitPrizes } from '../results/prizes.ts';
import type { RuleSet } from '../rule-set.ts';
import { groupBets } from './group-bets.ts';
import { numberBets } from './number-bets.ts';
import { centre, north, south, type Region } from './regions.ts';

/** The traditional lotteries of the three regions of Vietnam. */
export const vietnam: readonly RuleSet[] = [north, south, centre].map((region: Region) => ({
  code: region.code,
  prizeMode: 'SEA',
  odds: 'listed',
  shape: digitPrizes(region.prizes, region.example),
  playTypes: [...numberBets(region), ...groupBets(region)],
}));
