/**
 * Limits that players set themselves, and breaks from play. Limits of stakes and losses are kept by the ledger, in the
 * statement that takes the stake (`play_room`), those of deposits by the cashier, those of time by a job that begins a break.
 * On a break every session ends, and a login opens one that reads and withdraws alone; nobody ends a break before its end.
 */
import * as contract from '@pelita/contract';
import * as office from '@pelita/contract/office';
import { bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { beginBreak } from './breaks/begin-break.ts';
import { confirmPlayLimit } from './limits/confirm-play-limit.ts';
import { getSaferPlay } from './limits/get-safer-play.ts';
import { setPlayLimit } from './limits/set-play-limit.ts';
import { endOverTime } from './limits/end-over-time.ts';
import type { SaferPlayNeeds } from './needs.ts';
import { answerRealityCheck, getRealityCheck, setRealityInterval } from './reality/reality-check.ts';
import { excludePlayer } from './operators/exclude-player.ts';

export type { SaferPlayNeeds };
export { isExcluded } from './breaks/store.ts';
export { refuseWhenLimited } from './limits/refuse-when-limited.ts';
export { refuseDepositOverLimit } from './limits/refuse-deposit-over-limit.ts';

export function saferPlayModule(platform: Platform, needs: SaferPlayNeeds): Module {
  const { brand } = platform;
  return {
    name: 'safer-play',
    bindings: [
      bindReading(contract.getSaferPlay, getSaferPlay(brand)),
      bind(contract.setPlayLimit, setPlayLimit(brand)),
      bind(contract.confirmPlayLimit, confirmPlayLimit(brand)),
      bindReading(contract.getRealityCheck, getRealityCheck(platform)),
      bind(contract.answerRealityCheck, answerRealityCheck(platform)),
      bind(contract.setRealityInterval, setRealityInterval(platform)),
      bindLong(contract.beginBreak, beginBreak(brand, needs)),
    ],
    officeBindings: [bind(office.excludePlayer, excludePlayer(brand, needs))],
    lists: [serveList(office.listSaferPlay, 'office_safer_play')],
    jobs: [{ name: 'saferPlay.time', schedule: '* * * * *', handle: (tx) => endOverTime(tx, { ...needs, ...brand }) }],
  };
}
