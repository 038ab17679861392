import * as z from 'zod';
import { setting } from '../../platform/settings/setting.ts';

export const pointsSettings = {
  conversionRatio: setting('points.conversionRatio', z.int().min(1).max(1_000_000), 100),
  isConvertible: setting('points.isConvertible', z.boolean(), true),
};
