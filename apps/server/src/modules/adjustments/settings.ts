import { MoneyText } from '@pelita/contract';
import * as z from 'zod';
import { loosenedWhen, setting } from '../../platform/settings/setting.ts';

export const adjustmentsSettings = {
  secondAbove: loosenedWhen(
    setting(
      'approvals.adjustment.secondAbove',
      z.string().refine((text) => MoneyText.safeParse(text).success && !text.startsWith('-'), 'must be an amount'),
      '0',
      'Adjustments above this sum, of a player or by an operator within 24 hours, need a second operator; 0: all of them.',
    ),
    (before, after) => Number(after) > Number(before),
  ),
};
