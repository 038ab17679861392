// Written by `npm run generate` from src/messages.
export const completeness = {
 "texts": {
  "bank": 19,
  "cashier": 22,
  "centre": 119,
  "chat": 10,
  "codes": 7,
  "coming": 24,
  "dialogs": 6,
  "download": 24,
  "errors": 123,
  "feedback": 19,
  "fieldErrors": 30,
  "games": 52,
  "help": 9,
  "home": 23,
  "identity": 91,
  "inbox": 6,
  "issuer": 10,
  "join": 11,
  "kit": 5,
  "kitData": 25,
  "kitForms": 7,
  "kitLists": 4,
  "lobby": 50,
  "mail": 15,
  "notices": 4,
  "offline": 4,
  "papers": 12,
  "patterns": 17,
  "phone": 10,
  "quickMenu": 5,
  "security": 83,
  "shell": 60,
  "site": 18,
  "social": 21,
  "studio": 122
 },
 "missing": {
  "en": {},
  "ms": {}
 }
};
