import type { CallAnswer, getPointConfig as configCall } from '@pelita/contract';
import type { Platform } from '../../../platform/platform.ts';
import { pointsSettings } from '../settings.ts';

type Call = typeof configCall;

export function getPointConfig({ brand, settings }: Pick<Platform, 'brand' | 'settings'>) {
  return async (): Promise<CallAnswer<Call>> => ({
    conversionRatio: settings.get(pointsSettings.conversionRatio),
    currency: brand.currency,
    rates: { ...brand.pointValues },
    isConvertible: settings.get(pointsSettings.isConvertible),
  });
}
