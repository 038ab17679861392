// Written by `npm run generate` from src/messages.
export const bundles = {
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
  "officeCatalogue",
  "officeContent",
  "officeEntrance",
  "officeFeedback",
  "officeFrame",
  "officeHome",
  "officePages",
  "officeParts",
  "officePlayers",
  "officeRoles"
 ],
 "page": [
  "games",
  "home",
  "kit",
  "shell",
  "site"
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
 "server": [
  "bank",
  "chat",
  "codes",
  "errors",
  "inbox",
  "issuer",
  "mail",
  "messages",
  "offline",
  "payments"
 ],
 "studio": [
  "studio"
 ],
 "withdrawals": [
  "withdrawals"
 ]
} as const;
