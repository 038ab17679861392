// Written by `npm run generate` from src/messages.
export const bundles = {
 "centre": [
  "centre",
  "pager",
  "security"
 ],
 "coming": [
  "coming"
 ],
 "lobby": [
  "lobby",
  "pager"
 ],
 "member": [
  "cashier",
  "copy",
  "dialogs",
  "fieldErrors",
  "identity",
  "patterns",
  "phone",
  "social"
 ],
 "page": [
  "games",
  "home",
  "shell",
  "site"
 ],
 "reading": [
  "download",
  "feedback",
  "help",
  "join",
  "notices",
  "pager",
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
  "offline"
 ],
 "studio": [
  "studio"
 ]
} as const;
