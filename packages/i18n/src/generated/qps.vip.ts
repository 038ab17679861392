// Written by `npm run generate` from src/messages.
export default {
 "vip": {
  "title": "‮VIP‬",
  "note": "‮Your‬ ‮rank‬ ‮rises‬ ‮with‬ ‮what‬ ‮you‬ ‮deposit‬ ‮and‬ ‮stake‬. ‮Each‬ ‮rank‬ ‮brings‬ ‮higher‬ ‮limits‬, ‮more‬ ‮points‬ ‮and‬ ‮gifts‬.",
  "yourRank": "‮Your‬ ‮rank‬",
  "visitorHead": "‮Eight‬ ‮ranks‬, ‮each‬ ‮with‬ ‮more‬",
  "logIn": "‮Log‬ ‮in‬ ‮to‬ ‮see‬ ‮your‬ ‮rank‬",
  "register": "‮Register‬",
  "level": [
   "‮VIP‬ ",
   [
    "rank"
   ]
  ],
  "period": [
   [
    "from"
   ],
   " ‮to‬ ",
   [
    "to"
   ]
  ],
  "kept": "‮You‬ ‮have‬ ‮staked‬ ‮enough‬ ‮to‬ ‮keep‬ ‮this‬ ‮rank‬.",
  "spared": "‮You‬ ‮reached‬ ‮this‬ ‮rank‬ ‮in‬ ‮this‬ ‮period‬, ‮so‬ ‮it‬ ‮is‬ ‮safe‬ ‮until‬ ‮the‬ ‮period‬ ‮ends‬.",
  "noKeep": "‮This‬ ‮rank‬ ‮is‬ ‮yours‬ ‮for‬ ‮good‬.",
  "keepMissing": [
   "‮Stake‬ ",
   [
    "amount"
   ],
   " ‮more‬ ‮by‬ ",
   [
    "to"
   ],
   " ‮to‬ ‮keep‬ ‮this‬ ‮rank‬."
  ],
  "deposits": "‮Deposits‬",
  "stakes": "‮Stakes‬",
  "ofGoal": [
   "‮of‬ ",
   [
    "amount"
   ]
  ],
  "more": [
   [
    "amount"
   ],
   " ‮more‬ ‮for‬ ",
   [
    "rank"
   ]
  ],
  "reached": "‮Reached‬",
  "highest": "‮You‬ ‮hold‬ ‮the‬ ‮highest‬ ‮rank‬.",
  "ladder": "‮Ranks‬",
  "yours": "‮Your‬ ‮rank‬",
  "asksFor": [
   "‮Deposits‬ ",
   [
    "deposit"
   ],
   ", ‮stakes‬ ",
   [
    "turnover"
   ]
  ],
  "asksNothing": "‮From‬ ‮the‬ ‮start‬",
  "benefits": "‮Benefits‬",
  "benefitsOf": [
   "‮What‬ ",
   [
    "rank"
   ],
   " ‮brings‬"
  ],
  "chooseRank": "‮Rank‬ ‮to‬ ‮compare‬",
  "benefit": "‮Benefit‬",
  "dailyMaximum": "‮Withdrawals‬ ‮a‬ ‮day‬, ‮up‬ ‮to‬",
  "maximum": "‮One‬ ‮withdrawal‬, ‮up‬ ‮to‬",
  "servedFirst": "‮Withdrawals‬ ‮checked‬ ‮first‬",
  "points": "‮Points‬",
  "rebate": [
   "‮Rebate‬, ",
   [
    "category"
   ]
  ],
  "weeklyGift": "‮Weekly‬ ‮gift‬",
  "birthdayGift": "‮Birthday‬ ‮gift‬",
  "upgradeGift": "‮Gift‬ ‮on‬ ‮reaching‬ ‮it‬",
  "ownService": "‮VIP‬ ‮customer‬ ‮service‬",
  "keep": "‮Stakes‬ ‮to‬ ‮keep‬ ‮it‬",
  "usual": "‮As‬ ‮usual‬",
  "yes": "‮Yes‬",
  "none": "–",
  "percent": [
   [
    "percent"
   ],
   "%"
  ],
  "gifts": "‮Gifts‬ ‮to‬ ‮collect‬",
  "collect": "‮Collect‬",
  "collected": [
   [
    "amount"
   ],
   " ‮was‬ ‮credited‬."
  ],
  "noGifts": "‮No‬ ‮gifts‬ ‮are‬ ‮waiting‬. ‮New‬ ‮ones‬ ‮appear‬ ‮here‬ ‮and‬ ‮in‬ ‮your‬ ‮reward‬ ‮centre‬.",
  "history": "‮Your‬ ‮ranks‬ ‮so‬ ‮far‬",
  "noHistory": "‮Your‬ ‮first‬ ‮rise‬ ‮will‬ ‮be‬ ‮listed‬ ‮here‬.",
  "movedUp": [
   "‮Up‬ ‮to‬ ",
   [
    "rank"
   ]
  ],
  "movedDown": [
   "‮Down‬ ‮to‬ ",
   [
    "rank"
   ]
  ],
  "rules": "‮Rules‬",
  "ruleRise": "‮You‬ ‮rise‬ ‮as‬ ‮soon‬ ‮as‬ ‮both‬ ‮your‬ ‮deposits‬ ‮and‬ ‮your‬ ‮stakes‬ ‮in‬ ‮all‬ ‮reach‬ ‮what‬ ‮a‬ ‮rank‬ ‮asks‬ ‮for‬. ‮You‬ ‮may‬ ‮rise‬ ‮several‬ ‮ranks‬ ‮at‬ ‮once‬, ‮and‬ ‮the‬ ‮gift‬ ‮of‬ ‮each‬ ‮is‬ ‮yours‬.",
  "ruleKeep_month": "‮A‬ ‮rank‬ ‮is‬ ‮kept‬ ‮by‬ ‮the‬ ‮stakes‬ ‮of‬ ‮a‬ ‮calendar‬ ‮month‬. ‮What‬ ‮is‬ ‮missing‬ ‮lowers‬ ‮it‬ ‮by‬ ‮one‬ ‮rank‬ ‮after‬ ‮the‬ ‮month‬; ‮a‬ ‮rank‬ ‮reached‬ ‮within‬ ‮the‬ ‮month‬ ‮is‬ ‮not‬ ‮judged‬.",
  "ruleKeep_quarter": "‮A‬ ‮rank‬ ‮is‬ ‮kept‬ ‮by‬ ‮the‬ ‮stakes‬ ‮of‬ ‮a‬ ‮quarter‬. ‮What‬ ‮is‬ ‮missing‬ ‮lowers‬ ‮it‬ ‮by‬ ‮one‬ ‮rank‬ ‮after‬ ‮the‬ ‮quarter‬; ‮a‬ ‮rank‬ ‮reached‬ ‮within‬ ‮the‬ ‮quarter‬ ‮is‬ ‮not‬ ‮judged‬.",
  "ruleBack": "‮A‬ ‮rank‬ ‮that‬ ‮was‬ ‮lowered‬ ‮comes‬ ‮back‬ ‮as‬ ‮soon‬ ‮as‬ ‮you‬ ‮stake‬ ‮within‬ ‮one‬ ‮period‬ ‮what‬ ‮keeps‬ ‮it‬. ‮Its‬ ‮gift‬ ‮is‬ ‮given‬ ‮once‬.",
  "ruleGift": [
   "‮A‬ ‮gift‬ ‮is‬ ‮to‬ ‮be‬ ‮staked‬ ",
   [
    "times"
   ],
   " ‮times‬ ‮before‬ ‮it‬ ‮is‬ ‮withdrawn‬."
  ],
  "ruleCount": "‮Stakes‬ ‮of‬ ‮real‬ ‮money‬ ‮count‬, ‮those‬ ‮that‬ ‮were‬ ‮taken‬ ‮back‬ ‮do‬ ‮not‬.",
  "goHome": "‮Home‬"
 }
};
