// Written by `npm run generate` from src/messages.
export default {
 "agentContracts": {
  "byDay": [
   [
    "list"
   ],
   ", by day"
  ],
  "own": "Your contract",
  "ownOffer": "An offer for you",
  "noOwn": "You have no contract of this kind yet. It is offered by your upline, or by customer service to agents at the top.",
  "noOwnToOffer": "Without a contract of this kind of your own there is nothing to offer.",
  "from": [
   "From ",
   [
    "upline"
   ]
  ],
  "fromOperator": "From the operator",
  "operator": "The operator",
  "offeredUntil": [
   "Open until ",
   [
    "at"
   ]
  ],
  "holdsFrom": [
   "From ",
   [
    "at"
   ]
  ],
  "holdsUntil": [
   "until ",
   [
    "at"
   ]
  ],
  "accept": "Accept",
  "accepting": "Accepting…",
  "accepted": [
   "Accepted. It holds from ",
   [
    "at"
   ],
   "."
  ],
  "reject": "Reject",
  "rejectAsk": "Reject this offer?",
  "rejectNote": [
   [
    "upline"
   ],
   " is told, and can make another offer."
  ],
  "rejected": "The offer is rejected.",
  "endsTitle": "Contracts that would end",
  "endsNote": [
   "Your new terms leave no room for these contracts. They end when yours begins, and everybody concerned is told: ",
   [
    "accounts"
   ],
   "."
  ],
  "endsAgree": "Accept and end them",
  "given": "Contracts with downlines",
  "noGiven": "You have given no contract of this kind.",
  "offer": "Offer a contract",
  "offerTo": [
   "Contract for ",
   [
    "account"
   ]
  ],
  "offered": [
   "The offer is on its way to ",
   [
    "account"
   ],
   "."
  ],
  "send": "Send offer",
  "sending": "Sending…",
  "withdraw": "Take back",
  "withdrawAsk": [
   "Take the offer to ",
   [
    "account"
   ],
   " back?"
  ],
  "withdrawNote": [
   "The offer ends at once, and ",
   [
    "account"
   ],
   " is told."
  ],
  "withdrawn": "The offer is taken back.",
  "terminate": "End",
  "terminateAsk": [
   "End the contract with ",
   [
    "account"
   ],
   "?"
  ],
  "terminateNote": "It ends with the running period, together with all contracts that hang on it.",
  "terminated": "The contract ends with the running period.",
  "downline": "Downline",
  "downlineHint": "An agent directly below you",
  "family": "Kind",
  "family_dividend": "Dividend",
  "family_daily": "Daily wage",
  "family_hourly": "Hourly salary",
  "family_realtime": "Real-time salary",
  "family_rebate": "Rebate difference",
  "allKinds": "All kinds",
  "kind": "Kind",
  "recovered": "Repaid",
  "earned": "Earned",
  "windows": "Windows",
  "terms": "Terms",
  "state": "State",
  "state_offered": "Offered",
  "state_accepted": "In force",
  "state_rejected": "Rejected",
  "state_withdrawn": "Taken back",
  "state_expired": "Expired",
  "state_superseded": "Replaced",
  "state_terminated": "Ended",
  "holds": "Holds",
  "acts": "Actions",
  "period": "Paid",
  "period_once": "At once",
  "period_daily": "Daily",
  "period_weekly": "Weekly",
  "period_semimonthly": "Twice a month",
  "period_monthly": "Monthly",
  "tier": [
   "Tier ",
   [
    "number"
   ]
  ],
  "addTier": "Add a tier",
  "removeTier": [
   "Remove tier ",
   [
    "number"
   ]
  ],
  "betAmount_dividend": "Stakes of the period",
  "betAmount_daily": "Stakes of the day",
  "betAmount_hourly": "Stakes of the hour",
  "activeMembers": "Active members",
  "lossAmount": "Loss of the team",
  "rate": "Rate %",
  "lossRate": "On lost bets %",
  "profitRate": "On won bets %",
  "singleBet": "On each bet %",
  "ownRate": [
   "You have ",
   [
    "rate"
   ],
   "%"
  ],
  "tierFacts": [
   "From ",
   [
    "amount"
   ],
   " with ",
   [
    "active",
    2,
    {
     "=0": "any number of members",
     "one": [
      0,
      " active member"
     ],
     "other": [
      0,
      " active members"
     ]
    }
   ],
   ": ",
   [
    "rate"
   ],
   "%"
  ],
  "tierLossFacts": [
   "From ",
   [
    "amount"
   ],
   " and a loss of ",
   [
    "loss"
   ],
   " with ",
   [
    "active",
    2,
    {
     "=0": "any number of members",
     "one": [
      0,
      " active member"
     ],
     "other": [
      0,
      " active members"
     ]
    }
   ],
   ": ",
   [
    "rate"
   ],
   "%"
  ],
  "realTimeFacts": [
   "Lost ",
   [
    "loss"
   ],
   "%, won ",
   [
    "profit"
   ],
   "%, each bet ",
   [
    "single"
   ],
   "%"
  ],
  "fault_unreadable": "Please fill in numbers; rates have at most four decimals.",
  "fault_wrong_tier_count": "There are too many tiers.",
  "fault_tiers_fall": "A tier asks and pays at least as much as the one before.",
  "fault_rate_out_of_range": "This rate is too high.",
  "fault_threshold_out_of_range": "This threshold is too high.",
  "fault_above_upline": "Your own contract does not cover this: it asks more, or pays less.",
  "income": "Income",
  "noIncome": "Nothing has been settled yet.",
  "owed": [
   "Later income repays ",
   [
    "amount"
   ],
   " first."
  ],
  "window": "Window",
  "stake": "Team stakes",
  "active": "Active",
  "due": "Due",
  "passedOn": "To downlines",
  "net": "Yours",
  "incomeState": "State",
  "income_paid": "Paid",
  "income_waiting": [
   "From ",
   [
    "at"
   ]
  ]
 }
};
