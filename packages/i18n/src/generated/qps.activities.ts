// Written by `npm run generate` from src/messages.
export default {
 "activityCentre": {
  "title": "‮Activity‬ ‮centre‬",
  "note": "‮Missions‬, ‮leaderboards‬, ‮raffles‬ ‮and‬ ‮red‬ ‮envelopes‬. ‮What‬ ‮chance‬ ‮gives‬ ‮can‬ ‮be‬ ‮checked‬ ‮by‬ ‮you‬.",
  "views": "‮Parts‬ ‮of‬ ‮the‬ ‮activity‬ ‮centre‬",
  "missions": "‮Missions‬",
  "raffles": "‮Raffles‬",
  "envelopes": "‮Red‬ ‮envelopes‬",
  "missionsNote": "‮Missions‬ ‮count‬ ‮what‬ ‮you‬ ‮do‬ ‮anyway‬: ‮deposits‬, ‮stakes‬, ‮logins‬. ‮Reach‬ ‮the‬ ‮target‬, ‮and‬ ‮take‬ ‮the‬ ‮reward‬.",
  "logInToTakePart": "‮Log‬ ‮in‬ ‮to‬ ‮take‬ ‮part‬",
  "toCentre": "‮Raffles‬ ‮and‬ ‮red‬ ‮envelopes‬",
  "noMissions": "‮There‬ ‮are‬ ‮no‬ ‮missions‬ ‮at‬ ‮the‬ ‮moment‬. ‮New‬ ‮ones‬ ‮begin‬ ‮on‬ ‮another‬ ‮day‬.",
  "noRaffles": "‮There‬ ‮is‬ ‮no‬ ‮raffle‬ ‮at‬ ‮the‬ ‮moment‬.",
  "noEnvelopes": "‮There‬ ‮is‬ ‮no‬ ‮red‬ ‮envelope‬ ‮at‬ ‮the‬ ‮moment‬.",
  "cycle_daily": "‮Every‬ ‮day‬",
  "cycle_weekly": "‮Every‬ ‮week‬",
  "cycle_once": "‮Once‬",
  "endsIn": [
   "‮ends‬ ‮in‬ ",
   [
    "time"
   ]
  ],
  "daysHours": [
   [
    "days"
   ],
   " ‮d‬ ",
   [
    "hours"
   ],
   " ‮h‬"
  ],
  "points": [
   [
    "points"
   ],
   " ‮points‬"
  ],
  "bonus": [
   "‮bonus‬ ",
   [
    "amount"
   ]
  ],
  "toStake": [
   "‮To‬ ‮be‬ ‮staked‬ ",
   [
    "times"
   ],
   " ‮times‬ ‮before‬ ‮it‬ ‮can‬ ‮be‬ ‮withdrawn‬."
  ],
  "claim": "‮Claim‬",
  "claimOf": [
   "‮Claim‬ ‮the‬ ‮reward‬ ‮of‬ ",
   [
    "title"
   ]
  ],
  "claimed": "‮Claimed‬",
  "missionClaimed": [
   "‮You‬ ‮have‬ ‮got‬ ",
   [
    "prize"
   ],
   "."
  ],
  "rankPrizes": "‮Prizes‬ ‮by‬ ‮rank‬",
  "rank": [
   "‮Rank‬ ",
   [
    "rank"
   ]
  ],
  "ranks": [
   "‮Rank‬ ",
   [
    "from"
   ],
   " ‮to‬ ",
   [
    "to"
   ]
  ],
  "noRanks": "‮Nobody‬ ‮is‬ ‮ranked‬ ‮yet‬.",
  "you": [
   [
    "account"
   ],
   " (‮you‬)"
  ],
  "ownRank": [
   "‮You‬ ‮are‬ ‮at‬ ‮rank‬ ",
   [
    "rank"
   ],
   " ‮with‬ ",
   [
    "reached"
   ],
   "."
  ],
  "ownUnranked": [
   "‮You‬ ‮have‬ ‮reached‬ ",
   [
    "reached"
   ],
   "."
  ],
  "frozen": "‮Final‬",
  "countedEachMinute": "‮Counted‬ ‮anew‬ ‮each‬ ‮minute‬",
  "ticketFor_turnover": [
   "‮One‬ ‮ticket‬ ‮for‬ ‮each‬ ",
   [
    "amount"
   ],
   " ‮staked‬"
  ],
  "ticketFor_depositSum": [
   "‮One‬ ‮ticket‬ ‮for‬ ‮each‬ ",
   [
    "amount"
   ],
   " ‮deposited‬"
  ],
  "ticketsMost": [
   [
    "count"
   ],
   " ‮tickets‬ ‮at‬ ‮most‬"
  ],
  "ticketsLeft": "‮tickets‬ ‮left‬",
  "toNextTicket": [
   [
    "amount"
   ],
   " ‮more‬ ‮for‬ ‮the‬ ‮next‬ ‮ticket‬."
  ],
  "opensIn": "‮Opens‬ ‮in‬",
  "closesIn": "‮Open‬ ‮for‬",
  "raffleOver": "‮Over‬",
  "draw": "‮Draw‬ ‮a‬ ‮ticket‬",
  "drawAgain": [
   "‮Draw‬ ‮another‬ ‮one‬ (",
   [
    "count"
   ],
   " ‮left‬)"
  ],
  "myTickets": "‮My‬ ‮tickets‬",
  "ticket": [
   "‮Ticket‬ ",
   [
    "number"
   ]
  ],
  "prizes": "‮Prizes‬",
  "nothing": "‮No‬ ‮prize‬",
  "nothingThisTime": "‮No‬ ‮prize‬ ‮this‬ ‮time‬",
  "given": "‮It‬ ‮is‬ ‮yours‬ ‮already‬.",
  "allGiven": "‮All‬ ‮given‬",
  "chance": [
   "‮1‬ ‮in‬ ",
   [
    "one"
   ]
  ],
  "leftOf": [
   [
    "left"
   ],
   " ‮of‬ ",
   [
    "stock"
   ],
   " ‮left‬"
  ],
  "close": "‮Close‬",
  "committed": "‮The‬ ‮seed‬ ‮of‬ ‮this‬ ‮ticket‬ ‮is‬ ‮fixed‬. ‮Its‬ ‮SHA‬-‮256‬ ‮is‬",
  "checked": "‮Checked‬ ‮by‬ ‮your‬ ‮browser‬",
  "checkFailed": "‮The‬ ‮check‬ ‮failed‬",
  "howChecked": "‮How‬ ‮it‬ ‮was‬ ‮checked‬",
  "ticketHolds": "‮The‬ ‮seed‬ ‮is‬ ‮the‬ ‮one‬ ‮that‬ ‮was‬ ‮committed‬ ‮to‬ ‮before‬, ‮and‬ ‮it‬ ‮draws‬ ‮this‬ ‮prize‬ ‮from‬ ‮these‬ ‮weights‬.",
  "ticketFails": "‮The‬ ‮seed‬ ‮is‬ ‮not‬ ‮the‬ ‮one‬ ‮that‬ ‮was‬ ‮committed‬ ‮to‬, ‮or‬ ‮it‬ ‮draws‬ ‮another‬ ‮prize‬. ‮Please‬ ‮write‬ ‮to‬ ‮us‬.",
  "packetHolds": "‮The‬ ‮seed‬ ‮is‬ ‮the‬ ‮one‬ ‮that‬ ‮was‬ ‮committed‬ ‮to‬ ‮before‬, ‮and‬ ‮it‬ ‮splits‬ ‮the‬ ‮pool‬ ‮into‬ ‮this‬ ‮packet‬.",
  "packetFails": "‮The‬ ‮seed‬ ‮is‬ ‮not‬ ‮the‬ ‮one‬ ‮that‬ ‮was‬ ‮committed‬ ‮to‬, ‮or‬ ‮it‬ ‮gives‬ ‮another‬ ‮packet‬. ‮Please‬ ‮write‬ ‮to‬ ‮us‬.",
  "commitment": "‮Commitment‬",
  "serverSeed": "‮Server‬ ‮seed‬",
  "clientSeed": "‮Your‬ ‮seed‬",
  "ticketNumber": "‮Number‬ ‮of‬ ‮the‬ ‮ticket‬",
  "weights": "‮Weights‬",
  "seedAfter": "‮Revealed‬ ‮when‬ ‮it‬ ‮is‬ ‮over‬",
  "round": "‮Opening‬",
  "envelopePool": [
   [
    "pool"
   ],
   " ‮in‬ ",
   [
    "packets"
   ],
   " ‮packets‬."
  ],
  "oneEach": "‮One‬ ‮for‬ ‮each‬ ‮player‬.",
  "packetsLeft": [
   [
    "left"
   ],
   " ‮packets‬ ‮left‬"
  ],
  "packetTaken": [
   "‮Packet‬ ‮number‬ ",
   [
    "number"
   ],
   ", ‮in‬ ‮your‬ ‮wallet‬"
  ],
  "packetWas": [
   "‮There‬ ‮was‬ ",
   [
    "amount"
   ],
   " ‮in‬ ‮it‬."
  ],
  "openEnvelope": "‮Open‬ ‮an‬ ‮envelope‬",
  "envelopeOver": "‮This‬ ‮one‬ ‮is‬ ‮over‬."
 }
};
