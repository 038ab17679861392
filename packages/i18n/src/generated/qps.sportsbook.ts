// Written by `npm run generate` from src/messages.
export default {
 "sportsbook": {
  "opening": [
   "‮Opening‬ ",
   [
    "game"
   ]
  ],
  "connectionOpening": "‮The‬ ‮sportsbook‬ ‮cannot‬ ‮be‬ ‮reached‬. ‮We‬ ‮keep‬ ‮trying‬.",
  "ended": "‮This‬ ‮game‬ ‮session‬ ‮is‬ ‮over‬",
  "endedNote": "‮Open‬ ‮it‬ ‮again‬ ‮from‬ ‮the‬ ‮lobby‬ ‮to‬ ‮go‬ ‮on‬. ‮Your‬ ‮money‬ ‮is‬ ‮in‬ ‮your‬ ‮balance‬, ‮and‬ ‮your‬ ‮bets‬ ‮are‬ ‮settled‬.",
  "close": "‮Close‬",
  "virtualShort": "‮Virtual‬ ‮matches‬",
  "virtual": "‮A‬ ‮virtual‬ ‮match‬: ‮played‬ ‮by‬ ‮the‬ ‮studio‬ ‮from‬ ‮a‬ ‮seed‬ ‮that‬ ‮was‬ ‮committed‬ ‮before‬ ‮the‬ ‮first‬ ‮bet‬.",
  "format": "‮Odds‬",
  "format_decimal": "‮Decimal‬",
  "format_hongKong": "‮Hong‬ ‮Kong‬",
  "format_malay": "‮Malay‬",
  "format_indonesian": "‮Indonesian‬",
  "format_american": "‮American‬",
  "views": "‮Views‬",
  "matches": "‮Matches‬",
  "myBets": "‮My‬ ‮bets‬",
  "results": "‮Results‬",
  "filter": "‮Which‬ ‮matches‬",
  "allMatches": "‮All‬",
  "live": "‮Live‬",
  "noneLive": "‮No‬ ‮match‬ ‮is‬ ‮on‬ ‮right‬ ‮now‬. ‮The‬ ‮next‬ ‮one‬ ‮is‬ ‮about‬ ‮to‬ ‮begin‬.",
  "noMatches": "‮No‬ ‮matches‬ ‮right‬ ‮now‬. ‮They‬ ‮come‬ ‮by‬ ‮themselves‬.",
  "openMatch": "‮All‬ ‮odds‬:",
  "minute": [
   [
    "minute"
   ],
   "’"
  ],
  "phase_open": "‮Soon‬",
  "phase_live": "‮Live‬",
  "phase_ended": "‮Over‬",
  "phase_settled": "‮Over‬",
  "phase_void": "‮Void‬",
  "score": "‮Score‬",
  "rounds": [
   "‮Rounds‬ ",
   [
    "home"
   ],
   " – ",
   [
    "away"
   ]
  ],
  "draw": "‮Draw‬",
  "over": [
   "‮Over‬ ",
   [
    "line"
   ]
  ],
  "under": [
   "‮Under‬ ",
   [
    "line"
   ]
  ],
  "otherScore": "‮Any‬ ‮other‬",
  "market_result": "‮Result‬",
  "market_handicap": "‮Handicap‬",
  "market_total": "‮Total‬",
  "market_score": "‮Exact‬ ‮score‬",
  "up": "‮risen‬",
  "down": "‮fallen‬",
  "suspendedNow": "‮No‬ ‮bets‬ ‮for‬ ‮a‬ ‮moment‬: ‮something‬ ‮has‬ ‮just‬ ‮happened‬.",
  "suspendedShort": "‮Paused‬",
  "fairness": "‮How‬ ‮this‬ ‮match‬ ‮is‬ ‮drawn‬",
  "fairnessNote": "‮Before‬ ‮its‬ ‮first‬ ‮bet‬ ‮the‬ ‮studio‬ ‮commits‬ ‮to‬ ‮the‬ ‮seed‬ ‮of‬ ‮a‬ ‮match‬. ‮Once‬ ‮it‬ ‮is‬ ‮over‬ ‮the‬ ‮seed‬ ‮is‬ ‮opened‬, ‮and‬ ‮your‬ ‮browser‬ ‮can‬ ‮play‬ ‮the‬ ‮match‬ ‮again‬.",
  "slip": "‮Bet‬ ‮slip‬",
  "slipEmpty": "‮Press‬ ‮a‬ ‮price‬ ‮to‬ ‮put‬ ‮it‬ ‮here‬.",
  "kind": "‮Kind‬ ‮of‬ ‮bet‬",
  "singles": "‮Singles‬",
  "system": [
   "‮Any‬ ",
   [
    "size"
   ],
   " · ",
   [
    "bets"
   ],
   " ‮bets‬"
  ],
  "parlay": "‮Parlay‬",
  "stake": "‮Stake‬",
  "stakeEach": "‮Stake‬ ‮on‬ ‮each‬",
  "accept": "‮When‬ ‮odds‬ ‮change‬",
  "accept_none": "‮Ask‬ ‮me‬",
  "accept_better": "‮Take‬ ‮better‬ ‮ones‬",
  "accept_any": "‮Take‬ ‮any‬",
  "together": "‮Odds‬ ‮together‬",
  "staked": "‮Staked‬",
  "possible": "‮Possible‬ ‮return‬",
  "oneMatch": "‮A‬ ‮parlay‬ ‮takes‬ ‮one‬ ‮pick‬ ‮of‬ ‮each‬ ‮match‬.",
  "takePrices": "‮Take‬ ‮the‬ ‮new‬ ‮odds‬",
  "clear": "‮Clear‬",
  "place": "‮Place‬ ‮bet‬",
  "placing": "‮One‬ ‮moment‬…",
  "removePick": [
   "‮Remove‬: ",
   [
    "name"
   ]
  ],
  "openBets": "‮Open‬",
  "overBets": "‮Over‬",
  "noOpenBets": "‮You‬ ‮have‬ ‮no‬ ‮open‬ ‮bets‬.",
  "noOverBets": "‮Nothing‬ ‮here‬ ‮yet‬.",
  "older": "‮Older‬ ‮ones‬",
  "single": "‮Single‬",
  "parlayOf": [
   "‮Parlay‬ ‮of‬ ",
   [
    "count"
   ]
  ],
  "systemOf": [
   "‮Any‬ ",
   [
    "size"
   ],
   " ‮of‬ ",
   [
    "count"
   ],
   " · ",
   [
    "bets"
   ],
   " ‮bets‬"
  ],
  "returned": [
   "‮Returned‬ ",
   [
    "amount"
   ]
  ],
  "corrected": [
   "‮Corrected‬ ‮by‬ ",
   [
    "amount"
   ]
  ],
  "cashOut": [
   "‮Cash‬ ‮out‬ ",
   [
    "amount"
   ]
  ],
  "closedEarly": "‮Cashed‬ ‮out‬",
  "stateOpen": "‮Open‬",
  "stateRefused": "‮Not‬ ‮accepted‬",
  "stateCancelled": "‮Cancelled‬",
  "resultWon": "‮won‬",
  "resultHalfWon": "‮half‬ ‮won‬",
  "resultPush": "‮stake‬ ‮back‬",
  "resultHalfLost": "‮half‬ ‮lost‬",
  "resultLost": "‮lost‬",
  "resultVoid": "‮void‬",
  "noResults": "‮No‬ ‮match‬ ‮is‬ ‮over‬ ‮yet‬.",
  "resultCorrected": "‮Corrected‬",
  "check": "‮Check‬",
  "download": "‮Save‬",
  "checkHolds": "‮It‬ ‮holds‬: ‮the‬ ‮match‬ ‮follows‬ ‮from‬ ‮the‬ ‮seed‬.",
  "checkFails": "‮It‬ ‮does‬ ‮not‬ ‮hold‬. ‮Please‬ ‮tell‬ ‮our‬ ‮customer‬ ‮service‬.",
  "notice_placed": "‮Your‬ ‮bet‬ ‮is‬ ‮placed‬. ‮Good‬ ‮luck‬!",
  "notice_cashedOut": "‮Closed‬. ‮The‬ ‮money‬ ‮is‬ ‮in‬ ‮your‬ ‮balance‬.",
  "notice_oddsChanged": "‮The‬ ‮odds‬ ‮have‬ ‮changed‬. ‮Please‬ ‮look‬ ‮again‬.",
  "notice_suspended": "‮No‬ ‮bets‬ ‮for‬ ‮a‬ ‮moment‬. ‮Please‬ ‮try‬ ‮again‬.",
  "notice_betsClosed": "‮This‬ ‮match‬ ‮takes‬ ‮no‬ ‮more‬ ‮bets‬.",
  "notice_outOfLimits": "‮The‬ ‮stake‬ ‮is‬ ‮outside‬ ‮the‬ ‮limits‬ ‮of‬ ‮this‬ ‮book‬.",
  "notice_tooLittle": "‮Your‬ ‮balance‬ ‮is‬ ‮too‬ ‮low‬ ‮for‬ ‮this‬.",
  "notice_cancelled": "‮The‬ ‮bet‬ ‮was‬ ‮not‬ ‮placed‬; ‮nothing‬ ‮was‬ ‮taken‬.",
  "notice_noCashOut": "‮This‬ ‮bet‬ ‮cannot‬ ‮be‬ ‮closed‬ ‮right‬ ‮now‬.",
  "notice_playRefused": "‮You‬ ‮cannot‬ ‮bet‬ ‮right‬ ‮now‬.",
  "notice_failed": "‮That‬ ‮did‬ ‮not‬ ‮work‬. ‮Nothing‬ ‮was‬ ‮taken‬.",
  "notice_connection": "‮The‬ ‮answer‬ ‮is‬ ‮late‬. ‮We‬ ‮keep‬ ‮asking‬; ‮it‬ ‮is‬ ‮one‬ ‮bet‬.",
  "notice_connectionLost": "‮The‬ ‮connection‬ ‮is‬ ‮lost‬. ‮Your‬ ‮bets‬ ‮stand‬, ‮we‬ ‮keep‬ ‮trying‬."
 }
};
