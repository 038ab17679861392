// Written by `npm run generate` from src/messages.
export default {
 "tables": {
  "opening": [
   "‮Opening‬ ",
   [
    "game"
   ]
  ],
  "connectionOpening": "‮The‬ ‮table‬ ‮cannot‬ ‮be‬ ‮reached‬. ‮We‬ ‮keep‬ ‮trying‬.",
  "connectionLost": "‮The‬ ‮connection‬ ‮is‬ ‮lost‬. ‮Chips‬ ‮on‬ ‮the‬ ‮table‬ ‮stay‬ ‮there‬, ‮we‬ ‮keep‬ ‮trying‬.",
  "tryNow": "‮Try‬ ‮now‬",
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
  "players": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮at‬ ‮the‬ ‮table‬"
     ],
     "other": [
      0,
      " ‮at‬ ‮the‬ ‮table‬"
     ]
    }
   ]
  ],
  "round": [
   "‮Round‬ ",
   [
    "label"
   ]
  ],
  "phaseBetting": "‮Place‬ ‮your‬ ‮bets‬",
  "phaseClosed": "‮No‬ ‮more‬ ‮bets‬",
  "phaseRevealed": "‮Next‬ ‮round‬",
  "secondsLeft": [
   [
    "seconds"
   ],
   " ‮s‬ ‮left‬"
  ],
  "spotLabel": [
   [
    "spot"
   ],
   ", ‮pays‬ ",
   [
    "pays"
   ],
   ", ‮yours‬ ",
   [
    "amount"
   ]
  ],
  "chip": [
   "‮Chip‬ ‮of‬ ",
   [
    "amount"
   ]
  ],
  "undo": "‮Undo‬",
  "repeat": "‮Repeat‬",
  "double": "‮Double‬",
  "confirm": "‮Confirm‬ ‮bet‬",
  "confirming": "‮Placing‬ ‮the‬ ‮bet‬",
  "choose": "‮Choose‬ ‮a‬ ‮chip‬, ‮then‬ ‮a‬ ‮place‬",
  "closed": "‮Bets‬ ‮are‬ ‮closed‬",
  "opensIn": [
   "‮Opens‬ ‮again‬ ‮in‬ ",
   [
    "seconds"
   ],
   " ‮s‬"
  ],
  "placed": "‮On‬ ‮the‬ ‮table‬",
  "returned": [
   "‮Returned‬ ",
   [
    "back"
   ],
   " ‮on‬ ",
   [
    "stake"
   ]
  ],
  "net": [
   "‮Net‬ ",
   [
    "amount"
   ]
  ],
  "betsClosed": "‮That‬ ‮came‬ ‮after‬ ‮the‬ ‮close‬. ‮Nothing‬ ‮was‬ ‮staked‬.",
  "tooLittle": "‮Your‬ ‮balance‬ ‮is‬ ‮too‬ ‮low‬ ‮for‬ ‮this‬ ‮bet‬.",
  "cancelled": "‮That‬ ‮bet‬ ‮could‬ ‮not‬ ‮be‬ ‮placed‬. ‮Its‬ ‮stake‬ ‮is‬ ‮back‬ ‮in‬ ‮your‬ ‮balance‬.",
  "playRefused": "‮You‬ ‮cannot‬ ‮place‬ ‮bets‬ ‮at‬ ‮the‬ ‮moment‬.",
  "failed": "‮Something‬ ‮went‬ ‮wrong‬ ‮on‬ ‮our‬ ‮side‬. ‮Please‬ ‮try‬ ‮again‬.",
  "connection": "‮No‬ ‮answer‬ ‮yet‬. ‮We‬ ‮ask‬ ‮again‬; ‮the‬ ‮bet‬ ‮counts‬ ‮once‬.",
  "deposit": "‮Deposit‬",
  "dismiss": "‮Dismiss‬",
  "close": "‮Close‬",
  "soundOn": "‮Turn‬ ‮sound‬ ‮on‬",
  "soundOff": "‮Turn‬ ‮sound‬ ‮off‬",
  "info": "‮Rules‬ ‮and‬ ‮returns‬",
  "history": "‮Your‬ ‮rounds‬ ‮and‬ ‮fairness‬",
  "roads": "‮Roads‬",
  "beadPlate": "‮Bead‬ ‮plate‬",
  "bigRoad": "‮Big‬ ‮road‬",
  "lastNumbers": "‮Last‬ ‮numbers‬",
  "rules": "‮Rules‬",
  "returns": "‮What‬ ‮places‬ ‮pay‬ ‮back‬",
  "returnsNote": "‮The‬ ‮share‬ ‮of‬ ‮all‬ ‮stakes‬ ‮that‬ ‮comes‬ ‮back‬ ‮in‬ ‮the‬ ‮long‬ ‮run‬, ‮counted‬ ‮over‬ ‮every‬ ‮outcome‬.",
  "spotColumn": "‮Place‬",
  "paysColumn": "‮Pays‬",
  "returnColumn": "‮Return‬",
  "maximumColumn": "‮Most‬",
  "rounds": "‮Your‬ ‮rounds‬",
  "noRounds": "‮Rounds‬ ‮with‬ ‮your‬ ‮chips‬ ‮stand‬ ‮here‬.",
  "olderRounds": "‮Older‬ ‮rounds‬",
  "fairness": "‮Fairness‬",
  "fairnessNote": "‮Before‬ ‮the‬ ‮first‬ ‮bet‬ ‮of‬ ‮a‬ ‮round‬ ‮its‬ ‮secret‬ ‮seed‬ ‮is‬ ‮fixed‬ ‮by‬ ‮a‬ ‮fingerprint‬. ‮Afterwards‬ ‮the‬ ‮seed‬ ‮is‬ ‮shown‬, ‮and‬ ‮the‬ ‮same‬ ‮cards‬, ‮pocket‬ ‮or‬ ‮dice‬ ‮come‬ ‮of‬ ‮it‬ ‮for‬ ‮everybody‬.",
  "commitment": "‮Fingerprint‬ (‮SHA‬-‮256‬)",
  "check": "‮Check‬",
  "checkHolds": "‮It‬ ‮holds‬: ‮the‬ ‮seed‬ ‮gives‬ ‮this‬ ‮outcome‬.",
  "checkFails": "‮It‬ ‮does‬ ‮not‬ ‮hold‬. ‮Keep‬ ‮the‬ ‮record‬ ‮and‬ ‮contact‬ ‮our‬ ‮service‬.",
  "download": "‮Download‬ ‮record‬",
  "stateOpen": "‮Being‬ ‮settled‬",
  "stateCancelled": "‮Given‬ ‮back‬",
  "stateRefused": "‮Not‬ ‮placed‬",
  "winPlayer": [
   "‮Player‬ ‮wins‬, ",
   [
    "player"
   ],
   " ‮to‬ ",
   [
    "banker"
   ]
  ],
  "winBanker": [
   "‮Banker‬ ‮wins‬, ",
   [
    "banker"
   ],
   " ‮to‬ ",
   [
    "player"
   ]
  ],
  "winTie": [
   "‮Tie‬, ",
   [
    "player"
   ],
   " ‮to‬ ",
   [
    "banker"
   ]
  ],
  "winDragon": "‮Dragon‬ ‮wins‬",
  "winTiger": "‮Tiger‬ ‮wins‬",
  "winTieCards": "‮Tie‬",
  "winNumber": [
   [
    "colour",
    1,
    {
     "red": [
      [
       "number"
      ],
      " ‮red‬"
     ],
     "black": [
      [
       "number"
      ],
      " ‮black‬"
     ],
     "other": [
      [
       "number"
      ],
      " ‮green‬"
     ]
    }
   ]
  ],
  "winDice": [
   "‮Total‬ ",
   [
    "total"
   ]
  ],
  "winTriple": [
   "‮Three‬ ‮alike‬, ‮total‬ ",
   [
    "total"
   ]
  ],
  "handPlayer": "‮Player‬",
  "handBanker": "‮Banker‬",
  "handDragon": "‮Dragon‬",
  "handTiger": "‮Tiger‬",
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
  "letterPlayer": "‮P‬",
  "letterBanker": "‮B‬",
  "letterTie": "‮T‬",
  "letterDragon": "‮D‬",
  "letterTiger": "‮T‬",
  "letterTieCards": "=",
  "letterBig": "‮B‬",
  "letterSmall": "‮S‬",
  "letterTriple": "‮3‬",
  "spot_player": "‮Player‬",
  "spot_banker": "‮Banker‬",
  "spot_tie": "‮Tie‬",
  "spot_player_pair": "‮P‬ ‮pair‬",
  "spot_banker_pair": "‮B‬ ‮pair‬",
  "spot_super_six": "‮Super‬ ‮six‬",
  "spot_tiger": "‮Tiger‬",
  "spot_small_tiger": "‮Small‬ ‮tiger‬",
  "spot_big_tiger": "‮Big‬ ‮tiger‬",
  "spot_dragon": "‮Dragon‬",
  "spot_suited_tie": "‮Suited‬ ‮tie‬",
  "spot_dragon_odd": "‮Dragon‬ ‮odd‬",
  "spot_dragon_even": "‮Dragon‬ ‮even‬",
  "spot_tiger_odd": "‮Tiger‬ ‮odd‬",
  "spot_tiger_even": "‮Tiger‬ ‮even‬",
  "spot_dragon_small": "‮Dragon‬ ‮small‬",
  "spot_dragon_big": "‮Dragon‬ ‮big‬",
  "spot_tiger_small": "‮Tiger‬ ‮small‬",
  "spot_tiger_big": "‮Tiger‬ ‮big‬",
  "spot_low": "‮1‬–‮18‬",
  "spot_high": "‮19‬–‮36‬",
  "spot_even": "‮Even‬",
  "spot_odd": "‮Odd‬",
  "spot_red": "‮Red‬",
  "spot_black": "‮Black‬",
  "spot_dozen_1": "‮1st‬ ‮12‬",
  "spot_dozen_2": "‮2nd‬ ‮12‬",
  "spot_dozen_3": "‮3rd‬ ‮12‬",
  "spot_column": [
   "‮Column‬ ",
   [
    "place"
   ]
  ],
  "spot_small": "‮Small‬",
  "spot_big": "‮Big‬",
  "spot_double": [
   "‮Double‬ ",
   [
    "face"
   ]
  ],
  "spot_triple": [
   "‮Triple‬ ",
   [
    "face"
   ]
  ],
  "spot_any_triple": "‮Any‬ ‮triple‬",
  "spot_total": [
   [
    "total"
   ]
  ],
  "spot_pair": [
   [
    "faces"
   ]
  ],
  "spot_single": [
   [
    "face"
   ]
  ],
  "racetrack": "‮Racetrack‬",
  "sectorVoisins": "‮Neighbours‬ ‮of‬ ‮zero‬",
  "sectorTiers": "‮Third‬",
  "sectorOrphelins": "‮Orphans‬",
  "neighboursOf": [
   [
    "number"
   ],
   " ‮and‬ ‮two‬ ‮neighbours‬ ‮each‬ ‮side‬"
  ],
  "layoutInside": "‮Splits‬, ‮streets‬, ‮corners‬ ‮and‬ ‮six‬ ‮lines‬",
  "insideBets": "‮Inside‬ ‮bets‬",
  "groupSplit": "‮Splits‬",
  "groupStreet": "‮Streets‬",
  "groupCorner": "‮Corners‬",
  "groupSix": "‮Six‬ ‮lines‬",
  "rulesBaccarat": "‮Player‬ ‮and‬ ‮banker‬ ‮get‬ ‮two‬ ‮cards‬ ‮each‬, ‮and‬ ‮a‬ ‮third‬ ‮by‬ ‮fixed‬ ‮rules‬. ‮Tens‬ ‮and‬ ‮pictures‬ ‮count‬ ‮nothing‬, ‮of‬ ‮a‬ ‮total‬ ‮only‬ ‮the‬ ‮last‬ ‮digit‬ ‮counts‬; ‮who‬ ‮is‬ ‮nearer‬ ‮to‬ ‮nine‬ ‮wins‬. ‮On‬ ‮a‬ ‮tie‬, ‮chips‬ ‮on‬ ‮player‬ ‮and‬ ‮banker‬ ‮come‬ ‮back‬.",
  "rulesCommission": "‮A‬ ‮winning‬ ‮banker‬ ‮pays‬ ‮0‬.‮95‬ ‮to‬ ‮1‬.",
  "rulesNoCommission": "‮A‬ ‮winning‬ ‮banker‬ ‮pays‬ ‮1‬ ‮to‬ ‮1‬, ‮and‬ ‮half‬ ‮of‬ ‮it‬ ‮with‬ ‮a‬ ‮six‬.",
  "rulesDragonTiger": "‮One‬ ‮card‬ ‮each‬ ‮for‬ ‮dragon‬ ‮and‬ ‮tiger‬; ‮the‬ ‮higher‬ ‮one‬ ‮wins‬, ‮the‬ ‮ace‬ ‮is‬ ‮the‬ ‮lowest‬. ‮A‬ ‮tie‬ ‮takes‬ ‮half‬ ‮of‬ ‮what‬ ‮lies‬ ‮on‬ ‮dragon‬ ‮and‬ ‮tiger‬. ‮A‬ ‮seven‬ ‮is‬ ‮neither‬ ‮odd‬ ‮nor‬ ‮even‬, ‮and‬ ‮neither‬ ‮small‬ ‮nor‬ ‮big‬.",
  "rulesRoulette": "‮A‬ ‮wheel‬ ‮with‬ ‮one‬ ‮zero‬. ‮A‬ ‮chip‬ ‮pays‬ ‮36‬ ‮shared‬ ‮among‬ ‮the‬ ‮numbers‬ ‮that‬ ‮it‬ ‮covers‬.",
  "rulesHalfBack": "‮On‬ ‮zero‬, ‮half‬ ‮of‬ ‮what‬ ‮lies‬ ‮on‬ ‮the‬ ‮even‬ ‮chances‬ ‮comes‬ ‮back‬.",
  "rulesSicBo": "‮Three‬ ‮dice‬. ‮Three‬ ‮alike‬ ‮take‬ ‮what‬ ‮lies‬ ‮on‬ ‮small‬, ‮big‬, ‮odd‬ ‮and‬ ‮even‬.",
  "rulesShoe": "‮Every‬ ‮round‬ ‮has‬ ‮a‬ ‮shoe‬ ‮of‬ ‮eight‬ ‮decks‬ ‮of‬ ‮its‬ ‮own‬, ‮shuffled‬ ‮anew‬."
 }
};
