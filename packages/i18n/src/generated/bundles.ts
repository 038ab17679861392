// Written by `npm run generate` from src/messages.
export const bundles = {
 "agents": [
  "agentCentre"
 ],
 "betting": [
  "betting",
  "playTypes"
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
 "inbox": [
  "messageRoom"
 ],
 "lobby": [
  "kitLists",
  "lobby"
 ],
 "lottery": [
  "lottery"
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
  "officeReports",
  "officeRoles",
  "officeSettingMeanings",
  "officeSettingNames",
  "officeSettings",
  "officeValues",
  "officeVendorTransfers",
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
  "records"
 ],
 "server": [
  "bank",
  "chat",
  "codes",
  "errors",
  "inbox",
  "issuer",
  "lottery",
  "mail",
  "messages",
  "offline",
  "payments",
  "recordFiles",
  "teamFiles"
 ],
 "studio": [
  "studio"
 ],
 "wallets": [
  "wallets"
 ],
 "withdrawals": [
  "withdrawals"
 ]
} as const;
