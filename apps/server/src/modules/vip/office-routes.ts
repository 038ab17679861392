import * as office from '@pelita/contract/office';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeLadder, getLadder, previewLadder } from './operators/ladder.ts';
import { getPlayerRank, setPlayerRank } from './operators/player-rank.ts';

export function vipOfficeRoutes(platform: Pick<Platform, 'brand' | 'settings'>): Binding[] {
  return [
    bindReading(office.getVipLadder, getLadder(platform)),
    bindLong(office.previewVipLadder, previewLadder(platform)),
    bind(office.changeVipLadder, changeLadder(platform)),
    bindReading(office.getPlayerRank, getPlayerRank(platform)),
    bind(office.setPlayerRank, setPlayerRank),
  ];
}
