import * as contract from '@pelita/contract';
import { type Binding, bindKnown, bindLong, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { convertPoint } from './mall/convert-point.ts';
import { getPointBalance } from './mall/get-point-balance.ts';
import { getPointConfig } from './mall/get-point-config.ts';
import { getPointReward } from './mall/get-point-reward.ts';
import { getRedeemPointList } from './mall/get-redeem-point-list.ts';
import { memberPointTransactions } from './mall/member-point-transactions.ts';
import { redeemPointReward } from './mall/redeem-point-reward.ts';
import type { PointsNeeds } from './needs.ts';

export function pointsRoutes(platform: Pick<Platform, 'brand' | 'settings'>, needs: PointsNeeds): Binding[] {
  return [
    bindReading(contract.getPointBalance, getPointBalance({ ...platform.brand, percentOf: needs.percentOf })),
    bindKnown(contract.getPointConfig, getPointConfig(platform)),
    bindReading(contract.getPointReward, getPointReward(platform.brand, needs)),
    bindLong(contract.redeemPointReward, redeemPointReward(platform.brand, needs)),
    bindLong(contract.convertPoint, convertPoint(platform, needs)),
    bindReading(contract.getRedeemPointList, getRedeemPointList(platform.brand)),
    bindReading(contract.memberPointTransactions, memberPointTransactions),
  ];
}
