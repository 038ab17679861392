import * as office from '@pelita/contract/office';
import { type Binding, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BindControlled } from '../approvals/index.ts';
import { correctDraw, voidDraw } from './operators/decide-draw.ts';
import { readLiability } from './operators/read-liability.ts';

export function lotteryOfficeRoutes(platform: Platform, bindControlled: BindControlled): Binding[] {
  return [
    bindReading(office.getDrawLiability, readLiability(platform)),
    bindControlled(office.voidDraw, voidDraw(platform)),
    bindControlled(office.correctDraw, correctDraw(platform)),
  ];
}
