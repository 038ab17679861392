// Written by `npm run generate` from the descriptors in src/modals.
export const modalFacts = {
 "agent-centre": {
  "reads": "team"
 },
 "categories": {},
 "deposit": {},
 "feedback": {},
 "game-closed": {},
 "login": {
  "paths": [
   "/login"
  ],
  "onlyFor": "visitors",
  "isMadeAhead": true
 },
 "logout": {},
 "me": {},
 "member-centre": {
  "reads": "room"
 },
 "need-true-account": {},
 "notice": {
  "reads": "notice"
 },
 "popup": {},
 "reality-check": {},
 "register": {
  "paths": [
   "/register",
   "/register.html"
  ],
  "onlyFor": "visitors and trials",
  "isMadeAhead": true
 },
 "search": {},
 "vendor-games": {
  "reads": "of"
 }
} as const;
