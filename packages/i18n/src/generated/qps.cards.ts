// Written by `npm run generate` from src/messages.
export default {
 "cards": {
  "opening": [
   "‮Opening‬ ",
   [
    "game"
   ]
  ],
  "connectionOpening": "‮The‬ ‮table‬ ‮cannot‬ ‮be‬ ‮reached‬. ‮We‬ ‮keep‬ ‮trying‬.",
  "connectionLost": "‮The‬ ‮connection‬ ‮is‬ ‮lost‬. ‮Your‬ ‮cards‬ ‮stay‬ ‮yours‬, ‮we‬ ‮keep‬ ‮trying‬.",
  "tryNow": "‮Try‬ ‮now‬",
  "ended": "‮This‬ ‮game‬ ‮session‬ ‮is‬ ‮over‬",
  "endedNote": "‮Open‬ ‮the‬ ‮game‬ ‮again‬ ‮from‬ ‮the‬ ‮lobby‬ ‮to‬ ‮go‬ ‮on‬ ‮playing‬. ‮Your‬ ‮money‬ ‮is‬ ‮in‬ ‮your‬ ‮balance‬.",
  "unit": [
   "‮Unit‬ ",
   [
    "unit"
   ]
  ],
  "points": "‮Points‬, ‮not‬ ‮money‬",
  "practice": "‮Practice‬ ‮against‬ ‮the‬ ‮house‬. ‮No‬ ‮money‬ ‮is‬ ‮played‬ ‮for‬.",
  "sit": "‮Sit‬ ‮down‬",
  "sitNote": [
   "‮You‬ ‮play‬ ‮against‬ ‮real‬ ‮people‬. ‮Before‬ ‮each‬ ‮hand‬ ",
   [
    "hold"
   ],
   " ‮is‬ ‮held‬ ‮of‬ ‮everybody‬: ‮that‬ ‮is‬ ‮the‬ ‮most‬ ‮a‬ ‮hand‬ ‮can‬ ‮cost‬. ‮What‬ ‮is‬ ‮left‬ ‮comes‬ ‮back‬ ‮after‬ ‮it‬."
  ],
  "sitPractice": "‮You‬ ‮practise‬ ‮against‬ ‮the‬ ‮house‬, ‮for‬ ‮points‬ ‮that‬ ‮are‬ ‮no‬ ‮money‬.",
  "leave": "‮Leave‬ ‮the‬ ‮table‬",
  "leaving": "‮You‬ ‮leave‬ ‮after‬ ‮this‬ ‮hand‬. ‮The‬ ‮clock‬ ‮plays‬ ‮it‬ ‮to‬ ‮its‬ ‮end‬.",
  "waitingPeople": [
   "‮Waiting‬ ‮for‬ ‮people‬: ",
   [
    "count"
   ],
   " ‮of‬ ",
   [
    "least"
   ]
  ],
  "gathering": "‮The‬ ‮hand‬ ‮begins‬",
  "holding": "‮Stakes‬ ‮are‬ ‮being‬ ‮held‬",
  "waitNext": "‮You‬ ‮play‬ ‮from‬ ‮the‬ ‮next‬ ‮hand‬ ‮on‬",
  "cancelled": "‮The‬ ‮hand‬ ‮did‬ ‮not‬ ‮take‬ ‮place‬. ‮What‬ ‮was‬ ‮held‬ ‮is‬ ‮back‬.",
  "next": "‮Next‬ ‮hand‬",
  "yourTurn": "‮Your‬ ‮turn‬",
  "turnOf": [
   [
    "who"
   ],
   " ‮to‬ ‮play‬"
  ],
  "bidding": "‮Who‬ ‮will‬ ‮be‬ ‮the‬ ‮banker‬?",
  "staking": "‮How‬ ‮much‬ ‮is‬ ‮staked‬?",
  "waitOthers": "‮Waiting‬ ‮for‬ ‮the‬ ‮others‬",
  "seat": [
   "‮Seat‬ ",
   [
    "number"
   ]
  ],
  "house": "‮House‬",
  "you": "‮You‬",
  "banker": "‮Banker‬",
  "away": "‮Played‬ ‮by‬ ‮the‬ ‮clock‬",
  "ready": "‮Ready‬",
  "passed": "‮Passed‬",
  "cardsLeft": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮card‬"
     ],
     "other": [
      0,
      " ‮cards‬"
     ]
    }
   ]
  ],
  "bidNone": "‮Not‬ ‮me‬",
  "bidTimes": [
   "‮Banker‬ ×",
   [
    "times"
   ]
  ],
  "bidTold": [
   "‮Bid‬ ×",
   [
    "times"
   ]
  ],
  "stakeUnits": [
   "‮Stake‬ ",
   [
    "amount"
   ]
  ],
  "stakeTold": [
   "×",
   [
    "units"
   ]
  ],
  "play": "‮Play‬",
  "playCards": [
   [
    "count",
    2,
    {
     "one": [
      "‮Play‬ ",
      0,
      " ‮card‬"
     ],
     "other": [
      "‮Play‬ ",
      0,
      " ‮cards‬"
     ]
    }
   ]
  ],
  "pass": "‮Pass‬",
  "choose": "‮Choose‬ ‮cards‬ ‮to‬ ‮play‬",
  "lead": "‮You‬ ‮lead‬: ‮play‬ ‮what‬ ‮you‬ ‮like‬",
  "mustInclude": [
   "‮The‬ ‮first‬ ‮play‬ ‮must‬ ‮contain‬ ",
   [
    "card"
   ]
  ],
  "cannotPlay": "‮That‬ ‮cannot‬ ‮be‬ ‮played‬ ‮on‬ ‮this‬",
  "won": [
   "‮You‬ ‮won‬ ",
   [
    "amount"
   ]
  ],
  "lost": [
   "‮You‬ ‮lost‬ ",
   [
    "amount"
   ]
  ],
  "even": "‮Nothing‬ ‮won‬, ‮nothing‬ ‮lost‬",
  "wonPoints": [
   "‮You‬ ‮won‬ ",
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮point‬"
     ],
     "other": [
      0,
      " ‮points‬"
     ]
    }
   ]
  ],
  "lostPoints": [
   "‮You‬ ‮lost‬ ",
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮point‬"
     ],
     "other": [
      0,
      " ‮points‬"
     ]
    }
   ]
  ],
  "instant_four_twos": "‮Four‬ ‮twos‬: ‮won‬ ‮at‬ ‮once‬",
  "instant_dragon": "‮Dragon‬: ‮won‬ ‮at‬ ‮once‬",
  "instant_five_pairs": "‮Five‬ ‮pairs‬ ‮in‬ ‮a‬ ‮row‬: ‮won‬ ‮at‬ ‮once‬",
  "instant_six_pairs": "‮Six‬ ‮pairs‬: ‮won‬ ‮at‬ ‮once‬",
  "kindNone": "‮No‬ ‮bull‬",
  "kindBull": [
   "‮Bull‬ ",
   [
    "number"
   ]
  ],
  "kindDouble": "‮Double‬ ‮bull‬",
  "kindPictures": "‮Five‬ ‮pictures‬",
  "moveRefused": "‮That‬ ‮cannot‬ ‮be‬ ‮played‬ ‮now‬.",
  "unseated": "‮You‬ ‮have‬ ‮no‬ ‮seat‬ ‮any‬ ‮more‬: ‮your‬ ‮balance‬ ‮was‬ ‮below‬ ‮what‬ ‮is‬ ‮held‬, ‮or‬ ‮the‬ ‮clock‬ ‮played‬ ‮for‬ ‮you‬ ‮twice‬.",
  "playRefused": "‮You‬ ‮cannot‬ ‮play‬ ‮at‬ ‮the‬ ‮moment‬.",
  "failed": "‮Something‬ ‮went‬ ‮wrong‬ ‮on‬ ‮our‬ ‮side‬. ‮Please‬ ‮try‬ ‮again‬.",
  "connection": "‮No‬ ‮answer‬ ‮yet‬. ‮We‬ ‮ask‬ ‮again‬; ‮a‬ ‮move‬ ‮counts‬ ‮once‬.",
  "deposit": "‮Deposit‬",
  "dismiss": "‮Dismiss‬",
  "close": "‮Close‬",
  "soundOn": "‮Turn‬ ‮sound‬ ‮on‬",
  "soundOff": "‮Turn‬ ‮sound‬ ‮off‬",
  "info": "‮Rules‬ ‮and‬ ‮stakes‬",
  "history": "‮Your‬ ‮hands‬ ‮and‬ ‮fairness‬",
  "yourCards": "‮Your‬ ‮cards‬",
  "table": "‮The‬ ‮table‬",
  "toBeat": [
   "‮To‬ ‮be‬ ‮beaten‬, ‮from‬ ",
   [
    "who"
   ]
  ],
  "rules": "‮Rules‬",
  "rulesNiuNiu": "‮You‬ ‮see‬ ‮four‬ ‮of‬ ‮five‬ ‮cards‬, ‮then‬ ‮all‬ ‮bid‬ ‮at‬ ‮once‬ ‮to‬ ‮be‬ ‮the‬ ‮banker‬. ‮The‬ ‮highest‬ ‮bid‬ ‮is‬ ‮the‬ ‮banker‬ ‮and‬ ‮multiplies‬ ‮all‬ ‮stakes‬. ‮The‬ ‮others‬ ‮stake‬, ‮the‬ ‮fifth‬ ‮cards‬ ‮are‬ ‮turned‬, ‮and‬ ‮each‬ ‮hand‬ ‮is‬ ‮compared‬ ‮with‬ ‮the‬ ‮banker‬’‮s‬. ‮Three‬ ‮cards‬ ‮that‬ ‮make‬ ‮a‬ ‮multiple‬ ‮of‬ ‮ten‬ ‮are‬ ‮a‬ ‮bull‬; ‮the‬ ‮other‬ ‮two‬ ‮give‬ ‮its‬ ‮number‬.",
  "rulesNiuNiuPays": "‮The‬ ‮winning‬ ‮hand‬ ‮multiplies‬: ‮five‬ ‮pictures‬ ‮5‬, ‮double‬ ‮bull‬ ‮4‬, ‮nine‬ ‮3‬, ‮eight‬ ‮and‬ ‮seven‬ ‮2‬, ‮all‬ ‮others‬ ‮1‬. ‮A‬ ‮hand‬ ‮never‬ ‮costs‬ ‮more‬ ‮than‬ ‮20‬ ‮units‬.",
  "rulesBigTwo": "‮Thirteen‬ ‮cards‬ ‮each‬, ‮from‬ ‮three‬ ‮up‬ ‮to‬ ‮two‬, ‮diamonds‬ ‮below‬ ‮clubs‬, ‮hearts‬ ‮and‬ ‮spades‬. ‮The‬ ‮lowest‬ ‮card‬ ‮begins‬. ‮Play‬ ‮a‬ ‮single‬ ‮card‬, ‮a‬ ‮pair‬, ‮a‬ ‮triple‬ ‮or‬ ‮five‬ ‮cards‬, ‮and‬ ‮the‬ ‮next‬ ‮plays‬ ‮as‬ ‮many‬, ‮higher‬, ‮or‬ ‮passes‬. ‮Who‬ ‮passed‬ ‮may‬ ‮play‬ ‮again‬ ‮later‬. ‮Five‬ ‮cards‬ ‮climb‬ ‮from‬ ‮straight‬ ‮to‬ ‮flush‬, ‮full‬ ‮house‬, ‮four‬ ‮of‬ ‮a‬ ‮kind‬ ‮and‬ ‮straight‬ ‮flush‬.",
  "rulesBigTwoPays": "‮Who‬ ‮is‬ ‮first‬ ‮without‬ ‮cards‬ ‮wins‬. ‮Everybody‬ ‮else‬ ‮pays‬ ‮a‬ ‮unit‬ ‮for‬ ‮each‬ ‮card‬ ‮left‬, ‮two‬ ‮for‬ ‮each‬ ‮from‬ ‮ten‬ ‮on‬, ‮three‬ ‮for‬ ‮all‬ ‮thirteen‬: ‮39‬ ‮units‬ ‮at‬ ‮most‬.",
  "rulesTienLen": "‮Thirteen‬ ‮cards‬ ‮each‬, ‮from‬ ‮three‬ ‮up‬ ‮to‬ ‮two‬, ‮spades‬ ‮below‬ ‮clubs‬, ‮diamonds‬ ‮and‬ ‮hearts‬. ‮The‬ ‮lowest‬ ‮card‬ ‮begins‬. ‮There‬ ‮are‬ ‮single‬ ‮cards‬, ‮pairs‬, ‮triples‬, ‮four‬ ‮alike‬, ‮straights‬ ‮from‬ ‮three‬ ‮cards‬, ‮and‬ ‮rows‬ ‮of‬ ‮three‬ ‮and‬ ‮more‬ ‮pairs‬; ‮no‬ ‮two‬ ‮is‬ ‮in‬ ‮a‬ ‮row‬. ‮Who‬ ‮passes‬ ‮is‬ ‮out‬ ‮until‬ ‮the‬ ‮others‬ ‮have‬ ‮passed‬ ‮too‬. ‮Three‬ ‮pairs‬ ‮in‬ ‮a‬ ‮row‬, ‮four‬ ‮alike‬ ‮or‬ ‮four‬ ‮pairs‬ ‮in‬ ‮a‬ ‮row‬ ‮beat‬ ‮a‬ ‮two‬.",
  "rulesTienLenPays": "‮Who‬ ‮is‬ ‮first‬ ‮without‬ ‮cards‬ ‮wins‬. ‮Everybody‬ ‮else‬ ‮pays‬ ‮a‬ ‮unit‬ ‮for‬ ‮each‬ ‮card‬ ‮left‬, ‮26‬ ‮without‬ ‮a‬ ‮single‬ ‮play‬, ‮and‬ ‮for‬ ‮twos‬ ‮left‬ ‮over‬ ‮five‬ ‮units‬ ‮a‬ ‮black‬ ‮one‬ ‮and‬ ‮ten‬ ‮a‬ ‮red‬ ‮one‬: ‮51‬ ‮units‬ ‮at‬ ‮most‬. ‮Four‬ ‮twos‬, ‮three‬ ‮to‬ ‮ace‬, ‮five‬ ‮pairs‬ ‮in‬ ‮a‬ ‮row‬ ‮or‬ ‮six‬ ‮pairs‬ ‮win‬ ‮at‬ ‮once‬.",
  "stakes": "‮Stakes‬",
  "rakeNote": [
   "‮A‬ ‮winner‬ ‮pays‬ ‮a‬ ‮rake‬ ‮of‬ ",
   [
    "percent"
   ],
   " % ‮of‬ ‮the‬ ‮win‬, ",
   [
    "maximum"
   ],
   " ‮at‬ ‮most‬."
  ],
  "clockNote": [
   "‮You‬ ‮have‬ ",
   [
    "seconds"
   ],
   " ‮seconds‬ ‮for‬ ‮a‬ ‮move‬. ‮Then‬ ‮the‬ ‮clock‬ ‮passes‬ ‮for‬ ‮you‬, ‮or‬ ‮does‬ ‮the‬ ‮least‬ ‮that‬ ‮the‬ ‮rules‬ ‮allow‬; ‮after‬ ‮two‬ ‮times‬ ‮it‬ ‮waits‬ ‮no‬ ‮more‬."
  ],
  "leaveNote": "‮Who‬ ‮leaves‬ ‮or‬ ‮loses‬ ‮the‬ ‮connection‬ ‮in‬ ‮the‬ ‮middle‬ ‮of‬ ‮a‬ ‮hand‬ ‮is‬ ‮played‬ ‮for‬ ‮to‬ ‮its‬ ‮end‬.",
  "fairness": "‮Fairness‬",
  "fairnessNote": "‮Before‬ ‮a‬ ‮hand‬ ‮the‬ ‮house‬’‮s‬ ‮secret‬ ‮seed‬ ‮is‬ ‮fixed‬ ‮by‬ ‮a‬ ‮fingerprint‬. ‮The‬ ‮deck‬ ‮is‬ ‮shuffled‬ ‮from‬ ‮it‬ ‮and‬ ‮from‬ ‮a‬ ‮seed‬ ‮of‬ ‮everybody‬ ‮at‬ ‮the‬ ‮table‬, ‮so‬ ‮nobody‬ ‮can‬ ‮stack‬ ‮it‬ ‮alone‬. ‮Afterwards‬ ‮all‬ ‮seeds‬ ‮are‬ ‮shown‬.",
  "fingerprint": "‮Fingerprint‬ (‮SHA‬-‮256‬)",
  "hands": "‮Your‬ ‮hands‬",
  "noHands": "‮Hands‬ ‮that‬ ‮you‬ ‮played‬ ‮stand‬ ‮here‬.",
  "older": "‮Older‬ ‮hands‬",
  "hand": [
   "‮Hand‬ ",
   [
    "number"
   ]
  ],
  "check": "‮Check‬",
  "checkHolds": "‮It‬ ‮holds‬: ‮seeds‬ ‮and‬ ‮moves‬ ‮give‬ ‮this‬ ‮result‬.",
  "checkFails": "‮It‬ ‮does‬ ‮not‬ ‮hold‬. ‮Keep‬ ‮the‬ ‮record‬ ‮and‬ ‮contact‬ ‮our‬ ‮service‬.",
  "download": "‮Download‬ ‮record‬",
  "stateCancelled": "‮Did‬ ‮not‬ ‮take‬ ‮place‬",
  "secondsLeft": [
   [
    "seconds"
   ],
   " ‮s‬ ‮left‬"
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
  "cardBack": "‮Covered‬ ‮card‬"
 }
};
