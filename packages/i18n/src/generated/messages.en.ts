// Written by `npm run generate` from src/messages.
import { activityCentre } from '../messages/en/activity-centre.ts';
import { agentCentre } from '../messages/en/agent-centre.ts';
import { agentContracts } from '../messages/en/agent-contracts.ts';
import { bank } from '../messages/en/bank.ts';
import { betting } from '../messages/en/betting.ts';
import { bingo } from '../messages/en/bingo.ts';
import { blackjack } from '../messages/en/blackjack.ts';
import { bonusRoom } from '../messages/en/bonus-room.ts';
import { cards } from '../messages/en/cards.ts';
import { cashier } from '../messages/en/cashier.ts';
import { centre } from '../messages/en/centre.ts';
import { chat } from '../messages/en/chat.ts';
import { codes } from '../messages/en/codes.ts';
import { coming } from '../messages/en/coming.ts';
import { dialogs } from '../messages/en/dialogs.ts';
import { download } from '../messages/en/download.ts';
import { accounts as errorsAccounts } from '../messages/en/errors/accounts.ts';
import { activities as errorsActivities } from '../messages/en/errors/activities.ts';
import { agents as errorsAgents } from '../messages/en/errors/agents.ts';
import { announcements as errorsAnnouncements } from '../messages/en/errors/announcements.ts';
import { bonuses as errorsBonuses } from '../messages/en/errors/bonuses.ts';
import { cashier as errorsCashier } from '../messages/en/errors/cashier.ts';
import { codes as errorsCodes } from '../messages/en/errors/codes.ts';
import { contracts as errorsContracts } from '../messages/en/errors/contracts.ts';
import { disputes as errorsDisputes } from '../messages/en/errors/disputes.ts';
import { entrance as errorsEntrance } from '../messages/en/errors/entrance.ts';
import { lottery as errorsLottery } from '../messages/en/errors/lottery.ts';
import { member as errorsMember } from '../messages/en/errors/member.ts';
import { messages as errorsMessages } from '../messages/en/errors/messages.ts';
import { office as errorsOffice } from '../messages/en/errors/office.ts';
import { payees as errorsPayees } from '../messages/en/errors/payees.ts';
import { play as errorsPlay } from '../messages/en/errors/play.ts';
import { points as errorsPoints } from '../messages/en/errors/points.ts';
import { promotions as errorsPromotions } from '../messages/en/errors/promotions.ts';
import { records as errorsRecords } from '../messages/en/errors/records.ts';
import { referral as errorsReferral } from '../messages/en/errors/referral.ts';
import { request as errorsRequest } from '../messages/en/errors/request.ts';
import { rewards as errorsRewards } from '../messages/en/errors/rewards.ts';
import { risk as errorsRisk } from '../messages/en/errors/risk.ts';
import { saferPlay as errorsSaferPlay } from '../messages/en/errors/safer-play.ts';
import { site as errorsSite } from '../messages/en/errors/site.ts';
import { social as errorsSocial } from '../messages/en/errors/social.ts';
import { verification as errorsVerification } from '../messages/en/errors/verification.ts';
import { vip as errorsVip } from '../messages/en/errors/vip.ts';
import { wallet as errorsWallet } from '../messages/en/errors/wallet.ts';
import { withdrawals as errorsWithdrawals } from '../messages/en/errors/withdrawals.ts';
import { feedback } from '../messages/en/feedback.ts';
import { fieldErrors } from '../messages/en/field-errors.ts';
import { fishing } from '../messages/en/fishing.ts';
import { games } from '../messages/en/games.ts';
import { help } from '../messages/en/help.ts';
import { home } from '../messages/en/home.ts';
import { identity } from '../messages/en/identity.ts';
import { inbox } from '../messages/en/inbox.ts';
import { issuer } from '../messages/en/issuer.ts';
import { join } from '../messages/en/join.ts';
import { kit } from '../messages/en/kit.ts';
import { kitAloud } from '../messages/en/kit-aloud.ts';
import { kitData } from '../messages/en/kit-data.ts';
import { kitForms } from '../messages/en/kit-forms.ts';
import { kitLists } from '../messages/en/kit-lists.ts';
import { lobby } from '../messages/en/lobby.ts';
import { lottery } from '../messages/en/lottery.ts';
import { lotteryFamilies } from '../messages/en/lottery-families.ts';
import { mail } from '../messages/en/mail.ts';
import { messageRoom } from '../messages/en/message-room.ts';
import { messages } from '../messages/en/messages.ts';
import { notices } from '../messages/en/notices.ts';
import { officeActions } from '../messages/en/office-actions.ts';
import { officeActivities } from '../messages/en/office-activities.ts';
import { officeAgentRuns } from '../messages/en/office-agent-runs.ts';
import { officeAgents } from '../messages/en/office-agents.ts';
import { officeApprovals } from '../messages/en/office-approvals.ts';
import { officeAudit } from '../messages/en/office-audit.ts';
import { officeCatalogue } from '../messages/en/office-catalogue.ts';
import { officeContent } from '../messages/en/office-content.ts';
import { officeDeposits } from '../messages/en/office-deposits.ts';
import { officeDisputes } from '../messages/en/office-disputes.ts';
import { officeDraws } from '../messages/en/office-draws.ts';
import { officeEntrance } from '../messages/en/office-entrance.ts';
import { officeFeedback } from '../messages/en/office-feedback.ts';
import { officeFrame } from '../messages/en/office-frame.ts';
import { officeHome } from '../messages/en/office-home.ts';
import { officeLiability } from '../messages/en/office-liability.ts';
import { officeLists } from '../messages/en/office-lists.ts';
import { officeOperators } from '../messages/en/office-operators.ts';
import { officePages } from '../messages/en/office-pages.ts';
import { officeParts } from '../messages/en/office-parts.ts';
import { officePlayers } from '../messages/en/office-players.ts';
import { officePoints } from '../messages/en/office-points.ts';
import { officeProducts } from '../messages/en/office-products.ts';
import { officePromotions } from '../messages/en/office-promotions.ts';
import { officeReferrals } from '../messages/en/office-referrals.ts';
import { officeReports } from '../messages/en/office-reports.ts';
import { officeRisk } from '../messages/en/office-risk.ts';
import { officeRoles } from '../messages/en/office-roles.ts';
import { officeSettingMeanings } from '../messages/en/office-setting-meanings.ts';
import { officeSettingNames } from '../messages/en/office-setting-names.ts';
import { officeSettings } from '../messages/en/office-settings.ts';
import { officeSports } from '../messages/en/office-sports.ts';
import { officeValues } from '../messages/en/office-values.ts';
import { officeVendorTransfers } from '../messages/en/office-vendor-transfers.ts';
import { officeVerification } from '../messages/en/office-verification.ts';
import { officeVip } from '../messages/en/office-vip.ts';
import { officeVouchers } from '../messages/en/office-vouchers.ts';
import { officeWithdrawals } from '../messages/en/office-withdrawals.ts';
import { offline } from '../messages/en/offline.ts';
import { papers } from '../messages/en/papers.ts';
import { patterns } from '../messages/en/patterns.ts';
import { payments } from '../messages/en/payments.ts';
import { phone } from '../messages/en/phone.ts';
import { playTypes } from '../messages/en/play-types.ts';
import { pointMall } from '../messages/en/point-mall.ts';
import { promotions } from '../messages/en/promotions.ts';
import { quickMenu } from '../messages/en/quick-menu.ts';
import { recordFiles } from '../messages/en/record-files.ts';
import { records } from '../messages/en/records.ts';
import { referral } from '../messages/en/referral.ts';
import { rewardRoom } from '../messages/en/reward-room.ts';
import { rewardWords } from '../messages/en/reward-words.ts';
import { saferPlay } from '../messages/en/safer-play.ts';
import { security } from '../messages/en/security.ts';
import { shell } from '../messages/en/shell.ts';
import { site } from '../messages/en/site.ts';
import { social } from '../messages/en/social.ts';
import { sportsbook } from '../messages/en/sportsbook.ts';
import { studio } from '../messages/en/studio.ts';
import { tables } from '../messages/en/tables.ts';
import { teamFiles } from '../messages/en/team-files.ts';
import { verification } from '../messages/en/verification.ts';
import { vip } from '../messages/en/vip.ts';
import { wallets } from '../messages/en/wallets.ts';
import { withdrawals } from '../messages/en/withdrawals.ts';

export const en = {
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
