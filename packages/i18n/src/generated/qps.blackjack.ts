// Written by `npm run generate` from src/messages.
export default {
 "blackjack": {
  "opening": [
   "‮Opening‬ ",
   [
    "game"
   ]
  ],
  "connectionOpening": "‮The‬ ‮table‬ ‮cannot‬ ‮be‬ ‮reached‬. ‮We‬ ‮keep‬ ‮trying‬.",
  "ended": "‮This‬ ‮game‬ ‮session‬ ‮is‬ ‮over‬",
  "endedNote": "‮Open‬ ‮the‬ ‮table‬ ‮again‬ ‮from‬ ‮the‬ ‮lobby‬ ‮to‬ ‮go‬ ‮on‬ ‮playing‬. ‮Your‬ ‮money‬ ‮is‬ ‮in‬ ‮your‬ ‮balance‬.",
  "limits": [
   [
    "minimum"
   ],
   " ‮to‬ ",
   [
    "maximum"
   ]
  ],
  "soundOn": "‮Turn‬ ‮sound‬ ‮on‬",
  "soundOff": "‮Turn‬ ‮sound‬ ‮off‬",
  "info": "‮Rules‬ ‮and‬ ‮returns‬",
  "history": "‮Your‬ ‮hands‬ ‮and‬ ‮fairness‬",
  "close": "‮Close‬",
  "dismiss": "‮Dismiss‬",
  "deposit": "‮Deposit‬",
  "tooLittle": "‮Your‬ ‮balance‬ ‮is‬ ‮too‬ ‮low‬ ‮for‬ ‮this‬ ‮stake‬.",
  "overLimit": "‮That‬ ‮is‬ ‮more‬ ‮than‬ ‮the‬ ‮table‬ ‮takes‬.",
  "cancelled": "‮That‬ ‮stake‬ ‮could‬ ‮not‬ ‮be‬ ‮placed‬. ‮It‬ ‮is‬ ‮back‬ ‮in‬ ‮your‬ ‮balance‬.",
  "playRefused": "‮You‬ ‮cannot‬ ‮place‬ ‮bets‬ ‮at‬ ‮the‬ ‮moment‬.",
  "failed": "‮Something‬ ‮went‬ ‮wrong‬ ‮on‬ ‮our‬ ‮side‬. ‮Please‬ ‮try‬ ‮again‬.",
  "connection": "‮No‬ ‮answer‬ ‮yet‬. ‮We‬ ‮ask‬ ‮again‬; ‮nothing‬ ‮counts‬ ‮twice‬.",
  "resumed": "‮Your‬ ‮hand‬ ‮has‬ ‮waited‬ ‮for‬ ‮you‬. ‮Please‬ ‮decide‬.",
  "dealer": "‮Dealer‬",
  "you": "‮Your‬ ‮hand‬",
  "handNo": [
   "‮Hand‬ ",
   [
    "number"
   ]
  ],
  "card": [
   [
    "suit",
    1,
    {
     "spades": [
      [
       "rank"
      ],
      " ‮of‬ ‮spades‬"
     ],
     "hearts": [
      [
       "rank"
      ],
      " ‮of‬ ‮hearts‬"
     ],
     "clubs": [
      [
       "rank"
      ],
      " ‮of‬ ‮clubs‬"
     ],
     "other": [
      [
       "rank"
      ],
      " ‮of‬ ‮diamonds‬"
     ]
    }
   ]
  ],
  "covered": "‮Covered‬ ‮card‬",
  "blackjack": "‮Blackjack‬",
  "doubled": "‮doubled‬",
  "cloth": "‮Blackjack‬ ‮pays‬ ‮3‬ ‮to‬ ‮2‬",
  "clothInsurance": "‮Insurance‬ ‮pays‬ ‮2‬ ‮to‬ ‮1‬",
  "putHere": "‮Put‬ ‮your‬ ‮chips‬ ‮here‬",
  "chips": "‮Chips‬",
  "chip": [
   "‮Chip‬ ‮of‬ ",
   [
    "amount"
   ]
  ],
  "undo": "‮Undo‬",
  "repeat": "‮Repeat‬ ‮the‬ ‮last‬ ‮stake‬",
  "deal": "‮Deal‬",
  "dealing": "‮One‬ ‮moment‬",
  "decide": "‮Your‬ ‮decision‬",
  "insureQuestion": "‮The‬ ‮dealer‬ ‮shows‬ ‮an‬ ‮ace‬. ‮Insurance‬ ‮against‬ ‮blackjack‬?",
  "move_insure": "‮Insure‬",
  "move_decline": "‮No‬ ‮insurance‬",
  "move_hit": "‮Hit‬",
  "move_stand": "‮Stand‬",
  "move_double": "‮Double‬",
  "move_split": "‮Split‬",
  "outcome_blackjack": "‮Blackjack‬!",
  "outcome_win": "‮Won‬",
  "outcome_push": "‮Tie‬",
  "outcome_lose": "‮Lost‬",
  "outcome_bust": "‮Over‬ ‮21‬",
  "returned": [
   [
    "back"
   ],
   " ‮back‬ ‮on‬ ",
   [
    "stake"
   ]
  ],
  "nothing": [
   "‮Nothing‬ ‮back‬ ‮on‬ ",
   [
    "stake"
   ]
  ],
  "rules": "‮Rules‬",
  "rulesAim": [
   "‮Closer‬ ‮to‬ ‮21‬ ‮than‬ ‮the‬ ‮dealer‬ ‮wins‬ ‮as‬ ‮much‬ ‮as‬ ‮was‬ ‮staked‬, ‮equal‬ ‮gives‬ ‮the‬ ‮stake‬ ‮back‬, ‮over‬ ‮21‬ ‮loses‬. ‮Faces‬ ‮count‬ ‮ten‬, ‮an‬ ‮ace‬ ‮one‬ ‮or‬ ‮eleven‬. ‮Each‬ ‮hand‬ ‮is‬ ‮dealt‬ ‮from‬ ",
   [
    "decks"
   ],
   " ‮freshly‬ ‮shuffled‬ ‮decks‬."
  ],
  "rulesStand17": "‮The‬ ‮dealer‬ ‮draws‬ ‮to‬ ‮16‬ ‮and‬ ‮stands‬ ‮on‬ ‮every‬ ‮17‬.",
  "rulesSoft17": "‮The‬ ‮dealer‬ ‮draws‬ ‮to‬ ‮16‬, ‮and‬ ‮to‬ ‮17‬ ‮with‬ ‮an‬ ‮ace‬ ‮that‬ ‮counts‬ ‮eleven‬.",
  "rulesNatural": "‮An‬ ‮ace‬ ‮and‬ ‮a‬ ‮ten‬ ‮at‬ ‮once‬ ‮are‬ ‮blackjack‬ ‮and‬ ‮win‬ ‮3‬ ‮to‬ ‮2‬. ‮With‬ ‮an‬ ‮ace‬ ‮or‬ ‮a‬ ‮ten‬ ‮the‬ ‮dealer‬ ‮looks‬ ‮for‬ ‮blackjack‬ ‮at‬ ‮once‬, ‮so‬ ‮no‬ ‮further‬ ‮stake‬ ‮is‬ ‮lost‬ ‮to‬ ‮it‬.",
  "rulesDouble": "‮With‬ ‮two‬ ‮cards‬, ‮after‬ ‮a‬ ‮split‬ ‮too‬, ‮you‬ ‮may‬ ‮double‬ ‮your‬ ‮stake‬ ‮for‬ ‮exactly‬ ‮one‬ ‮more‬ ‮card‬.",
  "rulesSplit": "‮Two‬ ‮cards‬ ‮of‬ ‮one‬ ‮value‬ ‮may‬ ‮be‬ ‮split‬ ‮once‬, ‮each‬ ‮with‬ ‮a‬ ‮stake‬ ‮of‬ ‮its‬ ‮own‬. ‮Split‬ ‮aces‬ ‮get‬ ‮one‬ ‮card‬ ‮each‬; ‮twenty‬-‮one‬ ‮is‬ ‮then‬ ‮no‬ ‮blackjack‬.",
  "rulesInsurance": "‮When‬ ‮the‬ ‮dealer‬ ‮shows‬ ‮an‬ ‮ace‬ ‮you‬ ‮may‬ ‮insure‬ ‮for‬ ‮half‬ ‮of‬ ‮your‬ ‮stake‬: ‮it‬ ‮wins‬ ‮2‬ ‮to‬ ‮1‬ ‮if‬ ‮the‬ ‮dealer‬ ‮has‬ ‮blackjack‬.",
  "rulesWait": "‮A‬ ‮hand‬ ‮waits‬ ‮for‬ ‮you‬. ‮If‬ ‮you‬ ‮leave‬ ‮it‬ ‮for‬ ‮a‬ ‮day‬, ‮it‬ ‮stands‬ ‮by‬ ‮itself‬ ‮and‬ ‮is‬ ‮paid‬ ‮as‬ ‮the‬ ‮cards‬ ‮say‬. ‮A‬ ‮stake‬ ‮that‬ ‮the‬ ‮wallet‬ ‮did‬ ‮not‬ ‮take‬ ‮is‬ ‮no‬ ‮stake‬.",
  "returnTitle": "‮Return‬",
  "returnNote": [
   "‮Played‬ ‮by‬ ‮the‬ ‮basic‬ ‮strategy‬, ",
   [
    "percent"
   ],
   " % ‮of‬ ‮the‬ ‮first‬ ‮stakes‬ ‮come‬ ‮back‬ ‮in‬ ‮the‬ ‮long‬ ‮run‬, ‮further‬ ‮stakes‬ ‮counted‬ ‮in‬. ‮Counted‬ ‮over‬ ",
   [
    "hands"
   ],
   " ‮million‬ ‮hands‬; ‮the‬ ‮true‬ ‮value‬ ‮lies‬ ‮within‬ ",
   [
    "within"
   ],
   " ‮99‬ ‮times‬ ‮out‬ ‮of‬ ‮100‬."
  ],
  "fairness": "‮Fairness‬",
  "fairnessNote": "‮Before‬ ‮each‬ ‮hand‬ ‮a‬ ‮secret‬ ‮seed‬ ‮is‬ ‮fixed‬ ‮by‬ ‮a‬ ‮fingerprint‬. ‮Your‬ ‮device‬ ‮adds‬ ‮a‬ ‮key‬ ‮of‬ ‮its‬ ‮own‬ ‮when‬ ‮you‬ ‮deal‬, ‮so‬ ‮nobody‬ ‮could‬ ‮choose‬ ‮the‬ ‮cards‬. ‮Afterwards‬ ‮the‬ ‮seed‬ ‮is‬ ‮shown‬, ‮and‬ ‮this‬ ‮page‬ ‮deals‬ ‮the‬ ‮hand‬ ‮again‬.",
  "commitment": "‮Fingerprint‬ (‮SHA‬-‮256‬)",
  "hands": "‮Your‬ ‮hands‬",
  "noHands": "‮Hands‬ ‮that‬ ‮you‬ ‮play‬ ‮stand‬ ‮here‬.",
  "olderHands": "‮Older‬ ‮hands‬",
  "stateOpen": "‮Still‬ ‮being‬ ‮played‬ ‮or‬ ‮paid‬",
  "stateCancelled": "‮Not‬ ‮played‬, ‮the‬ ‮stake‬ ‮is‬ ‮back‬",
  "check": "‮Check‬",
  "checkHolds": "‮It‬ ‮holds‬: ‮seed‬, ‮key‬ ‮and‬ ‮decisions‬ ‮give‬ ‮exactly‬ ‮these‬ ‮cards‬.",
  "checkFails": "‮It‬ ‮does‬ ‮not‬ ‮hold‬.",
  "download": "‮Download‬ ‮the‬ ‮record‬"
 }
};
