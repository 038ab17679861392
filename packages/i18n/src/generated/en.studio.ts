// Written by `npm run generate` from src/messages.
export default {
 "studio": {
  "engineLines5x3": "5 reels, 3 rows, 20 lines",
  "engineClassic3x3": "3 reels, 3 rows, 5 lines",
  "engineCascade6x5": "6 reels, 5 rows, tumbling wins",
  "engineWays6x5": "6 reels, up to 15,625 ways",
  "engineHold5x3": "5 reels, 243 ways, coins that hold",
  "feature_holdAndWin": "Hold and win",
  "feature_ways": "Changing ways",
  "readyNoteWays": [
   "Up to ",
   [
    "ways"
   ],
   " ways · RTP ",
   [
    "percent"
   ],
   "%"
  ],
  "readyNoteHold": [
   [
    "count"
   ],
   " coins hold · RTP ",
   [
    "percent"
   ],
   "%"
  ],
  "symbolCoin": "Coin",
  "holdBegins": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " coin holds"
     ],
     "other": [
      0,
      " coins hold"
     ]
    }
   ]
  ],
  "holdNote": [
   "They stay while the rest is drawn again. Every new coin gives ",
   [
    "respins"
   ],
   " respins."
  ],
  "holdEnd": "The coins pay",
  "holdResult": [
   "The coins paid ",
   [
    "amount"
   ]
  ],
  "respinsLeft": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " respin left"
     ],
     "other": [
      0,
      " respins left"
     ]
    }
   ]
  ],
  "heldIn": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " coin held"
     ],
     "other": [
      0,
      " coins held"
     ]
    }
   ]
  ],
  "fullBoard": "Full board",
  "coinRule": [
   "Each coin is worth so many bets. ",
   [
    "count"
   ],
   " or more of them hold, and pay at the end."
  ],
  "ruleWaysPlain": [
   "Equal symbols on three or more neighbouring reels from the left win, whatever their rows: ",
   [
    "ways"
   ],
   " ways, all always in play. The wild stands on the three inner reels and stands in for every symbol but the coin."
  ],
  "ruleHold": [
   [
    "count"
   ],
   " or more coins anywhere hold: they stay, and the other cells are drawn again, ",
   [
    "respins"
   ],
   " times. Every new coin stays too and gives all ",
   [
    "respins"
   ],
   " respins back. When none is left, or every cell has a coin, all coins pay what they say; a full board pays ",
   [
    "full"
   ],
   " bets on top."
  ],
  "wayWinsPlain": "Ways",
  "wayWins": [
   "Ways · ×",
   [
    "multiplier"
   ]
  ],
  "paytableNoteWays": [
   "Amounts for each way at a bet of ",
   [
    "bet"
   ],
   ": equal symbols on so many neighbouring reels from the left, whatever their rows."
  ],
  "ruleWays": [
   "Each reel shows ",
   [
    "least"
   ],
   " to ",
   [
    "most"
   ],
   " rows, drawn anew with every spin, so there are up to ",
   [
    "ways"
   ],
   " ways. Equal symbols on three or more neighbouring reels from the left win, and each way counts. The wild stands on the inner reels and stands in for every symbol but the scatter."
  ],
  "feature_cascade": "Tumbling wins",
  "feature_payAnywhere": "Wins anywhere",
  "volatility_low": "low",
  "volatility_medium": "medium",
  "volatility_high": "high",
  "maximumWin": "Highest win",
  "maximumWinNote": "The most that a single spin can pay, a free spin included.",
  "timesBet": [
   [
    "bets"
   ],
   " × bet"
  ],
  "feature_wild": "Wilds",
  "feature_wildMultiplier": "Doubling wilds",
  "feature_scatter": "Scatters",
  "feature_freeSpins": "Free spins",
  "feature_retrigger": "More free spins",
  "feature_multiplier": "Multiplied wins",
  "opening": [
   "Opening ",
   [
    "game"
   ]
  ],
  "balance": "Balance",
  "bet": "Bet",
  "lastWin": "Last win",
  "spin": "Spin",
  "skip": "Skip",
  "spinning": "The reels are turning",
  "betLess": "Bet less",
  "betMore": "Bet more",
  "betAmount": [
   "Bet ",
   [
    "amount"
   ],
   ", ",
   [
    "lineBet"
   ],
   " on each of ",
   [
    "lines"
   ],
   " lines"
  ],
  "perLine": [
   [
    "lines"
   ],
   " × ",
   [
    "lineBet"
   ]
  ],
  "ready": "Press spin to play",
  "readyNoteAnywhere": [
   [
    "count"
   ],
   "+ alike win · RTP ",
   [
    "percent"
   ],
   "%"
  ],
  "falling": "The symbols are falling",
  "tumble": [
   "Tumble ",
   [
    "place"
   ],
   " · ×",
   [
    "multiplier"
   ]
  ],
  "readyNote": [
   [
    "lines"
   ],
   " lines · RTP ",
   [
    "percent"
   ],
   "%"
  ],
  "reels": "Reels",
  "rowsShown": [
   "Row ",
   [
    "row"
   ],
   ": ",
   [
    "symbols"
   ]
  ],
  "won": [
   "You win ",
   [
    "amount"
   ]
  ],
  "paidBelowBet": [
   "Paid ",
   [
    "amount"
   ],
   " on a bet of ",
   [
    "bet"
   ]
  ],
  "noWin": "No win this time",
  "lineWin": [
   "Line ",
   [
    "line"
   ]
  ],
  "scatterWin": "Scatters",
  "freeSpinsWon": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " free spin"
     ],
     "other": [
      0,
      " free spins"
     ]
    }
   ]
  ],
  "freeSpinsNote": [
   "Every win counts ",
   [
    "multiplier"
   ],
   " times"
  ],
  "freeSpinsStart": "Start",
  "freeSpinCount": [
   "Free spin ",
   [
    "played"
   ],
   " of ",
   [
    "total"
   ]
  ],
  "freeSpinsMore": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " more free spin"
     ],
     "other": [
      0,
      " more free spins"
     ]
    }
   ]
  ],
  "freeSpinsTotal": [
   "Won so far ",
   [
    "amount"
   ]
  ],
  "freeSpinsEnd": "Free spins are over",
  "freeSpinsResult": [
   "The round won ",
   [
    "amount"
   ]
  ],
  "skipToEnd": "Skip to the end",
  "goOn": "Go on",
  "soundOn": "Turn sound on",
  "soundOff": "Turn sound off",
  "info": "Paytable and rules",
  "history": "Rounds and fairness",
  "close": "Close",
  "resumed": "Your last spin was interrupted. It has been completed; here it is.",
  "cancelled": "That spin did not take place. Its stake is back in your balance.",
  "connection": "The connection is lost. Your spin is safe, we keep trying.",
  "connectionOpening": "The game cannot be reached. We keep trying.",
  "tryNow": "Try now",
  "tooLittle": "Your balance is too low for this bet. Choose a smaller bet, or deposit in the portal.",
  "deposit": "Deposit",
  "ended": "This game session is over",
  "endedNote": "Open the game again from the lobby to go on playing. Your money is in your balance.",
  "playRefused": "You cannot place bets at the moment.",
  "failed": "Something went wrong on our side. Please try again.",
  "dismiss": "Dismiss",
  "symbolWild": "Wild",
  "symbolScatter": "Scatter",
  "symbolNamed": [
   "Symbol ",
   [
    "id"
   ]
  ],
  "paytable": "Paytable",
  "paytableNoteAnywhere": [
   "Amounts for a bet of ",
   [
    "bet"
   ],
   ", for so many equal symbols or more, wherever they stand."
  ],
  "paytableNote": [
   "Amounts for a bet of ",
   [
    "bet"
   ],
   ". Lines pay from the left, the highest win of each line counts."
  ],
  "wildRule": "Stands in for every symbol but the scatter.",
  "wildRuleCoin": "Stands in for every symbol but the coin.",
  "wildDoubles": "Stands in for every symbol and doubles the win; two of them make it four times as much.",
  "scatterRule": "Pays anywhere and gives free spins.",
  "scatterFree": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " free spin"
     ],
     "other": [
      0,
      " free spins"
     ]
    }
   ]
  ],
  "orMore": [
   [
    "count"
   ],
   "+"
  ],
  "ofKind": [
   [
    "count"
   ],
   "×"
  ],
  "lines": "Lines",
  "line": [
   "Line ",
   [
    "line"
   ]
  ],
  "rules": "Rules",
  "ruleLines": [
   "A bet is spread over ",
   [
    "lines"
   ],
   " lines, all always in play. Equal symbols side by side from the first reel win."
  ],
  "ruleTumbles": [
   [
    "count"
   ],
   " or more equal symbols win wherever they stand. What wins leaves the board, the rest falls down and new symbols fall after it; that goes on while the board wins, at most ",
   [
    "most"
   ],
   " times. The wins of one spin count ",
   [
    "ladder"
   ],
   " in turn, and stay at the last."
  ],
  "ruleFree": [
   "Free spins are played with the bet of the spin that won them, and every win counts ",
   [
    "multiplier"
   ],
   " times. Three or more scatters during free spins give more of them."
  ],
  "ruleFault": "A spin that is interrupted is completed when you return, or its stake is given back.",
  "facts": "Facts",
  "rtp": "Return to player",
  "rtpNote": "The share of all bets that the game pays back in the long run, proved by counting every outcome.",
  "hitFrequency": "Winning spins",
  "hitFrequencyNote": "Share of paid spins that pay anything, also less than the bet.",
  "volatility": "Volatility",
  "volatilityNote": "Standard deviation of one round, in bets.",
  "rounds": "Your rounds",
  "noRounds": "Your rounds stand here after the first spin.",
  "olderRounds": "Older rounds",
  "stateOpen": "Being settled",
  "stateRefused": "Not played",
  "stateCancelled": "Given back",
  "betOf": [
   "Bet ",
   [
    "amount"
   ]
  ],
  "freeSpinsIn": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " free spin"
     ],
     "other": [
      0,
      " free spins"
     ]
    }
   ]
  ],
  "watch": "Watch again",
  "check": "Check",
  "checkHolds": "It holds: the seeds give these reels and this win.",
  "checkFails": "It does not hold. Keep the record and contact our service.",
  "record": "Record of the round",
  "download": "Download record",
  "copy": "Copy record",
  "copied": "Copied",
  "fairness": "Fairness",
  "fairnessNote": "Before you play, the game commits to a secret seed by its fingerprint. Together with your own seed it decides every spin. Change seeds to reveal the secret and check your rounds.",
  "commitment": "Fingerprint in play (SHA-256)",
  "nextCommitment": "Next fingerprint",
  "clientSeed": "Your seed",
  "serverSeed": "Secret seed",
  "serverSeedHidden": "Shown after you change seeds",
  "nonce": "Spin number",
  "newClientSeed": "New seed of yours",
  "changeSeeds": "Change seeds",
  "seedsChanged": "Changed. The secret seed of your earlier rounds is now shown with them.",
  "roundOpen": "A spin is still being settled. Try again in a moment.",
  "seedLength": [
   "Write 1 to ",
   [
    "maximum"
   ],
   " characters."
  ]
 }
};
