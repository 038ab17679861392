/**
 * The back office's table of calls, served on an address of its own. The portal's bundle and its OpenAPI hold nothing of
 * it: applications import it as `@pelita/contract/office`.
 */
import { type Call, callsOf } from '../call.ts';
import type { LiveStream } from '../events.ts';
import * as adjustments from './adjustments.ts';
import * as agents from './agents.ts';
import * as announcements from './announcements.ts';
import * as appointments from './appointments.ts';
import * as approvals from './approvals.ts';
import * as carriers from './carriers.ts';
import * as audit from './audit.ts';
import * as catalogue from './catalogue.ts';
import * as disputes from './disputes.ts';
import * as contracts from './contracts.ts';
import * as deposits from './deposits.ts';
import * as draws from './draws.ts';
import * as enrolment from './enrolment.ts';
import * as files from './exports.ts';
import type { List } from './lists/index.ts';
import * as feedback from './feedback.ts';
import * as ledger from './ledger.ts';
import * as lottery from './lottery.ts';
import * as figures from './figures.ts';
import * as queues from './queues.ts';
import * as operators from './operators.ts';
import * as players from './players.ts';
import * as saferPlay from './safer-play.ts';
import * as bonuses from './bonuses.ts';
import * as activities from './activities.ts';
import * as points from './points.ts';
import * as promotions from './promotions.ts';
import * as risk from './risk.ts';
import * as sports from './sports.ts';
import * as verification from './verification.ts';
import * as vip from './vip.ts';
import * as cardPairs from './card-pairs.ts';
import * as referral from './referral.ts';
import * as providers from './providers.ts';
import * as session from './session.ts';
import * as sessions from './sessions.ts';
import * as settings from './settings.ts';
import * as vendorTransfers from './vendor-transfers.ts';
import * as vouchers from './vouchers.ts';
import * as withdrawals from './withdrawals.ts';

export * from './adjustments.ts';
export * from './agents.ts';
export * from './announcements.ts';
export * from './appointments.ts';
export * from './approvals.ts';
export * from './carriers.ts';
export * from './audit.ts';
export * from './audit-actions.ts';
export * from './catalogue.ts';
export * from './contracts.ts';
export * from './deposits.ts';
export * from './draws.ts';
export * from './disputes.ts';
export * from './enrolment.ts';
export * from './feedback.ts';
export * from './exports.ts';
export * from './ledger.ts';
export * from './lists/index.ts';
export * from './lottery.ts';
export * from './figures.ts';
export * from './queues.ts';
export * from './operators.ts';
export * from './permissions.ts';
export * from './players.ts';
export * from './safer-play.ts';
export * from './bonuses.ts';
export * from './activities.ts';
export * from './points.ts';
export * from './promotions.ts';
export * from './risk.ts';
export * from './sports.ts';
export * from './verification.ts';
export * from './vip.ts';
export * from './card-pairs.ts';
export * from './referral.ts';
export * from './providers.ts';
export * from './session.ts';
export * from './sessions.ts';
export * from './settings.ts';
export * from './shapes.ts';
export type * from './startup.ts';
export * from './vendor-transfers.ts';
export * from './vouchers.ts';
export * from './withdrawals.ts';

const areas = [
  agents,
  figures,
  queues,
  session,
  enrolment,
  operators,
  appointments,
  approvals,
  settings,
  carriers,
  adjustments,
  players,
  saferPlay,
  verification,
  risk,
  sports,
  sessions,
  files,
  audit,
  ledger,
  lottery,
  withdrawals,
  deposits,
  draws,
  vendorTransfers,
  vouchers,
  disputes,
  announcements,
  catalogue,
  providers,
  bonuses,
  points,
  promotions,
  activities,
  vip,
  cardPairs,
  referral,
  feedback,
  contracts,
];

export const officeCalls: readonly Call[] = callsOf(areas);
/** The lists among them. */
export const officeLists: readonly List[] = officeCalls.filter((call): call is List => 'list' in call);
/** What is heard on the office's own stream, as `liveEvents` on the portal's. */
export const officeEvents = { figures: figures.Dashboard } as const;
export const officeStream = { path: '/office/events', who: { operator: 'session.own' } } as const satisfies LiveStream;
