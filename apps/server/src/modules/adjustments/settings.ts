import { MoneyText } from '@pelita/contract';
import * as z from 'zod';
import { loosenedWhen, setting } from '../../platform/settings/setting.ts';

export const adjustmentsSettings = {
  secondAbove: loosenedWhen(
    setting(
      'approvals.adjustment.secondAbove',
      z.string().refine((text) => MoneyText.safeParse(text).success && !text.startsWith('-'), 'must be an amount'),
      '0',
    ),
    (before, after) => Number(after) > Number(before),
  ),
};
