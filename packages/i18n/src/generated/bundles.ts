// Written by `npm run generate` from src/messages.
export const bundles = {
 "activities": [
  "activityCentre"
 ],
 "agents": [
  "agentCentre"
 ],
 "betting": [
  "betting",
  "playTypes"
 ],
 "bingo": [
  "bingo"
 ],
 "blackjack": [
  "blackjack"
 ],
 "cards": [
  "cards"
 ],
 "centre": [
  "centre",
  "kitAloud",
  "kitData",
  "kitLists",
  "security"
 ],
 "coming": [
  "coming"
 ],
 "contracts": [
  "agentContracts"
 ],
 "fishing": [
  "fishing"
 ],
 "inbox": [
  "messageRoom"
 ],
 "lobby": [
  "kitLists",
  "lobby"
 ],
 "lottery": [
  "lottery",
  "lotteryFamilies"
 ],
 "member": [
  "cashier",
  "dialogs",
  "fieldErrors",
  "identity",
  "kitForms",
  "patterns",
  "phone",
  "social"
 ],
 "office": [
  "fieldErrors",
  "kit",
  "kitAloud",
  "kitData",
  "kitForms",
  "kitLists",
  "lotteryFamilies",
  "officeActions",
  "officeActivities",
  "officeAgentRuns",
  "officeAgents",
  "officeApprovals",
  "officeAudit",
  "officeCatalogue",
  "officeContent",
  "officeDeposits",
  "officeDisputes",
  "officeDraws",
  "officeEntrance",
  "officeFeedback",
  "officeFrame",
  "officeHome",
  "officeLiability",
  "officeLists",
  "officeOperators",
  "officePages",
  "officeParts",
  "officePlayers",
  "officePoints",
  "officeProducts",
  "officePromotions",
  "officeReferrals",
  "officeReports",
  "officeRisk",
  "officeRoles",
  "officeSettingMeanings",
  "officeSettingNames",
  "officeSettings",
  "officeSports",
  "officeValues",
  "officeVendorTransfers",
  "officeVerification",
  "officeVip",
  "officeVouchers",
  "officeWithdrawals"
 ],
 "page": [
  "games",
  "home",
  "kit",
  "shell",
  "site"
 ],
 "points": [
  "pointMall"
 ],
 "promotions": [
  "promotions"
 ],
 "reading": [
  "download",
  "feedback",
  "help",
  "join",
  "kitAloud",
  "kitData",
  "kitLists",
  "notices",
  "papers",
  "quickMenu"
 ],
 "records": [
  "bonusRoom",
  "records"
 ],
 "referral": [
  "referral"
 ],
 "rewards": [
  "rewardRoom"
 ],
 "saferPlay": [
  "saferPlay"
 ],
 "server": [
  "bank",
  "chat",
  "codes",
  "errors",
  "inbox",
  "issuer",
  "lottery",
  "lotteryFamilies",
  "mail",
  "messages",
  "offline",
  "payments",
  "recordFiles",
  "rewardWords",
  "teamFiles"
 ],
 "sportsbook": [
  "sportsbook"
 ],
 "studio": [
  "studio"
 ],
 "tables": [
  "tables"
 ],
 "verification": [
  "verification"
 ],
 "vip": [
  "vip"
 ],
 "wallets": [
  "wallets"
 ],
 "withdrawals": [
  "withdrawals"
 ]
} as const;
