// Written by `npm run generate` from src/messages.
import { activityCentre } from '../messages/ms/activity-centre.ts';
import { agentCentre } from '../messages/ms/agent-centre.ts';
import { agentContracts } from '../messages/ms/agent-contracts.ts';
import { bank } from '../messages/ms/bank.ts';
import { betting } from '../messages/ms/betting.ts';
import { bingo } from '../messages/ms/bingo.ts';
import { blackjack } from '../messages/ms/blackjack.ts';
import { bonusRoom } from '../messages/ms/bonus-room.ts';
import { cards } from '../messages/ms/cards.ts';
import { cashier } from '../messages/ms/cashier.ts';
import { centre } from '../messages/ms/centre.ts';
import { chat } from '../messages/ms/chat.ts';
import { codes } from '../messages/ms/codes.ts';
import { coming } from '../messages/ms/coming.ts';
import { dialogs } from '../messages/ms/dialogs.ts';
import { download } from '../messages/ms/download.ts';
import { accounts as errorsAccounts } from '../messages/ms/errors/accounts.ts';
import { activities as errorsActivities } from '../messages/ms/errors/activities.ts';
import { agents as errorsAgents } from '../messages/ms/errors/agents.ts';
import { announcements as errorsAnnouncements } from '../messages/ms/errors/announcements.ts';
import { bonuses as errorsBonuses } from '../messages/ms/errors/bonuses.ts';
import { cashier as errorsCashier } from '../messages/ms/errors/cashier.ts';
import { codes as errorsCodes } from '../messages/ms/errors/codes.ts';
import { contracts as errorsContracts } from '../messages/ms/errors/contracts.ts';
import { disputes as errorsDisputes } from '../messages/ms/errors/disputes.ts';
import { entrance as errorsEntrance } from '../messages/ms/errors/entrance.ts';
import { lottery as errorsLottery } from '../messages/ms/errors/lottery.ts';
import { member as errorsMember } from '../messages/ms/errors/member.ts';
import { messages as errorsMessages } from '../messages/ms/errors/messages.ts';
import { office as errorsOffice } from '../messages/ms/errors/office.ts';
import { payees as errorsPayees } from '../messages/ms/errors/payees.ts';
import { play as errorsPlay } from '../messages/ms/errors/play.ts';
import { points as errorsPoints } from '../messages/ms/errors/points.ts';
import { promotions as errorsPromotions } from '../messages/ms/errors/promotions.ts';
import { records as errorsRecords } from '../messages/ms/errors/records.ts';
import { referral as errorsReferral } from '../messages/ms/errors/referral.ts';
import { request as errorsRequest } from '../messages/ms/errors/request.ts';
import { rewards as errorsRewards } from '../messages/ms/errors/rewards.ts';
import { risk as errorsRisk } from '../messages/ms/errors/risk.ts';
import { saferPlay as errorsSaferPlay } from '../messages/ms/errors/safer-play.ts';
import { site as errorsSite } from '../messages/ms/errors/site.ts';
import { social as errorsSocial } from '../messages/ms/errors/social.ts';
import { verification as errorsVerification } from '../messages/ms/errors/verification.ts';
import { vip as errorsVip } from '../messages/ms/errors/vip.ts';
import { wallet as errorsWallet } from '../messages/ms/errors/wallet.ts';
import { withdrawals as errorsWithdrawals } from '../messages/ms/errors/withdrawals.ts';
import { feedback } from '../messages/ms/feedback.ts';
import { fieldErrors } from '../messages/ms/field-errors.ts';
import { fishing } from '../messages/ms/fishing.ts';
import { games } from '../messages/ms/games.ts';
import { help } from '../messages/ms/help.ts';
import { home } from '../messages/ms/home.ts';
import { identity } from '../messages/ms/identity.ts';
import { inbox } from '../messages/ms/inbox.ts';
import { issuer } from '../messages/ms/issuer.ts';
import { join } from '../messages/ms/join.ts';
import { kit } from '../messages/ms/kit.ts';
import { kitAloud } from '../messages/ms/kit-aloud.ts';
import { kitData } from '../messages/ms/kit-data.ts';
import { kitForms } from '../messages/ms/kit-forms.ts';
import { kitLists } from '../messages/ms/kit-lists.ts';
import { lobby } from '../messages/ms/lobby.ts';
import { lottery } from '../messages/ms/lottery.ts';
import { lotteryFamilies } from '../messages/ms/lottery-families.ts';
import { mail } from '../messages/ms/mail.ts';
import { messageRoom } from '../messages/ms/message-room.ts';
import { messages } from '../messages/ms/messages.ts';
import { notices } from '../messages/ms/notices.ts';
import { officeActions } from '../messages/ms/office-actions.ts';
import { officeActivities } from '../messages/ms/office-activities.ts';
import { officeAgentRuns } from '../messages/ms/office-agent-runs.ts';
import { officeAgents } from '../messages/ms/office-agents.ts';
import { officeApprovals } from '../messages/ms/office-approvals.ts';
import { officeAudit } from '../messages/ms/office-audit.ts';
import { officeCatalogue } from '../messages/ms/office-catalogue.ts';
import { officeContent } from '../messages/ms/office-content.ts';
import { officeDeposits } from '../messages/ms/office-deposits.ts';
import { officeDisputes } from '../messages/ms/office-disputes.ts';
import { officeDraws } from '../messages/ms/office-draws.ts';
import { officeEntrance } from '../messages/ms/office-entrance.ts';
import { officeFeedback } from '../messages/ms/office-feedback.ts';
import { officeFrame } from '../messages/ms/office-frame.ts';
import { officeHome } from '../messages/ms/office-home.ts';
import { officeLiability } from '../messages/ms/office-liability.ts';
import { officeLists } from '../messages/ms/office-lists.ts';
import { officeOperators } from '../messages/ms/office-operators.ts';
import { officePages } from '../messages/ms/office-pages.ts';
import { officeParts } from '../messages/ms/office-parts.ts';
import { officePlayers } from '../messages/ms/office-players.ts';
import { officePoints } from '../messages/ms/office-points.ts';
import { officeProducts } from '../messages/ms/office-products.ts';
import { officePromotions } from '../messages/ms/office-promotions.ts';
import { officeReferrals } from '../messages/ms/office-referrals.ts';
import { officeReports } from '../messages/ms/office-reports.ts';
import { officeRisk } from '../messages/ms/office-risk.ts';
import { officeRoles } from '../messages/ms/office-roles.ts';
import { officeSettingMeanings } from '../messages/ms/office-setting-meanings.ts';
import { officeSettingNames } from '../messages/ms/office-setting-names.ts';
import { officeSettings } from '../messages/ms/office-settings.ts';
import { officeSports } from '../messages/ms/office-sports.ts';
import { officeValues } from '../messages/ms/office-values.ts';
import { officeVendorTransfers } from '../messages/ms/office-vendor-transfers.ts';
import { officeVerification } from '../messages/ms/office-verification.ts';
import { officeVip } from '../messages/ms/office-vip.ts';
import { officeVouchers } from '../messages/ms/office-vouchers.ts';
import { officeWithdrawals } from '../messages/ms/office-withdrawals.ts';
import { offline } from '../messages/ms/offline.ts';
import { papers } from '../messages/ms/papers.ts';
import { patterns } from '../messages/ms/patterns.ts';
import { payments } from '../messages/ms/payments.ts';
import { phone } from '../messages/ms/phone.ts';
import { playTypes } from '../messages/ms/play-types.ts';
import { pointMall } from '../messages/ms/point-mall.ts';
import { promotions } from '../messages/ms/promotions.ts';
import { quickMenu } from '../messages/ms/quick-menu.ts';
import { recordFiles } from '../messages/ms/record-files.ts';
import { records } from '../messages/ms/records.ts';
import { referral } from '../messages/ms/referral.ts';
import { rewardRoom } from '../messages/ms/reward-room.ts';
import { rewardWords } from '../messages/ms/reward-words.ts';
import { saferPlay } from '../messages/ms/safer-play.ts';
import { security } from '../messages/ms/security.ts';
import { shell } from '../messages/ms/shell.ts';
import { site } from '../messages/ms/site.ts';
import { social } from '../messages/ms/social.ts';
import { sportsbook } from '../messages/ms/sportsbook.ts';
import { studio } from '../messages/ms/studio.ts';
import { tables } from '../messages/ms/tables.ts';
import { teamFiles } from '../messages/ms/team-files.ts';
import { verification } from '../messages/ms/verification.ts';
import { vip } from '../messages/ms/vip.ts';
import { wallets } from '../messages/ms/wallets.ts';
import { withdrawals } from '../messages/ms/withdrawals.ts';

