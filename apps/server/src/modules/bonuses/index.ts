/**
 * Bonus money: what a player can stake and not take out. A wallet keeps it apart from cash, and one bonus is played at a time;
 * others wait. The statement that takes a stake splits it and keeps the split with the bet, a win comes back in that
 * proportion, and what a provider takes back goes where it came from. Valid stakes count towards the turnover by category;
 * once it is met the money is cash. The rules that move money are functions of the database, in `functions/bonuses`.
 */
import * as contract from '@pelita/contract';
import { cancelBonus as cancelCall, listOfficeBonuses } from '@pelita/contract/office';
import { bind, bindReading } from '../../platform/http/binding.ts';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { cancelBonus } from './cancel-bonus.ts';
import { getBonusBets, getBonusList } from './get-bonuses.ts';
import { giveUpBonus } from './give-up-bonus.ts';
import { settleJob } from './settle-job.ts';

export { type BonusProgress, bonusProgressOf } from './bonus-progress.ts';
export { checkBonuses, countBonuses } from './check-bonuses.ts';
export { type BonusGrant, grantBonus } from './grant-bonus.ts';

export function bonusesModule(platform: Platform): Module {
  return {
    name: 'bonuses',
    bindings: [
      bindReading(contract.getBonusList, getBonusList(platform.brand)),
      bindReading(contract.getBonusBets, getBonusBets),
      bind(contract.giveUpBonus, giveUpBonus(platform.brand)),
    ],
    officeBindings: [bind(cancelCall, cancelBonus)],
    lists: [serveList(listOfficeBonuses, 'office_bonus')],
    jobs: [settleJob(platform)],
  };
}
