import * as contract from '@pelita/contract';
import { type Binding, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import type { VipNeeds } from './needs.ts';
import { getRankProgress } from './progress/get-rank-progress.ts';
import { getVipRanks } from './progress/get-vip-ranks.ts';

export function vipRoutes(platform: Pick<Platform, 'brand' | 'settings'>, needs: VipNeeds): Binding[] {
  return [
    bindReading(contract.getVipRanks, getVipRanks(platform, needs)),
    bindReading(contract.getRankProgress, getRankProgress(platform)),
  ];
}
