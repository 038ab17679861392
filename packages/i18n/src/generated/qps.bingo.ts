// Written by `npm run generate` from src/messages.
export default {
 "bingo": {
  "opening": [
   "‮Opening‬ ",
   [
    "game"
   ]
  ],
  "connectionOpening": "‮The‬ ‮room‬ ‮cannot‬ ‮be‬ ‮reached‬. ‮We‬ ‮keep‬ ‮trying‬.",
  "connectionLost": "‮The‬ ‮connection‬ ‮is‬ ‮lost‬. ‮Your‬ ‮tickets‬ ‮stay‬ ‮in‬ ‮the‬ ‮round‬, ‮we‬ ‮keep‬ ‮trying‬.",
  "tryNow": "‮Try‬ ‮now‬",
  "ended": "‮This‬ ‮game‬ ‮session‬ ‮is‬ ‮over‬",
  "endedNote": "‮Open‬ ‮the‬ ‮room‬ ‮again‬ ‮from‬ ‮the‬ ‮lobby‬ ‮to‬ ‮go‬ ‮on‬ ‮playing‬. ‮Your‬ ‮money‬ ‮is‬ ‮in‬ ‮your‬ ‮balance‬.",
  "priceOf": [
   "‮A‬ ‮ticket‬ ‮costs‬ ",
   [
    "price"
   ]
  ],
  "players": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮in‬ ‮the‬ ‮room‬"
     ],
     "other": [
      0,
      " ‮in‬ ‮the‬ ‮room‬"
     ]
    }
   ]
  ],
  "voiceOn": "‮Caller‬’‮s‬ ‮voice‬ ‮on‬",
  "voiceOff": "‮Caller‬’‮s‬ ‮voice‬ ‮off‬",
  "soundOn": "‮Sound‬ ‮on‬",
  "soundOff": "‮Sound‬ ‮off‬",
  "info": "‮How‬ ‮it‬ ‮is‬ ‮played‬",
  "history": "‮Your‬ ‮rounds‬",
  "close": "‮Close‬",
  "dismiss": "‮Close‬ ‮the‬ ‮notice‬",
  "deposit": "‮Deposit‬",
  "salesClosed": "‮The‬ ‮sale‬ ‮of‬ ‮that‬ ‮round‬ ‮is‬ ‮over‬. ‮Tickets‬ ‮of‬ ‮the‬ ‮next‬ ‮one‬ ‮are‬ ‮on‬ ‮sale‬ ‮in‬ ‮a‬ ‮moment‬.",
  "tooLittle": "‮Your‬ ‮balance‬ ‮does‬ ‮not‬ ‮reach‬ ‮for‬ ‮these‬ ‮tickets‬.",
  "tooMany": "‮You‬ ‮hold‬ ‮as‬ ‮many‬ ‮tickets‬ ‮of‬ ‮this‬ ‮round‬ ‮as‬ ‮one‬ ‮player‬ ‮may‬.",
  "soldOut": "‮All‬ ‮tickets‬ ‮of‬ ‮this‬ ‮round‬ ‮are‬ ‮sold‬. ‮The‬ ‮next‬ ‮round‬ ‮is‬ ‮on‬ ‮sale‬ ‮soon‬.",
  "cancelled": "‮The‬ ‮tickets‬ ‮could‬ ‮not‬ ‮be‬ ‮bought‬, ‮and‬ ‮their‬ ‮price‬ ‮is‬ ‮back‬ ‮in‬ ‮your‬ ‮balance‬.",
  "playRefused": "‮You‬ ‮cannot‬ ‮play‬ ‮at‬ ‮the‬ ‮moment‬.",
  "failed": "‮Something‬ ‮went‬ ‮wrong‬ ‮on‬ ‮our‬ ‮side‬. ‮Please‬ ‮try‬ ‮again‬.",
  "connection": "‮No‬ ‮answer‬ ‮yet‬. ‮We‬ ‮ask‬ ‮again‬; ‮nothing‬ ‮is‬ ‮bought‬ ‮twice‬.",
  "callerOf": [
   "‮Balls‬ ‮of‬ ‮round‬ ",
   [
    "label"
   ]
  ],
  "callNumber": [
   "‮Ball‬ ",
   [
    "call"
   ]
  ],
  "ofRound": [
   "‮Round‬ ",
   [
    "label"
   ]
  ],
  "before": "‮Called‬ ‮before‬",
  "nextBalls": "‮Until‬ ‮the‬ ‮first‬ ‮ball‬",
  "drawing": "‮The‬ ‮first‬ ‮ball‬ ‮comes‬ ‮now‬",
  "noRound": "‮No‬ ‮ticket‬ ‮was‬ ‮sold‬ ‮for‬ ‮the‬ ‮last‬ ‮round‬, ‮so‬ ‮no‬ ‮balls‬ ‮are‬ ‮called‬.",
  "roundOver": [
   "‮Round‬ ",
   [
    "label"
   ],
   " ‮is‬ ‮over‬."
  ],
  "youWon": [
   "‮You‬ ‮won‬ ",
   [
    "amount"
   ],
   " ‮in‬ ‮the‬ ‮last‬ ‮round‬."
  ],
  "youWonNothing": [
   [
    "count",
    2,
    {
     "one": "‮Your‬ ‮ticket‬",
     "other": [
      "‮Your‬ ",
      0,
      " ‮tickets‬"
     ]
    }
   ],
   " ‮won‬ ‮nothing‬ ‮in‬ ‮the‬ ‮last‬ ‮round‬."
  ],
  "prizes": "‮Prizes‬",
  "prize_line": "‮One‬ ‮line‬",
  "prize_double": "‮Two‬ ‮lines‬",
  "prize_corners": "‮Four‬ ‮corners‬",
  "prize_cross": "‮Cross‬",
  "prize_diamond": "‮Lantern‬",
  "prize_frame": "‮Frame‬",
  "prize_full": "‮Full‬ ‮house‬",
  "about_line": "‮Five‬ ‮numbers‬ ‮in‬ ‮a‬ ‮row‬: ‮across‬, ‮and‬ ‮on‬ ‮cards‬ ‮also‬ ‮down‬ ‮or‬ ‮aslant‬",
  "about_double": "‮Two‬ ‮such‬ ‮lines‬ ‮on‬ ‮one‬ ‮ticket‬",
  "about_corners": "‮The‬ ‮numbers‬ ‮in‬ ‮the‬ ‮four‬ ‮corners‬",
  "about_cross": "‮Both‬ ‮diagonals‬",
  "about_diamond": "‮A‬ ‮ring‬ ‮of‬ ‮eight‬ ‮numbers‬ ‮around‬ ‮the‬ ‮middle‬",
  "about_frame": "‮All‬ ‮numbers‬ ‮along‬ ‮the‬ ‮edge‬",
  "about_full": "‮Every‬ ‮number‬ ‮of‬ ‮the‬ ‮ticket‬",
  "open": "‮Not‬ ‮won‬ ‮yet‬",
  "shareOf": [
   [
    "percent"
   ],
   " % ‮of‬ ‮the‬ ‮sales‬"
  ],
  "wonAt": [
   "‮Ball‬ ",
   [
    "call"
   ],
   " · ",
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮ticket‬"
     ],
     "other": [
      0,
      " ‮tickets‬"
     ]
    }
   ]
  ],
  "wonByYou": "‮Yours‬!",
  "tickets": "‮Your‬ ‮tickets‬",
  "thisRound": [
   "‮This‬ ‮round‬ · ",
   [
    "count"
   ]
  ],
  "nextRound": [
   "‮Next‬ ‮round‬ · ",
   [
    "count"
   ]
  ],
  "noTicketsNow": "‮You‬ ‮have‬ ‮no‬ ‮ticket‬ ‮in‬ ‮this‬ ‮round‬. ‮You‬ ‮may‬ ‮watch‬ ‮it‬, ‮and‬ ‮buy‬ ‮tickets‬ ‮of‬ ‮the‬ ‮next‬ ‮one‬ ‮below‬.",
  "ticket": [
   "‮Ticket‬ ",
   [
    "number"
   ]
  ],
  "toGo": [
   [
    "count"
   ],
   " ‮to‬ ‮go‬"
  ],
  "ticketWon": "‮Won‬",
  "bought": "‮Bought‬",
  "isBought": "‮Bought‬",
  "offered": "‮To‬ ‮buy‬",
  "shuffle": "‮Other‬ ‮numbers‬",
  "board": "‮Called‬ ‮numbers‬",
  "calledCount": [
   [
    "count"
   ],
   " ‮called‬"
  ],
  "buyFor": [
   "‮Tickets‬ ‮of‬ ‮round‬ ",
   [
    "label"
   ]
  ],
  "saleEnds": [
   "‮On‬ ‮sale‬ ‮for‬ ",
   [
    "time"
   ]
  ],
  "saleClosed": "‮The‬ ‮sale‬ ‮is‬ ‮closed‬",
  "sold": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮ticket‬ ‮sold‬"
     ],
     "other": [
      0,
      " ‮tickets‬ ‮sold‬"
     ]
    }
   ],
   " · ",
   [
    "buyers"
   ]
  ],
  "buyers": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮player‬"
     ],
     "other": [
      0,
      " ‮players‬"
     ]
    }
   ]
  ],
  "howMany": "‮How‬ ‮many‬ ‮tickets‬",
  "fewer": "‮One‬ ‮ticket‬ ‮less‬",
  "more": "‮One‬ ‮ticket‬ ‮more‬",
  "buy": [
   [
    "count",
    2,
    {
     "one": [
      "‮Buy‬ ",
      0,
      " ‮ticket‬"
     ],
     "other": [
      "‮Buy‬ ",
      0,
      " ‮tickets‬"
     ]
    }
   ]
  ],
  "haveAll": "‮You‬ ‮have‬ ‮all‬ ‮you‬ ‮may‬",
  "rules": "‮Rules‬",
  "rules75": "‮A‬ ‮card‬ ‮has‬ ‮five‬ ‮numbers‬ ‮of‬ ‮each‬ ‮letter‬ ‮and‬ ‮a‬ ‮free‬ ‮place‬ ‮in‬ ‮the‬ ‮middle‬. ‮Called‬ ‮numbers‬ ‮are‬ ‮marked‬ ‮by‬ ‮themselves‬, ‮and‬ ‮who‬ ‮has‬ ‮a‬ ‮prize‬ ‮need‬ ‮not‬ ‮call‬ ‮it‬.",
  "rules90": "‮A‬ ‮ticket‬ ‮has‬ ‮three‬ ‮rows‬ ‮of‬ ‮five‬ ‮numbers‬. ‮Tickets‬ ‮bought‬ ‮six‬ ‮at‬ ‮a‬ ‮time‬ ‮are‬ ‮a‬ ‮strip‬, ‮on‬ ‮which‬ ‮each‬ ‮number‬ ‮from‬ ‮1‬ ‮to‬ ‮90‬ ‮stands‬ ‮once‬. ‮Called‬ ‮numbers‬ ‮are‬ ‮marked‬ ‮by‬ ‮themselves‬.",
  "rulesRound": [
   "‮While‬ ‮the‬ ‮balls‬ ‮of‬ ‮one‬ ‮round‬ ‮are‬ ‮called‬, ‮tickets‬ ‮of‬ ‮the‬ ‮next‬ ‮one‬ ‮are‬ ‮sold‬, ‮at‬ ‮most‬ ",
   [
    "count"
   ],
   " ‮to‬ ‮each‬ ‮player‬. ‮A‬ ‮round‬ ‮of‬ ‮which‬ ‮no‬ ‮ticket‬ ‮was‬ ‮sold‬ ‮is‬ ‮not‬ ‮called‬."
  ],
  "rulesShare": "‮The‬ ‮first‬ ‮ticket‬ ‮to‬ ‮have‬ ‮a‬ ‮prize‬ ‮wins‬ ‮it‬. ‮Tickets‬ ‮that‬ ‮have‬ ‮it‬ ‮on‬ ‮the‬ ‮same‬ ‮ball‬ ‮share‬ ‮it‬ ‮equally‬; ‮a‬ ‮sen‬ ‮that‬ ‮does‬ ‮not‬ ‮divide‬ ‮goes‬ ‮to‬ ‮the‬ ‮tickets‬ ‮that‬ ‮were‬ ‮bought‬ ‮first‬.",
  "returnNote": [
   "‮Prizes‬ ‮are‬ ‮paid‬ ‮from‬ ‮what‬ ‮the‬ ‮tickets‬ ‮of‬ ‮the‬ ‮round‬ ‮have‬ ‮cost‬. ‮Of‬ ‮all‬ ‮sales‬ ",
   [
    "percent"
   ],
   " % ‮come‬ ‮back‬ ‮to‬ ‮players‬."
  ],
  "prizeColumn": "‮Prize‬",
  "shareColumn": "‮Of‬ ‮the‬ ‮sales‬",
  "fairness": "‮Fairness‬",
  "fairnessNote": "‮The‬ ‮fingerprint‬ ‮of‬ ‮a‬ ‮secret‬ ‮seed‬ ‮is‬ ‮shown‬ ‮before‬ ‮tickets‬ ‮are‬ ‮sold‬. ‮When‬ ‮the‬ ‮sale‬ ‮is‬ ‮over‬, ‮all‬ ‮tickets‬ ‮are‬ ‮frozen‬ ‮and‬ ‮their‬ ‮fingerprint‬ ‮is‬ ‮shown‬. ‮The‬ ‮order‬ ‮of‬ ‮the‬ ‮balls‬ ‮follows‬ ‮from‬ ‮both‬, ‮so‬ ‮nobody‬ ‮knows‬ ‮it‬ ‮while‬ ‮tickets‬ ‮are‬ ‮sold‬, ‮and‬ ‮nobody‬ ‮can‬ ‮change‬ ‮it‬ ‮afterwards‬.",
  "commitment": "‮Fingerprint‬ ‮of‬ ‮the‬ ‮next‬ ‮round‬’‮s‬ ‮seed‬",
  "setHash": "‮Fingerprint‬ ‮of‬ ‮the‬ ‮last‬ ‮round‬’‮s‬ ‮tickets‬",
  "rounds": "‮Rounds‬",
  "noRounds": "‮You‬ ‮have‬ ‮not‬ ‮played‬ ‮in‬ ‮this‬ ‮room‬ ‮yet‬.",
  "olderRounds": "‮Older‬ ‮rounds‬",
  "ticketCount": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮ticket‬"
     ],
     "other": [
      0,
      " ‮tickets‬"
     ]
    }
   ]
  ],
  "stateOpen": "‮Still‬ ‮being‬ ‮called‬",
  "stateCancelled": "‮Not‬ ‮taken‬, ‮the‬ ‮price‬ ‮is‬ ‮back‬",
  "returned": [
   [
    "back"
   ],
   " ‮won‬ ‮for‬ ",
   [
    "stake"
   ]
  ],
  "check": "‮Check‬",
  "checkHolds": "‮It‬ ‮holds‬: ‮the‬ ‮seed‬ ‮and‬ ‮the‬ ‮tickets‬ ‮give‬ ‮exactly‬ ‮these‬ ‮balls‬ ‮and‬ ‮prizes‬.",
  "checkFails": "‮It‬ ‮does‬ ‮not‬ ‮hold‬.",
  "checkUnread": "‮The‬ ‮round‬ ‮could‬ ‮not‬ ‮be‬ ‮read‬ ‮just‬ ‮now‬. ‮Please‬ ‮try‬ ‮again‬.",
  "download": "‮Download‬ ‮the‬ ‮record‬"
 }
};
