import * as accounts from './accounts/index.ts';
import * as announcements from './announcements.ts';
import * as bonuses from './bonuses.ts';
import { type Call, callsOf } from './call.ts';
import * as cashier from './cashier.ts';
import * as catalogue from './catalogue.ts';
import * as disputes from './disputes.ts';
import * as contracts from './contracts.ts';
import * as entrance from './entrance/index.ts';
import * as feedback from './feedback.ts';
import * as help from './help.ts';
import * as lottery from './lottery/index.ts';
import * as member from './member/index.ts';
import * as messages from './messages.ts';
import * as payees from './payees.ts';
import * as activities from './activities/index.ts';
import * as points from './points.ts';
import * as promotions from './promotions.ts';
import * as vip from './vip.ts';
import * as referral from './referral.ts';
import * as records from './records.ts';
import * as rewards from './rewards.ts';
import * as saferPlay from './safer-play.ts';
import * as site from './site.ts';
import * as support from './support.ts';
import * as teams from './teams.ts';
import * as verification from './verification.ts';
import * as wallet from './wallet.ts';
import * as withdrawals from './withdrawals.ts';

const areas = [
  site,
  accounts,
  entrance,
  member,
  payees,
  wallet,
  cashier,
  withdrawals,
  contracts,
  records,
  points,
  promotions,
  bonuses,
  rewards,
  activities,
  vip,
  referral,
  saferPlay,
  verification,
  disputes,
  lottery,
  messages,
  catalogue,
  announcements,
  support,
  help,
  feedback,
  teams,
];

/** The portal's table; the back office has one of its own, `@pelita/contract/office`. */
export const calls: readonly Call[] = callsOf(areas);
