import type { ErrorEntry } from './error-entry.ts';
import { accountsErrors } from './errors/accounts.ts';
import { agentsErrors } from './errors/agents.ts';
import { announcementsErrors } from './errors/announcements.ts';
import { bonusesErrors } from './errors/bonuses.ts';
import { cashierErrors } from './errors/cashier.ts';
import { contractsErrors } from './errors/contracts.ts';
import { codesErrors } from './errors/codes.ts';
import { disputesErrors } from './errors/disputes.ts';
import { entranceErrors } from './errors/entrance.ts';
import { lotteryErrors } from './errors/lottery.ts';
import { memberErrors } from './errors/member.ts';
import { messagesErrors } from './errors/messages.ts';
import { officeErrors } from './errors/office.ts';
import { payeesErrors } from './errors/payees.ts';
import { playErrors } from './errors/play.ts';
import { activitiesErrors } from './errors/activities.ts';
import { pointsErrors } from './errors/points.ts';
import { promotionsErrors } from './errors/promotions.ts';
import { referralErrors } from './errors/referral.ts';
import { vipErrors } from './errors/vip.ts';
import { recordsErrors } from './errors/records.ts';
import { riskErrors } from './errors/risk.ts';
import { rewardsErrors } from './errors/rewards.ts';
import { requestErrors } from './errors/request.ts';
import { saferPlayErrors } from './errors/safer-play.ts';
import { siteErrors } from './errors/site.ts';
import { socialErrors } from './errors/social.ts';
import { verificationErrors } from './errors/verification.ts';
import { walletErrors } from './errors/wallet.ts';
import { withdrawalsErrors } from './errors/withdrawals.ts';

/** The codes of each area, each in a file of its own beside this one; a line here joins an area. */
export const errorAreas = {
  request: requestErrors,
  accounts: accountsErrors,
  entrance: entranceErrors,
  codes: codesErrors,
  social: socialErrors,
  member: memberErrors,
  payees: payeesErrors,
  wallet: walletErrors,
  cashier: cashierErrors,
  withdrawals: withdrawalsErrors,
  agents: agentsErrors,
  contracts: contractsErrors,
  records: recordsErrors,
  disputes: disputesErrors,
  play: playErrors,
  points: pointsErrors,
  promotions: promotionsErrors,
  bonuses: bonusesErrors,
  rewards: rewardsErrors,
  activities: activitiesErrors,
  vip: vipErrors,
  referral: referralErrors,
  saferPlay: saferPlayErrors,
  risk: riskErrors,
  verification: verificationErrors,
  lottery: lotteryErrors,
  announcements: announcementsErrors,
  site: siteErrors,
  messages: messagesErrors,
  office: officeErrors,
} as const;

type Areas = typeof errorAreas;
export type ErrorArea = keyof Areas;
export type ErrorCode = { [Area in ErrorArea]: keyof Areas[Area] }[ErrorArea];

/**
 * The closed catalogue of refusals: code → HTTP status, the family's own key where it has one, and one sentence for
 * engineers. What a person reads is `errors.<code>` of the language catalogues. A code enters together with the use
 * case that raises it.
 */
export const errorCatalogue = Object.assign({}, ...Object.values(errorAreas)) as Readonly<
  Record<ErrorCode, ErrorEntry>
>;

/** What is wrong with each field: a key of `fieldErrors.<key>` in the language catalogues, with its parameters. */
export type FieldProblem = { key: string; params?: Record<string, string | number> };
export type FieldProblems = Record<string, FieldProblem>;
