import { carryPolicies } from '@pelita/agents';
import { type ContractFamily, MoneyText } from '@pelita/contract';
import * as z from 'zod';
import { feature, loosenedWhen, setting } from '../../platform/settings/setting.ts';

const Amount = z
  .string()
  .refine((text) => MoneyText.safeParse(text).success && !text.startsWith('-'), 'must be an amount');
const Percent = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/);
const isRaised = (before: string, after: string) => Number(after) > Number(before);
const isAnyRaised = (before: Record<string, string>, after: Record<string, string>) =>
  Object.entries(after).some(([family, rate]) => isRaised(before[family] ?? '0', rate));

export const contractFeatures = {
  dividend: feature('features.dividendContracts', 'SIGNCONDIV3', true),
  daily: feature('features.dailyWages', 'DAILYSALCONT3', true),
  hourly: feature('features.hourlySalary', 'HOURSAL3', true),
  realtime: feature('features.realTimeSalary', 'RTSALARY3', true),
} as const satisfies Record<ContractFamily, unknown>;

export const contractSettings = {
  dividendContracts: contractFeatures.dividend,
  dailyWages: contractFeatures.daily,
  hourlySalary: contractFeatures.hourly,
  realTimeSalary: contractFeatures.realtime,
  offerHours: setting('contracts.offerHours', z.int().min(1).max(2_160), 168),
  activeStake: setting('contracts.activeStake', Amount, '100'),
  carryPolicy: setting('contracts.carryPolicy', z.enum(carryPolicies), 'permanent'),
  highestRates: loosenedWhen(
    setting(
      'contracts.highestRates',
      z.strictObject({ dividend: Percent, daily: Percent, hourly: Percent, realtime: Percent }),
      { dividend: '40', daily: '1', hourly: '0.3', realtime: '0.6' },
    ),
    isAnyRaised,
  ),
  /** By market: what the operator keeps of bets on one of two sides. */
  edges: loosenedWhen(
    setting('contracts.edges', z.record(z.string().min(1).max(64), Percent), { 'two sides': '2' }),
    isAnyRaised,
  ),
  /** What stakes earn beside contracts: points, VIP and bonuses together. */
  otherIncentives: setting('contracts.otherIncentives', Percent, '0.3'),
  runApprovalAbove: loosenedWhen(setting('approvals.agentRun.secondAbove', Amount, '10000'), isRaised),
};
