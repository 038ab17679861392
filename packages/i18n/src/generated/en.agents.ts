// Written by `npm run generate` from src/messages.
export default {
 "agentCentre": {
  "title": "Agent centre",
  "room_agentTeamOverview": "Team overview",
  "room_registerCenter": "Register accounts",
  "room_downlineManagmentView": "Team management",
  "rowsOf": [
   [
    "list"
   ],
   ", as a table"
  ],
  "room_personalHistoryCopy": "Team betting",
  "room_palStatementsAgentCopy": "Profit and loss",
  "room_agentDownlineTransactionDetailsCopy": "Transaction details",
  "room_agentAnnouncement": "Announcements",
  "room_agentRevenueReport": "My income",
  "room_agentDividendRecordCopy2": "Dividend",
  "room_agentDailyWages2": "Daily wage",
  "room_agentHourSalary": "Hourly salary",
  "room_agentRealtimeSalary": "Real-time salary",
  "noAnnouncements": "Nothing has been announced.",
  "unread": "Unread",
  "unreadAnnouncements": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " unread announcement"
     ],
     "other": [
      0,
      " unread announcements"
     ]
    }
   ]
  ],
  "offerWaits": "an offer waits for your answer",
  "notAnAgent": "Not an agent",
  "notAnAgentNote": "The agent centre is for agents. To become one, please contact customer service.",
  "days": "Days",
  "invite": "Invite members",
  "members": "Members",
  "joined": [
   [
    "count"
   ],
   " new"
  ],
  "active": "Active",
  "activeOn": [
   "Active on ",
   [
    "day"
   ]
  ],
  "deposits": "Deposits",
  "withdrawals": "Withdrawals",
  "times": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " time"
     ],
     "other": [
      0,
      " times"
     ]
    }
   ]
  ],
  "stake": "Staked",
  "won": "Won",
  "bonus": "Bonus",
  "net": "Left with",
  "change": [
   [
    "percent"
   ],
   "% against before"
  ],
  "result": "Net result",
  "byDay": "By day",
  "day": "Day",
  "notCounted": "Not counted yet.",
  "countedUntil": [
   "Counted up to ",
   [
    "at"
   ],
   "."
  ],
  "ownRates": [
   "Your rates: rebate ",
   [
    "rebate"
   ],
   "%, prize mode ",
   [
    "prizeMode"
   ],
   "."
  ],
  "bonusPaid": [
   "Bonuses given: ",
   [
    "amount"
   ],
   "."
  ],
  "tree": "Team",
  "team": "Team",
  "account": "Account",
  "balance": "Balance",
  "acts": "Actions",
  "typeAndRebate": [
   [
    "type"
   ],
   ", ",
   [
    "rebate"
   ],
   "%"
  ],
  "closed": "Closed",
  "nobodyBelow": "No accounts here yet.",
  "search": "Search accounts",
  "type_0": "Member",
  "type_1": "Agent",
  "type_2": "Senior agent",
  "type_41": "Master agent",
  "type_42": "Super agent",
  "openAccount": "Open an account",
  "username": "Username",
  "firstPassword": "First password",
  "firstPasswordNote": "The owner chooses another at the first login.",
  "type": "Type",
  "rebate": "Rebate %",
  "prizeMode": "Prize mode",
  "atMost": [
   "At most ",
   [
    "maximum"
   ]
  ],
  "open": "Open account",
  "opening": "Opening…",
  "opened": [
   "The account ",
   [
    "account"
   ],
   " is open."
  ],
  "makeLink": "Make an invitation link",
  "making": "Making…",
  "useMaximum": "Number of uses",
  "linkMade": "The link is ready.",
  "links": "Invitation links",
  "noLinks": "You have made no links yet.",
  "link_open": "Open",
  "link_used": "Used up",
  "link_expired": "Expired",
  "link_ended": "Ended",
  "linkFacts": [
   [
    "type"
   ],
   ", rebate ",
   [
    "rebate"
   ],
   "%, prize mode ",
   [
    "prizeMode"
   ]
  ],
  "linkUses": [
   "Used ",
   [
    "uses"
   ],
   " of ",
   [
    "maximum"
   ],
   " times, until ",
   [
    "until"
   ]
  ],
  "copyLink": [
   "Copy the link ",
   [
    "code"
   ]
  ],
  "qrOf": [
   "QR code of the link ",
   [
    "code"
   ]
  ],
  "endLink": "End",
  "rates": "Rates",
  "ratesOf": [
   "Rates of ",
   [
    "account"
   ]
  ],
  "ratesSet": [
   "The rates of ",
   [
    "account"
   ],
   " are set."
  ],
  "save": "Save",
  "saving": "Saving…",
  "newPassword": "Password",
  "newPasswordOf": [
   "Another first password for ",
   [
    "account"
   ]
  ],
  "passwordRenewed": [
   [
    "account"
   ],
   " has another first password."
  ],
  "contract": "Contract",
  "transfer": "Transfer",
  "transferTo": [
   "Transfer to ",
   [
    "account"
   ]
  ],
  "transferred": [
   [
    "amount"
   ],
   " went to ",
   [
    "account"
   ],
   "."
  ],
  "transferring": "Transferring…",
  "transferLimits": [
   "From ",
   [
    "minimum"
   ],
   " to ",
   [
    "maximum"
   ]
  ],
  "amount": "Amount",
  "paymentPassword": "Payment password",
  "code": "Authenticator code",
  "noUpline": "There is no one above you to transfer to.",
  "number": "Number",
  "at": "Time",
  "transfers": "Newest transfers",
  "noTransfers": "No transfers yet.",
  "nothingYet": "Nothing in these days.",
  "product": "Product",
  "allProducts": "All products",
  "vendor": "Studio",
  "bets": "Bets",
  "total": "Total",
  "level": "Level",
  "count": "Count",
  "in": "In",
  "out": "Out",
  "allTypes": "All types",
  "movement_deposit": "Deposit",
  "movement_withdrawal": "Withdrawal",
  "movement_bonus": "Bonus",
  "movement_transfer": "Transfer",
  "movement_adjustment": "Adjustment",
  "movement_fee": "Fee"
 }
};
