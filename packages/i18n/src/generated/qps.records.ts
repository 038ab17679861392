// Written by `npm run generate` from src/messages.
export default {
 "bonusRoom": {
  "balance": "‮Bonus‬ ‮money‬",
  "balanceNote": "‮To‬ ‮play‬ ‮with‬; ‮it‬ ‮becomes‬ ‮cash‬ ‮once‬ ‮its‬ ‮turnover‬ ‮is‬ ‮met‬",
  "stillToPlay": "‮Still‬ ‮to‬ ‮be‬ ‮played‬",
  "stillToPlayNote": "‮Before‬ ‮money‬ ‮can‬ ‮be‬ ‮taken‬ ‮out‬",
  "nothingToPlay": "‮You‬ ‮can‬ ‮take‬ ‮your‬ ‮money‬ ‮out‬",
  "none": "‮No‬ ‮bonus‬ ‮yet‬",
  "noneNote": "‮Bonuses‬ ‮from‬ ‮promotions‬ ‮and‬ ‮rewards‬ ‮appear‬ ‮here‬, ‮with‬ ‮every‬ ‮step‬.",
  "toRewards": "‮See‬ ‮your‬ ‮rewards‬",
  "state_waiting": "‮Waiting‬",
  "state_active": "‮In‬ ‮play‬",
  "state_released": "‮Turned‬ ‮into‬ ‮cash‬",
  "state_used": "‮Used‬ ‮up‬",
  "state_forfeited": "‮Given‬ ‮back‬",
  "state_expired": "‮Expired‬",
  "progress": "‮Turnover‬",
  "progressOf": [
   [
    "progress"
   ],
   " ‮of‬ ",
   [
    "turnover"
   ],
   " ‮played‬"
  ],
  "percent": [
   [
    "part"
   ],
   "%"
  ],
  "left": [
   [
    "amount"
   ],
   " ‮of‬ ‮bonus‬ ‮money‬ ‮left‬"
  ],
  "cap": [
   "‮At‬ ‮most‬ ",
   [
    "amount"
   ],
   " ‮becomes‬ ‮cash‬"
  ],
  "expires": "‮Good‬ ‮until‬",
  "step_granted": "‮Granted‬",
  "step_started": "‮In‬ ‮play‬",
  "step_released": [
   [
    "amount"
   ],
   " ‮became‬ ‮cash‬"
  ],
  "step_lowBalance": "‮Turnover‬ ‮waived‬, ‮as‬ ‮little‬ ‮was‬ ‮left‬",
  "step_used": "‮Bonus‬ ‮money‬ ‮used‬ ‮up‬",
  "step_forfeited": [
   [
    "amount"
   ],
   " ‮given‬ ‮back‬"
  ],
  "step_givenUp": [
   "‮You‬ ‮gave‬ ‮it‬ ‮up‬: ",
   [
    "amount"
   ],
   " ‮went‬ ‮back‬"
  ],
  "step_withdrawal": [
   "‮Given‬ ‮up‬ ‮by‬ ‮a‬ ‮withdrawal‬: ",
   [
    "amount"
   ],
   " ‮went‬ ‮back‬"
  ],
  "step_operator": [
   "‮Cancelled‬ ‮by‬ ‮us‬: ",
   [
    "amount"
   ],
   " ‮went‬ ‮back‬"
  ],
  "step_closed": "‮Account‬ ‮closed‬",
  "step_expired": [
   "‮Time‬ ‮was‬ ‮over‬: ",
   [
    "amount"
   ],
   " ‮went‬ ‮back‬"
  ],
  "showBets": "‮Bets‬ ‮that‬ ‮counted‬",
  "hideBets": "‮Hide‬ ‮the‬ ‮bets‬",
  "giveUp": "‮Give‬ ‮up‬ ‮this‬ ‮bonus‬",
  "giveUpAsk": "‮Give‬ ‮up‬ ‮this‬ ‮bonus‬?",
  "giveUpNote": [
   "‮You‬ ‮lose‬ ",
   [
    "amount"
   ],
   " ‮of‬ ‮bonus‬ ‮money‬. ‮Your‬ ‮cash‬ ‮stays‬. ‮This‬ ‮cannot‬ ‮be‬ ‮undone‬."
  ],
  "givenUp": "‮You‬ ‮have‬ ‮given‬ ‮up‬ ‮the‬ ‮bonus‬.",
  "bets": "‮Bets‬ ‮that‬ ‮counted‬",
  "noBets": "‮No‬ ‮settled‬ ‮bet‬ ‮yet‬.",
  "time": "‮Time‬",
  "category": "‮Category‬",
  "stake": "‮Stake‬",
  "counted": "‮Counted‬"
 },
 "records": {
  "days": "‮Days‬",
  "earlier": "‮Earlier‬",
  "later": "‮Later‬",
  "lists": "‮Lists‬",
  "movements": "‮All‬ ‮movements‬",
  "deposits": "‮Deposits‬",
  "withdrawals": "‮Withdrawals‬",
  "bets": "‮Bets‬",
  "profit": "‮Profit‬ ‮and‬ ‮loss‬",
  "time": "‮Time‬",
  "what": "‮Details‬",
  "amount": "‮Amount‬",
  "balance": "‮Balance‬",
  "balanceNow": "‮Balance‬ ‮now‬",
  "cameIn": "‮In‬, ‮these‬ ‮days‬",
  "wentOut": "‮Out‬, ‮these‬ ‮days‬",
  "type": "‮Type‬",
  "allTypes": "‮All‬ ‮types‬",
  "status": "‮Status‬",
  "allStatuses": "‮Every‬ ‮status‬",
  "product": "‮Category‬",
  "allProducts": "‮All‬ ‮categories‬",
  "vendor": "‮Studio‬",
  "allVendors": "‮All‬ ‮studios‬",
  "number": "‮Number‬",
  "received": "‮Received‬",
  "paid": "‮Paid‬",
  "total": "‮Total‬",
  "game": "‮Game‬",
  "stake": "‮Stake‬",
  "staked": "‮Staked‬",
  "won": "‮Won‬",
  "result": "‮Result‬",
  "bonus": "‮Bonus‬",
  "deposited": "‮Paid‬ ‮in‬",
  "withdrawn": "‮Paid‬ ‮out‬",
  "type_deposit": "‮Deposit‬",
  "type_withdrawal": "‮Withdrawal‬",
  "type_bet": "‮Bet‬",
  "type_win": "‮Win‬",
  "type_refund": "‮Taken‬ ‮back‬",
  "type_transfer": "‮Transfer‬",
  "type_bonus": "‮Bonus‬",
  "type_adjustment": "‮Adjustment‬",
  "type_fee": "‮Fee‬",
  "type_repayment": "‮Repayment‬",
  "type_rebate": "‮Rebate‬",
  "type_income": "‮Income‬",
  "type_other": "‮Other‬",
  "dispute": "‮Help‬",
  "wrong": "‮Something‬ ‮is‬ ‮wrong‬",
  "dispute_open": "‮We‬ ‮are‬ ‮looking‬",
  "dispute_upheld": "‮Put‬ ‮right‬",
  "dispute_dismissed": "‮Answered‬",
  "disputeState": "‮State‬",
  "remark": "‮What‬ ‮is‬ ‮wrong‬?",
  "remarkHint": "‮In‬ ‮your‬ ‮own‬ ‮words‬, ‮at‬ ‮most‬ ‮500‬ ‮characters‬.",
  "answer": "‮Our‬ ‮answer‬",
  "reference": "‮Reference‬",
  "proofs": "‮Pictures‬",
  "proofsHint": "‮At‬ ‮most‬ ‮three‬, ‮PNG‬ ‮or‬ ‮JPEG‬, ‮5‬ ‮MB‬ ‮each‬.",
  "sendWrong": "‮Tell‬ ‮us‬",
  "sendingWrong": "‮Sending‬",
  "disputeSent": "‮Thank‬ ‮you‬. ‮The‬ ‮answer‬ ‮comes‬ ‮to‬ ‮your‬ ‮messages‬.",
  "disputeWaits": "‮We‬ ‮are‬ ‮looking‬ ‮at‬ ‮it‬. ‮The‬ ‮answer‬ ‮comes‬ ‮to‬ ‮your‬ ‮messages‬.",
  "stillWrong": "‮It‬ ‮is‬ ‮still‬ ‮wrong‬",
  "deposit_pending": "‮Waiting‬",
  "deposit_confirmed": "‮Complete‬",
  "deposit_failed": "‮Failed‬",
  "deposit_expired": "‮Expired‬",
  "bet_open": "‮Open‬",
  "bet_won": "‮Paid‬ ‮out‬",
  "bet_lost": "‮No‬ ‮payout‬",
  "bet_returned": "‮Stake‬ ‮returned‬",
  "movementsOf": [
   [
    "count",
    2,
    {
     "=0": "‮No‬ ‮movements‬",
     "one": [
      0,
      " ‮movement‬"
     ],
     "other": [
      0,
      " ‮movements‬"
     ]
    }
   ]
  ],
  "depositsOf": [
   [
    "count",
    2,
    {
     "=0": "‮No‬ ‮deposits‬",
     "one": [
      0,
      " ‮deposit‬"
     ],
     "other": [
      0,
      " ‮deposits‬"
     ]
    }
   ]
  ],
  "withdrawalsOf": [
   [
    "count",
    2,
    {
     "=0": "‮No‬ ‮withdrawals‬",
     "one": [
      0,
      " ‮withdrawal‬"
     ],
     "other": [
      0,
      " ‮withdrawals‬"
     ]
    }
   ]
  ],
  "betsOf": [
   [
    "count",
    2,
    {
     "=0": "‮No‬ ‮bets‬",
     "one": [
      0,
      " ‮bet‬"
     ],
     "other": [
      0,
      " ‮bets‬"
     ]
    }
   ]
  ],
  "noMovements": "‮Nothing‬ ‮has‬ ‮moved‬ ‮in‬ ‮these‬ ‮days‬. ‮Choose‬ ‮other‬ ‮days‬ ‮or‬ ‮fewer‬ ‮filters‬.",
  "noDeposits": "‮No‬ ‮deposit‬ ‮in‬ ‮these‬ ‮days‬. ‮Choose‬ ‮other‬ ‮days‬ ‮or‬ ‮another‬ ‮status‬.",
  "noWithdrawals": "‮No‬ ‮withdrawal‬ ‮in‬ ‮these‬ ‮days‬. ‮Choose‬ ‮other‬ ‮days‬ ‮or‬ ‮another‬ ‮status‬.",
  "noBets": "‮No‬ ‮bet‬ ‮in‬ ‮these‬ ‮days‬. ‮Choose‬ ‮other‬ ‮days‬ ‮or‬ ‮fewer‬ ‮filters‬.",
  "newestOnly": [
   "‮A‬ ‮status‬ ‮is‬ ‮looked‬ ‮for‬ ‮among‬ ‮the‬ ‮newest‬ ",
   [
    "count"
   ],
   " ‮bets‬. ‮Choose‬ ‮fewer‬ ‮days‬ ‮to‬ ‮see‬ ‮all‬."
  ],
  "backToBets": "‮Back‬ ‮to‬ ‮the‬ ‮bets‬",
  "round": "‮Round‬",
  "noReplay": "‮This‬ ‮studio‬ ‮keeps‬ ‮its‬ ‮rounds‬ ‮itself‬. ‮Open‬ ‮the‬ ‮game‬ ‮to‬ ‮see‬ ‮them‬ ‮again‬.",
  "replay": "‮The‬ ‮round‬ ‮again‬",
  "nextSpin": [
   "‮Spin‬ ",
   [
    "spin"
   ],
   " ‮of‬ ",
   [
    "spins"
   ]
  ],
  "board": "‮The‬ ‮reels‬:",
  "falls": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮fall‬"
     ],
     "other": [
      0,
      " ‮falls‬"
     ]
    }
   ]
  ],
  "coinsHeld": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮coin‬ ‮held‬"
     ],
     "other": [
      0,
      " ‮coins‬ ‮held‬"
     ]
    }
   ]
  ],
  "nonce": "‮Number‬ ‮of‬ ‮the‬ ‮round‬",
  "clientSeed": "‮Your‬ ‮seed‬",
  "commitment": "‮Commitment‬",
  "serverSeed": "‮Server‬ ‮seed‬",
  "serverSeedHidden": "‮Shown‬ ‮once‬ ‮you‬ ‮change‬ ‮seeds‬ ‮in‬ ‮the‬ ‮game‬",
  "check": "‮Check‬ ‮the‬ ‮round‬",
  "record": "‮Take‬ ‮the‬ ‮record‬",
  "checkHolds": "‮The‬ ‮round‬ ‮is‬ ‮what‬ ‮the‬ ‮seeds‬ ‮give‬.",
  "checkFails": "‮The‬ ‮round‬ ‮is‬ ‮not‬ ‮what‬ ‮the‬ ‮seeds‬ ‮give‬. ‮Please‬ ‮tell‬ ‮customer‬ ‮service‬.",
  "by": "‮Summed‬ ‮by‬",
  "by_day": "‮Day‬",
  "by_week": "‮Week‬",
  "by_month": "‮Month‬",
  "period": "‮From‬",
  "resultOverTime": "‮Result‬ ‮over‬ ‮time‬",
  "byProduct": "‮By‬ ‮category‬",
  "byPeriod": "‮By‬ ‮period‬",
  "stillToPlay": "‮Still‬ ‮to‬ ‮play‬",
  "stillToPlayNote": "‮Play‬ ‮this‬ ‮amount‬ ‮before‬ ‮you‬ ‮withdraw‬.",
  "nothingToPlay": "‮Nothing‬ ‮is‬ ‮left‬ ‮to‬ ‮play‬."
 }
};
