import { vipPeriods } from '@pelita/contract';
import * as z from 'zod';
import { setting } from '../../platform/settings/setting.ts';

export const vipSettings = {
  period: setting('vip.period', z.enum(vipPeriods), 'month'),
  giftTurnover: setting('vip.giftTurnover', z.number().min(0).max(100).multipleOf(0.01), 1),
};
