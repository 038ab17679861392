// Written by `npm run generate` from src/messages.
export default {
 "referral": {
  "note": "‮Give‬ ‮your‬ ‮link‬ ‮to‬ ‮friends‬. ‮When‬ ‮they‬ ‮deposit‬ ‮and‬ ‮play‬, ‮you‬ ‮earn‬ ‮with‬ ‮each‬ ‮step‬.",
  "link": "‮Your‬ ‮link‬",
  "copyLink": "‮Copy‬ ‮the‬ ‮link‬",
  "code": [
   "‮Your‬ ‮code‬: ",
   [
    "code"
   ]
  ],
  "qr": "‮Your‬ ‮link‬ ‮as‬ ‮a‬ ‮QR‬ ‮code‬",
  "earned": "‮Earned‬ ‮so‬ ‮far‬",
  "earnedNote": "‮Each‬ ‮is‬ ‮in‬ ‮your‬ ‮reward‬ ‮centre‬ ‮to‬ ‮claim‬.",
  "held": "‮In‬ ‮review‬",
  "heldNote": "‮We‬ ‮check‬ ‮first‬ ‮that‬ ‮a‬ ‮friend‬ ‮is‬ ‮another‬ ‮person‬.",
  "friends": "‮Friends‬",
  "friendsNote": "‮Registered‬ ‮with‬ ‮your‬ ‮link‬.",
  "steps": "‮What‬ ‮friends‬ ‮earn‬ ‮you‬",
  "step": "‮Step‬",
  "stepOf": [
   "‮Step‬ ",
   [
    "step"
   ]
  ],
  "deposit": "‮Deposits‬",
  "turnover": "‮Stakes‬",
  "reward": "‮You‬ ‮earn‬",
  "account": "‮Friend‬",
  "joined": "‮Joined‬",
  "state": "‮State‬",
  "noFriends": "‮No‬ ‮friend‬ ‮has‬ ‮registered‬ ‮with‬ ‮your‬ ‮link‬ ‮yet‬.",
  "state_joined": "‮Registered‬",
  "state_counted": [
   [
    "steps",
    2,
    {
     "one": [
      0,
      " ‮step‬ ‮met‬"
     ],
     "other": [
      0,
      " ‮steps‬ ‮met‬"
     ]
    }
   ]
  ],
  "state_held": "‮In‬ ‮review‬",
  "state_refused": "‮Does‬ ‮not‬ ‮count‬"
 }
};