export const ms = {
  activityCentre: activityCentre,
  agentCentre: agentCentre,
  agentContracts: agentContracts,
  bank: bank,
  betting: betting,
  bingo: bingo,
  blackjack: blackjack,
  bonusRoom: bonusRoom,
  cards: cards,
  cashier: cashier,
  centre: centre,
  chat: chat,
  codes: codes,
  coming: coming,
  dialogs: dialogs,
  download: download,
  errors: { ...errorsAccounts, ...errorsActivities, ...errorsAgents, ...errorsAnnouncements, ...errorsBonuses, ...errorsCashier, ...errorsCodes, ...errorsContracts, ...errorsDisputes, ...errorsEntrance, ...errorsLottery, ...errorsMember, ...errorsMessages, ...errorsOffice, ...errorsPayees, ...errorsPlay, ...errorsPoints, ...errorsPromotions, ...errorsRecords, ...errorsReferral, ...errorsRequest, ...errorsRewards, ...errorsRisk, ...errorsSaferPlay, ...errorsSite, ...errorsSocial, ...errorsVerification, ...errorsVip, ...errorsWallet, ...errorsWithdrawals },
  feedback: feedback,
  fieldErrors: fieldErrors,
  fishing: fishing,
  games: games,
  help: help,
  home: home,
  identity: identity,
  inbox: inbox,
  issuer: issuer,
  join: join,
  kit: kit,
  kitAloud: kitAloud,
  kitData: kitData,
  kitForms: kitForms,
  kitLists: kitLists,
  lobby: lobby,
  lottery: lottery,
  lotteryFamilies: lotteryFamilies,
  mail: mail,
  messageRoom: messageRoom,
  messages: messages,
  notices: notices,
  officeActions: officeActions,
  officeActivities: officeActivities,
  officeAgentRuns: officeAgentRuns,
  officeAgents: officeAgents,
  officeApprovals: officeApprovals,
  officeAudit: officeAudit,
  officeCatalogue: officeCatalogue,
  officeContent: officeContent,
  officeDeposits: officeDeposits,
  officeDisputes: officeDisputes,
  officeDraws: officeDraws,
  officeEntrance: officeEntrance,
  officeFeedback: officeFeedback,
  officeFrame: officeFrame,
  officeHome: officeHome,
  officeLiability: officeLiability,
  officeLists: officeLists,
  officeOperators: officeOperators,
  officePages: officePages,
  officeParts: officeParts,
  officePlayers: officePlayers,
  officePoints: officePoints,
  officeProducts: officeProducts,
  officePromotions: officePromotions,
  officeReferrals: officeReferrals,
  officeReports: officeReports,
  officeRisk: officeRisk,
  officeRoles: officeRoles,
  officeSettingMeanings: officeSettingMeanings,
  officeSettingNames: officeSettingNames,
  officeSettings: officeSettings,
  officeSports: officeSports,
  officeValues: officeValues,
  officeVendorTransfers: officeVendorTransfers,
  officeVerification: officeVerification,
  officeVip: officeVip,
  officeVouchers: officeVouchers,
  officeWithdrawals: officeWithdrawals,
  offline: offline,
  papers: papers,
  patterns: patterns,
  payments: payments,
  phone: phone,
  playTypes: playTypes,
  pointMall: pointMall,
  promotions: promotions,
  quickMenu: quickMenu,
  recordFiles: recordFiles,
  records: records,
  referral: referral,
  rewardRoom: rewardRoom,
  rewardWords: rewardWords,
  saferPlay: saferPlay,
  security: security,
  shell: shell,
  site: site,
  social: social,
  sportsbook: sportsbook,
  studio: studio,
  tables: tables,
  teamFiles: teamFiles,
  verification: verification,
  vip: vip,
  wallets: wallets,
  withdrawals: withdrawals,
};
