// Written by `npm run generate` from src/messages.
export default {
 "betting": {
  "unknownGame": "‮This‬ ‮game‬ ‮is‬ ‮newer‬ ‮than‬ ‮the‬ ‮page‬. ‮Load‬ ‮the‬ ‮page‬ ‮again‬.",
  "goBack": "‮Back‬",
  "toLobby": "‮To‬ ‮the‬ ‮lobby‬",
  "drawOf": [
   "‮Draw‬ ",
   [
    "draw"
   ],
   " · ",
   [
    "time"
   ]
  ],
  "replayOf": [
   "‮Replayed‬ ‮draw‬ ‮of‬ ",
   [
    "day"
   ]
  ],
  "replayed": "‮A‬ ‮past‬ ‮draw‬ ‮is‬ ‮shown‬ ‮again‬",
  "ownDraw": "‮Our‬ ‮own‬ ‮draw‬: ‮check‬ ‮it‬",
  "outsideDraw": "‮Drawn‬ ‮outside‬",
  "betOn": "‮Choose‬ ‮your‬ ‮bet‬",
  "betKinds": "‮Kinds‬ ‮of‬ ‮bet‬",
  "playTypes": "‮Bets‬ ‮of‬ ‮this‬ ‮kind‬",
  "numbers": "‮Numbers‬",
  "digits": "‮Digits‬",
  "digitsCount": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " ‮digits‬"
     ]
    }
   ]
  ],
  "begunNumber": "‮The‬ ‮number‬ ‮so‬ ‮far‬",
  "roll": "‮R‬, ‮any‬ ‮digit‬",
  "eraseDigit": "‮Erase‬ ‮the‬ ‮last‬ ‮digit‬",
  "noNumbersYet": "‮Numbers‬ ‮that‬ ‮you‬ ‮enter‬ ‮are‬ ‮listed‬ ‮here‬.",
  "remove": [
   "‮Remove‬ ",
   [
    "what"
   ]
  ],
  "cameLast": [
   [
    "count",
    2,
    {
     "one": "‮came‬ ‮once‬ ‮in‬ ‮the‬ ‮last‬ ‮draw‬",
     "other": [
      "‮came‬ ",
      0,
      " ‮times‬ ‮in‬ ‮the‬ ‮last‬ ‮draw‬"
     ]
    }
   ]
  ],
  "pick_all": "‮All‬",
  "pick_big": "‮Big‬",
  "pick_small": "‮Small‬",
  "pick_odd": "‮Odd‬",
  "pick_even": "‮Even‬",
  "pick_doubles": "‮Doubles‬",
  "clear": "‮Clear‬",
  "random": "‮Random‬",
  "typeNumbers": "‮Type‬",
  "pickNumbers": "‮Pick‬",
  "typed": "‮Numbers‬, ‮typed‬ ‮or‬ ‮pasted‬",
  "typedHint": [
   "‮Part‬ ‮them‬ ‮with‬ ‮spaces‬, ‮commas‬ ‮or‬ ‮lines‬. ‮For‬ ‮example‬: ",
   [
    "example"
   ]
  ],
  "fault_notANumber": [
   "“",
   [
    "token"
   ],
   "” ‮is‬ ‮not‬ ‮a‬ ‮number‬."
  ],
  "fault_wrongLength": [
   "“",
   [
    "token"
   ],
   "” ‮needs‬ ",
   [
    "digits"
   ],
   " ‮digits‬."
  ],
  "fault_outOfRange": [
   "“",
   [
    "token"
   ],
   "” ‮is‬ ‮not‬ ‮between‬ ",
   [
    "from"
   ],
   " ‮and‬ ",
   [
    "to"
   ],
   "."
  ],
  "fault_unknownChoice": [
   "“",
   [
    "token"
   ],
   "” ‮cannot‬ ‮be‬ ‮chosen‬ ‮here‬."
  ],
  "fault_repeated": [
   [
    "token"
   ],
   " ‮is‬ ‮there‬ ‮twice‬."
  ],
  "fault_wrongCount": "‮This‬ ‮bet‬ ‮needs‬ ‮more‬ ‮or‬ ‮fewer‬ ‮numbers‬. ‮See‬ ‮the‬ ‮rules‬ ‮below‬.",
  "fault_wrongPositions": "‮Choose‬ ‮something‬ ‮in‬ ‮each‬ ‮position‬.",
  "fault_wrongPattern": [
   "“",
   [
    "token"
   ],
   "” ‮does‬ ‮not‬ ‮suit‬ ‮this‬ ‮bet‬."
  ],
  "fault_tooManyLines": [
   "‮More‬ ‮than‬ ",
   [
    "most"
   ],
   " ‮lines‬ ‮in‬ ‮one‬ ‮bet‬. ‮Split‬ ‮it‬ ‮into‬ ‮several‬."
  ],
  "fault_contentTooLong": "‮The‬ ‮list‬ ‮is‬ ‮too‬ ‮long‬. ‮Split‬ ‮it‬ ‮into‬ ‮several‬.",
  "fault_other": "‮This‬ ‮is‬ ‮no‬ ‮bet‬ ‮yet‬.",
  "rebate": "‮Rebate‬",
  "rebateValue": [
   [
    "percent"
   ],
   "% ‮rebate‬, ‮prize‬ ‮mode‬ ",
   [
    "mode"
   ]
  ],
  "prizeMode": [
   "‮Prize‬ ‮mode‬ ",
   [
    "mode"
   ]
  ],
  "unit": [
   "‮Unit‬, ",
   [
    "currency"
   ]
  ],
  "multiple": "‮Multiple‬",
  "less": "‮Less‬",
  "more": "‮More‬",
  "linesAndUnits": [
   [
    "lines",
    2,
    {
     "one": [
      0,
      " ‮line‬"
     ],
     "other": [
      0,
      " ‮lines‬"
     ]
    }
   ],
   " · ",
   [
    "units",
    2,
    {
     "one": [
      0,
      " ‮unit‬"
     ],
     "other": [
      0,
      " ‮units‬"
     ]
    }
   ]
  ],
  "eachHit": "‮Each‬ ‮time‬ ‮it‬ ‮comes‬",
  "upTo": "‮A‬ ‮line‬ ‮wins‬ ‮up‬ ‮to‬",
  "nothingChosen": "‮Choose‬ ‮your‬ ‮numbers‬",
  "addToCart": "‮Add‬ ‮to‬ ‮cart‬",
  "added": "‮Added‬ ‮to‬ ‮the‬ ‮cart‬",
  "cartCount": [
   "‮Cart‬ · ",
   [
    "count"
   ]
  ],
  "cart": "‮Cart‬",
  "emptyCart": "‮Empty‬",
  "cartEmpty": "‮Numbers‬ ‮that‬ ‮you‬ ‮add‬ ‮wait‬ ‮here‬ ‮until‬ ‮you‬ ‮confirm‬ ‮them‬.",
  "cartLine": [
   [
    "lines",
    2,
    {
     "one": [
      0,
      " ‮line‬"
     ],
     "other": [
      0,
      " ‮lines‬"
     ]
    }
   ],
   " ‮at‬ ",
   [
    "unit"
   ]
  ],
  "balance": "‮Balance‬",
  "total": "‮Total‬",
  "confirm": "‮Confirm‬ ‮bet‬",
  "logInAndBet": "‮Log‬ ‮in‬ ‮and‬ ‮bet‬",
  "salesClosed": "‮Sales‬ ‮closed‬",
  "byServerClock": "‮Bets‬ ‮are‬ ‮refused‬ ‮after‬ ‮closing‬, ‮by‬ ‮the‬ ‮server‬’‮s‬ ‮clock‬.",
  "placed": "‮Bet‬ ‮placed‬",
  "item_placed": "‮Waiting‬ ‮for‬ ‮the‬ ‮draw‬",
  "item_won": "‮Won‬",
  "item_paidBack": "‮Paid‬ ‮back‬",
  "item_lost": "‮Not‬ ‮this‬ ‮time‬",
  "item_refunded": "‮Stake‬ ‮returned‬",
  "item_cancelled": "‮Cancelled‬",
  "item_void": "‮Draw‬ ‮void‬, ‮stake‬ ‮returned‬",
  "chase": "‮Repeat‬ ‮in‬ ‮coming‬ ‮draws‬",
  "chaseOn": [
   "‮Repeats‬ ‮in‬ ",
   [
    "count"
   ],
   " ‮draws‬"
  ],
  "chaseNote": "‮The‬ ‮same‬ ‮cart‬, ‮draw‬ ‮after‬ ‮draw‬",
  "chaseDraws": "‮Draws‬",
  "chaseGrow": "‮Times‬ ‮each‬ ‮step‬",
  "chaseEvery": "‮Draws‬ ‮a‬ ‮step‬",
  "stopOnWin": "‮Stop‬ ‮after‬ ‮a‬ ‮win‬",
  "chasePlan": "‮What‬ ‮is‬ ‮staked‬ ‮in‬ ‮each‬ ‮draw‬",
  "draw": "‮Draw‬",
  "stake": "‮Stake‬",
  "about": "‮About‬ ‮this‬ ‮lottery‬",
  "tab_results": "‮Results‬",
  "tab_trends": "‮Trends‬",
  "tab_bets": "‮My‬ ‮bets‬",
  "tab_rules": "‮Rules‬",
  "noResults": "‮No‬ ‮results‬ ‮yet‬. ‮The‬ ‮first‬ ‮one‬ ‮appears‬ ‮here‬ ‮as‬ ‮soon‬ ‮as‬ ‮it‬ ‮is‬ ‮drawn‬.",
  "older": "‮Older‬ ‮results‬",
  "state_scheduled": "‮Waiting‬ ‮for‬ ‮the‬ ‮draw‬",
  "state_drawn": "‮Drawn‬",
  "state_settled": "‮Settled‬",
  "state_void": "‮Void‬, ‮stakes‬ ‮returned‬",
  "corrected": "‮This‬ ‮result‬ ‮was‬ ‮corrected‬.",
  "commitment": "‮Seal‬, ‮published‬ ‮before‬ ‮sales‬",
  "seed": "‮Secret‬, ‮shown‬ ‮after‬ ‮the‬ ‮draw‬",
  "seedAfter": "‮Shown‬ ‮after‬ ‮the‬ ‮draw‬",
  "checkHolds": "‮Checked‬: ‮this‬ ‮draw‬ ‮was‬ ‮fair‬",
  "checkFails": "‮This‬ ‮draw‬ ‮does‬ ‮not‬ ‮check‬ ‮out‬",
  "commitmentHolds": "‮The‬ ‮secret‬ ‮is‬ ‮the‬ ‮one‬ ‮that‬ ‮was‬ ‮sealed‬ ‮before‬ ‮sales‬.",
  "commitmentFails": "‮The‬ ‮secret‬ ‮is‬ ‮not‬ ‮the‬ ‮one‬ ‮that‬ ‮was‬ ‮sealed‬.",
  "resultHolds": "‮The‬ ‮secret‬ ‮gives‬ ‮exactly‬ ‮these‬ ‮numbers‬.",
  "resultFails": "‮The‬ ‮secret‬ ‮gives‬ ‮other‬ ‮numbers‬.",
  "places": "‮Positions‬",
  "anyPlace": "‮Whole‬ ‮draw‬",
  "hitsOf": [
   "‮The‬ ‮last‬ ",
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮draw‬"
     ],
     "other": [
      0,
      " ‮draws‬"
     ]
    }
   ]
  ],
  "number": "‮Number‬",
  "hits": "‮Times‬ ‮it‬ ‮came‬",
  "gap": "‮Draws‬ ‮since‬",
  "hot": "‮Came‬ ‮most‬ ‮often‬",
  "late": "‮Longest‬ ‮away‬",
  "times": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮time‬"
     ],
     "other": [
      0,
      " ‮times‬"
     ]
    }
   ]
  ],
  "drawsAgo": [
   [
    "count",
    2,
    {
     "=0": "‮last‬ ‮draw‬",
     "one": [
      0,
      " ‮draw‬ ‮ago‬"
     ],
     "other": [
      0,
      " ‮draws‬ ‮ago‬"
     ]
    }
   ]
  ],
  "notAmong": [
   "‮not‬ ‮in‬ ",
   [
    "count"
   ]
  ],
  "noMemory": "‮Draws‬ ‮have‬ ‮no‬ ‮memory‬: ‮what‬ ‮came‬ ‮often‬ ‮is‬ ‮no‬ ‮likelier‬ ‮to‬ ‮come‬ ‮again‬.",
  "drawnBy_own": "‮Our‬ ‮own‬ ‮draw‬. ‮Its‬ ‮secret‬ ‮is‬ ‮sealed‬ ‮before‬ ‮sales‬ ‮and‬ ‮shown‬ ‮after‬ ‮the‬ ‮draw‬, ‮so‬ ‮that‬ ‮you‬ ‮can‬ ‮check‬ ‮it‬ ‮under‬ ‮Results‬.",
  "drawnBy_replay": "‮A‬ ‮past‬ ‮draw‬ ‮of‬ ‮the‬ ‮real‬ ‮lottery‬, ‮chosen‬ ‮by‬ ‮a‬ ‮sealed‬ ‮secret‬ ‮and‬ ‮shown‬ ‮again‬ ‮with‬ ‮its‬ ‮date‬. ‮It‬ ‮is‬ ‮not‬ ‮today‬’‮s‬ ‮real‬ ‮draw‬.",
  "drawnBy_feed": "‮Drawn‬ ‮outside‬. ‮The‬ ‮result‬ ‮comes‬ ‮from‬ ‮its‬ ‮source‬.",
  "drawnBy_entry": "‮Drawn‬ ‮outside‬. ‮One‬ ‮operator‬ ‮enters‬ ‮the‬ ‮result‬ ‮and‬ ‮another‬ ‮confirms‬ ‮it‬.",
  "closesAt": [
   "‮Bets‬ ‮on‬ ‮the‬ ‮next‬ ‮draw‬ ‮close‬ ",
   [
    "time"
   ],
   "."
  ],
  "bet": "‮Bet‬",
  "example": "‮Example‬",
  "lines": "‮Lines‬",
  "units": "‮Units‬",
  "pays": "‮Pays‬ ‮a‬ ‮unit‬",
  "noBets": "‮You‬ ‮have‬ ‮no‬ ‮bets‬ ‮today‬.",
  "logInForBets": "‮Log‬ ‮in‬ ‮to‬ ‮see‬ ‮your‬ ‮bets‬.",
  "logIn": "‮Log‬ ‮in‬",
  "cancelBet": "‮Cancel‬",
  "cancelled": "‮Bet‬ ‮cancelled‬, ‮the‬ ‮stake‬ ‮is‬ ‮back‬",
  "chases": "‮Repeated‬ ‮carts‬",
  "chase_running": "‮Running‬",
  "chase_finished": "‮All‬ ‮draws‬ ‮bet‬",
  "chase_won": "‮Won‬ ‮and‬ ‮stopped‬",
  "chase_stopped": "‮Stopped‬",
  "chase_refused": "‮Ended‬ ‮early‬",
  "chaseProgress": [
   [
    "placed"
   ],
   " ‮of‬ ",
   [
    "draws",
    2,
    {
     "one": [
      0,
      " ‮draw‬"
     ],
     "other": [
      0,
      " ‮draws‬"
     ]
    }
   ]
  ],
  "chaseReason_balance": "‮the‬ ‮balance‬ ‮did‬ ‮not‬ ‮suffice‬",
  "chaseReason_room": "‮a‬ ‮number‬ ‮was‬ ‮sold‬ ‮out‬",
  "chaseReason_other": "‮a‬ ‮bet‬ ‮was‬ ‮refused‬",
  "stopChase": "‮Stop‬",
  "chaseStopped": "‮Stopped‬. ‮What‬ ‮is‬ ‮bet‬ ‮already‬ ‮stays‬.",
  "andMore": [
   [
    "count",
    2,
    {
     "one": [
      "‮and‬ ",
      0,
      " ‮more‬"
     ],
     "other": [
      "‮and‬ ",
      0,
      " ‮more‬"
     ]
    }
   ]
  ],
  "why": "‮How‬ ‮it‬ ‮was‬ ‮settled‬",
  "wholeResult": "‮All‬ ‮prizes‬ ‮of‬ ‮the‬ ‮draw‬",
  "noResultYet": "‮No‬ ‮result‬ ‮yet‬",
  "noneCame": [
   [
    "lines",
    2,
    {
     "one": "‮The‬ ‮line‬ ‮did‬ ‮not‬ ‮come‬.",
     "other": [
      "‮None‬ ‮of‬ ‮the‬ ",
      0,
      " ‮lines‬ ‮came‬."
     ]
    }
   ]
  ],
  "cameIn": "‮Came‬ ‮as‬",
  "odds": "‮Odds‬",
  "gotBack": "‮Got‬ ‮back‬"
 },
 "playTypes": {
  "group_lo": "‮Lô‬",
  "group_de": "‮Đề‬",
  "group_xien": "‮Xiên‬",
  "group_truot": "‮Miss‬",
  "group_cang": "‮3‬ ‮and‬ ‮4‬ ‮digits‬",
  "group_oneDigit": "‮Head‬ ‮and‬ ‮tail‬",
  "group_straight": "‮Straight‬",
  "group_boxes": "‮Any‬ ‮order‬",
  "group_roll": "‮Roll‬",
  "group_endings": "‮2‬ ‮and‬ ‮3‬ ‮digits‬",
  "group_top": "‮Top‬",
  "group_bottom": "‮Bottom‬",
  "group_run": "‮One‬ ‮digit‬",
  "group_entry": "‮Six‬ ‮numbers‬",
  "group_special": "‮Special‬ ‮ball‬",
  "group_sevenBalls": "‮Regular‬ ‮balls‬",
  "group_together": "‮Together‬",
  "group_none": "‮None‬ ‮of‬ ‮them‬",
  "group_all5": "‮5‬ ‮digits‬",
  "group_first4": "‮First‬ ‮4‬",
  "group_last4": "‮Last‬ ‮4‬",
  "group_first3": "‮First‬ ‮3‬",
  "group_mid3": "‮Middle‬ ‮3‬",
  "group_last3": "‮Last‬ ‮3‬",
  "group_first2": "‮First‬ ‮2‬",
  "group_last2": "‮Last‬ ‮2‬",
  "group_position": "‮Positions‬",
  "group_sides": "‮Two‬ ‮sides‬",
  "group_shapes": "‮Shapes‬",
  "group_sum": "‮Sum‬",
  "group_faces": "‮Dice‬",
  "group_any": "‮Any‬ ‮place‬",
  "group_inOrder": "‮In‬ ‮place‬",
  "group_pick": "‮Pick‬",
  "group_bets": "‮Bets‬",
  "how_lo": "‮Two‬, ‮three‬ ‮or‬ ‮four‬ ‮digits‬, ‮against‬ ‮every‬ ‮number‬ ‮of‬ ‮the‬ ‮draw‬. ‮A‬ ‮line‬ ‮costs‬ ‮a‬ ‮unit‬ ‮for‬ ‮each‬ ‮number‬ ‮that‬ ‮it‬ ‮can‬ ‮hit‬, ‮and‬ ‮pays‬ ‮each‬ ‮time‬ ‮it‬ ‮comes‬.",
  "how_de": "‮Two‬ ‮digits‬ ‮against‬ ‮one‬ ‮prize‬: ‮the‬ ‮last‬ ‮two‬ ‮of‬ ‮the‬ ‮special‬ ‮prize‬, ‮of‬ ‮the‬ ‮lowest‬, ‮of‬ ‮both‬, ‮or‬ ‮of‬ ‮the‬ ‮first‬.",
  "how_xien": "‮Two‬ ‮to‬ ‮four‬ ‮numbers‬ ‮that‬ ‮must‬ ‮all‬ ‮come‬, ‮or‬ ‮two‬ ‮that‬ ‮are‬ ‮paid‬ ‮as‬ ‮often‬ ‮as‬ ‮the‬ ‮rarer‬ ‮one‬.",
  "how_truot": "‮Numbers‬ ‮of‬ ‮which‬ ‮none‬ ‮may‬ ‮come‬ ‮among‬ ‮the‬ ‮last‬ ‮two‬ ‮digits‬ ‮of‬ ‮the‬ ‮whole‬ ‮draw‬.",
  "how_cang": "‮Three‬ ‮or‬ ‮four‬ ‮digits‬ ‮against‬ ‮the‬ ‮last‬ ‮of‬ ‮the‬ ‮special‬ ‮prize‬, ‮or‬ ‮three‬ ‮against‬ ‮a‬ ‮lower‬ ‮one‬.",
  "how_oneDigit": "‮One‬ ‮digit‬ ‮of‬ ‮the‬ ‮last‬ ‮two‬ ‮of‬ ‮the‬ ‮special‬ ‮prize‬: ‮the‬ ‮first‬ ‮of‬ ‮them‬ ‮is‬ ‮the‬ ‮head‬, ‮the‬ ‮other‬ ‮the‬ ‮tail‬.",
  "how_straight": "‮A‬ ‮number‬ ‮as‬ ‮it‬ ‮is‬. ‮Big‬ ‮pays‬ ‮five‬ ‮prizes‬, ‮small‬ ‮the‬ ‮first‬ ‮three‬ ‮and‬ ‮more‬; ‮the‬ ‮letters‬ ‮pay‬ ‮one‬ ‮prize‬ ‮each‬.",
  "how_boxes": "‮Every‬ ‮order‬ ‮of‬ ‮the‬ ‮digits‬: ‮as‬ ‮a‬ ‮line‬ ‮each‬, ‮or‬ ‮all‬ ‮of‬ ‮them‬ ‮for‬ ‮one‬ ‮unit‬.",
  "how_roll": "‮R‬ ‮stands‬ ‮for‬ ‮any‬ ‮digit‬: ‮R234‬ ‮is‬ ‮ten‬ ‮numbers‬, ‮0234‬ ‮to‬ ‮9234‬.",
  "how_endings": "‮The‬ ‮last‬ ‮two‬ ‮or‬ ‮three‬ ‮digits‬ ‮of‬ ‮the‬ ‮first‬ ‮prize‬, ‮or‬ ‮of‬ ‮the‬ ‮first‬ ‮three‬.",
  "how_top": "‮The‬ ‮last‬ ‮digits‬ ‮of‬ ‮the‬ ‮first‬ ‮prize‬, ‮in‬ ‮order‬ ‮or‬ ‮in‬ ‮any‬ ‮order‬.",
  "how_bottom": "‮The‬ ‮two‬-‮digit‬ ‮prize‬, ‮or‬ ‮the‬ ‮three‬-‮digit‬ ‮prizes‬ ‮in‬ ‮front‬ ‮and‬ ‮at‬ ‮the‬ ‮end‬.",
  "how_run": "‮A‬ ‮digit‬ ‮that‬ ‮appears‬ ‮at‬ ‮all‬, ‮paid‬ ‮once‬ ‮however‬ ‮often‬ ‮it‬ ‮does‬.",
  "how_entry": "‮Six‬ ‮of‬ ‮49‬. ‮Prizes‬ ‮begin‬ ‮at‬ ‮three‬ ‮right‬ ‮numbers‬; ‮the‬ ‮special‬ ‮ball‬ ‮counts‬ ‮as‬ ‮an‬ ‮extra‬.",
  "how_special": "‮The‬ ‮special‬ ‮ball‬, ‮or‬ ‮what‬ ‮it‬ ‮belongs‬ ‮to‬: ‮its‬ ‮size‬, ‮parity‬, ‮colour‬ ‮or‬ ‮zodiac‬. ‮49‬ ‮gives‬ ‮bets‬ ‮on‬ ‮its‬ ‮sides‬ ‮back‬.",
  "how_sevenBalls": "‮A‬ ‮regular‬ ‮ball‬, ‮one‬ ‮in‬ ‮its‬ ‮place‬, ‮the‬ ‮sum‬ ‮of‬ ‮all‬ ‮seven‬, ‮or‬ ‮a‬ ‮zodiac‬ ‮among‬ ‮them‬.",
  "how_together": "‮Two‬ ‮or‬ ‮three‬ ‮balls‬ ‮that‬ ‮come‬ ‮together‬.",
  "how_none": "‮Balls‬ ‮of‬ ‮which‬ ‮none‬ ‮may‬ ‮come‬ ‮among‬ ‮the‬ ‮seven‬.",
  "how_all5": "‮All‬ ‮five‬ ‮digits‬, ‮in‬ ‮order‬ ‮or‬ ‮by‬ ‮their‬ ‮pattern‬.",
  "how_first4": "‮The‬ ‮first‬ ‮four‬ ‮digits‬.",
  "how_last4": "‮The‬ ‮last‬ ‮four‬ ‮digits‬.",
  "how_first3": "‮The‬ ‮first‬ ‮three‬ ‮digits‬: ‮in‬ ‮order‬, ‮in‬ ‮any‬ ‮order‬, ‮by‬ ‮their‬ ‮sum‬ ‮or‬ ‮span‬.",
  "how_mid3": "‮The‬ ‮middle‬ ‮three‬ ‮digits‬: ‮in‬ ‮order‬, ‮in‬ ‮any‬ ‮order‬, ‮by‬ ‮their‬ ‮sum‬ ‮or‬ ‮span‬.",
  "how_last3": "‮The‬ ‮last‬ ‮three‬ ‮digits‬: ‮in‬ ‮order‬, ‮in‬ ‮any‬ ‮order‬, ‮by‬ ‮their‬ ‮sum‬ ‮or‬ ‮span‬.",
  "how_first2": "‮The‬ ‮first‬ ‮two‬ ‮digits‬.",
  "how_last2": "‮The‬ ‮last‬ ‮two‬ ‮digits‬.",
  "how_position": "‮Digits‬ ‮in‬ ‮their‬ ‮places‬; ‮with‬ ‮several‬ ‮places‬, ‮each‬ ‮set‬ ‮of‬ ‮places‬ ‮is‬ ‮a‬ ‮line‬.",
  "how_sides": "‮Big‬ ‮or‬ ‮small‬, ‮odd‬ ‮or‬ ‮even‬, ‮and‬ ‮which‬ ‮of‬ ‮two‬ ‮places‬ ‮is‬ ‮higher‬.",
  "how_shapes": "‮What‬ ‮the‬ ‮digits‬ ‮make‬ ‮together‬, ‮as‬ ‮cards‬ ‮do‬.",
  "how_sum": "‮The‬ ‮sum‬ ‮of‬ ‮the‬ ‮draw‬, ‮or‬ ‮its‬ ‮side‬.",
  "how_faces": "‮Faces‬ ‮that‬ ‮are‬ ‮thrown‬: ‮one‬, ‮a‬ ‮pair‬, ‮a‬ ‮triple‬, ‮or‬ ‮different‬ ‮ones‬.",
  "how_any": "‮Balls‬ ‮that‬ ‮come‬, ‮wherever‬ ‮they‬ ‮do‬.",
  "how_inOrder": "‮Balls‬ ‮in‬ ‮their‬ ‮places‬, ‮or‬ ‮the‬ ‮first‬ ‮ones‬ ‮in‬ ‮order‬.",
  "how_pick": "‮One‬ ‮to‬ ‮ten‬ ‮balls‬ ‮of‬ ‮eighty‬; ‮the‬ ‮more‬ ‮of‬ ‮them‬ ‮come‬, ‮the‬ ‮more‬ ‮it‬ ‮pays‬.",
  "how_bets": "‮The‬ ‮sum‬ ‮of‬ ‮three‬ ‮digits‬, ‮its‬ ‮sides‬, ‮and‬ ‮its‬ ‮ends‬.",
  "play_lo2": "‮2‬ ‮digits‬",
  "play_lo3": "‮3‬ ‮digits‬",
  "play_lo4": "‮4‬ ‮digits‬",
  "play_loDau2": "‮First‬ ‮2‬ ‮digits‬",
  "play_daoLo2": "‮2‬ ‮digits‬, ‮every‬ ‮order‬",
  "play_daoLo3": "‮3‬ ‮digits‬, ‮every‬ ‮order‬",
  "play_de": "‮Special‬ ‮prize‬",
  "play_deDau": "‮Lowest‬ ‮prize‬",
  "play_dauDuoi": "‮Lowest‬ ‮and‬ ‮special‬",
  "play_dau": "‮Head‬",
  "play_duoi": "‮Tail‬",
  "play_cang3": "‮3‬ ‮digits‬, ‮special‬",
  "play_cang3Dau": "‮3‬ ‮digits‬, ‮lower‬ ‮prize‬",
  "play_xiuChu": "‮3‬ ‮digits‬, ‮both‬",
  "play_cang4": "‮4‬ ‮digits‬, ‮special‬",
  "play_nhatTo": "‮First‬ ‮prize‬",
  "play_bao7": "‮Seven‬ ‮numbers‬",
  "play_bao8": "‮Eight‬ ‮numbers‬",
  "play_xien2": "‮Xiên‬ ‮2‬",
  "play_xien3": "‮Xiên‬ ‮3‬",
  "play_xien4": "‮Xiên‬ ‮4‬",
  "play_xienQuay": "‮Xiên‬ ‮wheel‬",
  "play_truot4": "‮4‬ ‮numbers‬",
  "play_truot8": "‮8‬ ‮numbers‬",
  "play_truot10": "‮10‬ ‮numbers‬",
  "play_da": "‮Pairs‬ (‮đá‬)",
  "play_big": "‮Big‬",
  "play_small": "‮Small‬",
  "play_boxBig": "‮Box‬ ‮big‬",
  "play_boxSmall": "‮Box‬ ‮small‬",
  "play_iboxBig": "‮iBox‬ ‮big‬",
  "play_iboxSmall": "‮iBox‬ ‮small‬",
  "play_rollBig": "‮Roll‬ ‮big‬",
  "play_rollSmall": "‮Roll‬ ‮small‬",
  "play_a4": "‮4A‬, ‮first‬ ‮prize‬",
  "play_b4": "‮4B‬, ‮second‬ ‮prize‬",
  "play_c4": "‮4C‬, ‮third‬ ‮prize‬",
  "play_d4": "‮4D‬, ‮special‬",
  "play_e4": "‮4E‬, ‮consolation‬",
  "play_a3": "‮3A‬, ‮first‬ ‮prize‬",
  "play_abc3": "‮3ABC‬, ‮first‬ ‮three‬",
  "play_a2": "‮2A‬, ‮first‬ ‮prize‬",
  "play_abc2": "‮2ABC‬, ‮first‬ ‮three‬",
  "play_top4": "‮4‬ ‮digits‬",
  "play_top3": "‮3‬ ‮digits‬",
  "play_tod3": "‮3‬ ‮digits‬, ‮any‬ ‮order‬",
  "play_top2": "‮2‬ ‮digits‬",
  "play_bottom2": "‮2‬ ‮digits‬ ‮below‬",
  "play_bottom3": "‮3‬ ‮digits‬ ‮at‬ ‮the‬ ‮end‬",
  "play_front3": "‮First‬ ‮3‬ ‮in‬ ‮order‬",
  "play_runTop": "‮Among‬ ‮the‬ ‮top‬",
  "play_runBottom": "‮Among‬ ‮the‬ ‮bottom‬",
  "play_entry": "‮Six‬ ‮numbers‬",
  "play_special": "‮Special‬ ‮ball‬",
  "play_regular": "‮Regular‬ ‮ball‬",
  "play_regularAt": "‮Ball‬ ‮in‬ ‮its‬ ‮place‬",
  "play_specialSide": "‮Sides‬",
  "play_wave": "‮Colour‬",
  "play_sumSide": "‮Sides‬ ‮of‬ ‮the‬ ‮sum‬",
  "play_specialZodiac": "‮Zodiac‬",
  "play_anyZodiac": "‮Zodiac‬ ‮of‬ ‮any‬ ‮ball‬",
  "play_threeOfThree": "‮Three‬ ‮of‬ ‮three‬",
  "play_twoOfThree": "‮Two‬ ‮of‬ ‮three‬",
  "play_twoOfTwo": "‮Two‬ ‮of‬ ‮two‬",
  "play_twoWithSpecial": "‮Two‬, ‮with‬ ‮the‬ ‮special‬",
  "play_specialChain": "‮One‬ ‮and‬ ‮the‬ ‮special‬",
  "play_noneOf5": "‮None‬ ‮of‬ ‮5‬",
  "play_noneOf6": "‮None‬ ‮of‬ ‮6‬",
  "play_noneOf7": "‮None‬ ‮of‬ ‮7‬",
  "play_noneOf8": "‮None‬ ‮of‬ ‮8‬",
  "play_noneOf9": "‮None‬ ‮of‬ ‮9‬",
  "play_noneOf10": "‮None‬ ‮of‬ ‮10‬",
  "play_noneOf11": "‮None‬ ‮of‬ ‮11‬",
  "play_noneOf12": "‮None‬ ‮of‬ ‮12‬",
  "play_star": "‮In‬ ‮order‬",
  "play_combo": "‮With‬ ‮its‬ ‮endings‬",
  "play_sum": "‮Sum‬",
  "play_span": "‮Span‬",
  "play_group120": "‮All‬ ‮different‬",
  "play_group60": "‮One‬ ‮pair‬",
  "play_group30": "‮Two‬ ‮pairs‬",
  "play_group20": "‮Three‬ ‮alike‬",
  "play_group10": "‮Full‬ ‮house‬",
  "play_group5": "‮Four‬ ‮alike‬",
  "play_group24": "‮All‬ ‮different‬",
  "play_group12": "‮One‬ ‮pair‬",
  "play_group6": "‮All‬ ‮different‬",
  "play_group4": "‮Three‬ ‮alike‬",
  "play_group3": "‮Any‬ ‮order‬",
  "play_group2": "‮Any‬ ‮order‬",
  "play_mixed": "‮Typed‬, ‮any‬ ‮order‬",
  "play_groupSum": "‮Sum‬, ‮any‬ ‮order‬",
  "play_groupBank": "‮With‬ ‮one‬ ‮digit‬",
  "play_any1": "‮Any‬ ‮1‬",
  "play_any2": "‮Any‬ ‮2‬",
  "play_any3": "‮Any‬ ‮3‬",
  "play_any4": "‮Any‬ ‮4‬",
  "play_any5": "‮Any‬ ‮5‬",
  "play_any6": "‮Any‬ ‮6‬",
  "play_any7": "‮Any‬ ‮7‬",
  "play_any8": "‮Any‬ ‮8‬",
  "play_sides": "‮Sides‬ ‮of‬ ‮each‬",
  "play_position": "‮In‬ ‮place‬",
  "play_optional2": "‮Any‬ ‮2‬ ‮places‬",
  "play_optional3": "‮Any‬ ‮3‬ ‮places‬",
  "play_optional4": "‮Any‬ ‮4‬ ‮places‬",
  "play_side": "‮Sides‬",
  "play_dragonTiger": "‮Dragon‬ ‮and‬ ‮tiger‬",
  "play_sumTail": "‮Last‬ ‮digit‬ ‮of‬ ‮the‬ ‮sum‬",
  "play_occurs1": "‮Comes‬ ‮at‬ ‮all‬",
  "play_occurs2": "‮Comes‬ ‮twice‬",
  "play_occurs3": "‮Comes‬ ‮three‬ ‮times‬",
  "play_occurs4": "‮Comes‬ ‮four‬ ‮times‬",
  "play_shape": "‮Shape‬",
  "play_bull": "‮Bull‬",
  "play_stud": "‮Hand‬ ‮of‬ ‮cards‬",
  "play_sideWithTriples": "‮Sides‬, ‮triples‬ ‮too‬",
  "play_single": "‮One‬ ‮face‬",
  "play_singleByCount": "‮One‬ ‮face‬, ‮by‬ ‮times‬",
  "play_triple": "‮Triple‬",
  "play_anyTriple": "‮Any‬ ‮triple‬",
  "play_pair": "‮Pair‬",
  "play_pairWithTriples": "‮Pair‬, ‮triples‬ ‮too‬",
  "play_pairSingle": "‮Pair‬ ‮and‬ ‮another‬",
  "play_twoDifferent": "‮Two‬ ‮different‬",
  "play_threeDifferent": "‮Three‬ ‮different‬",
  "play_anyStraight": "‮Any‬ ‮straight‬",
  "play_first2": "‮First‬ ‮2‬ ‮in‬ ‮order‬",
  "play_first3": "‮First‬ ‮3‬ ‮in‬ ‮order‬",
  "play_anyOfFirst3": "‮Among‬ ‮the‬ ‮first‬ ‮3‬",
  "play_oddCount": "‮How‬ ‮many‬ ‮odd‬",
  "play_median": "‮Middle‬ ‮ball‬",
  "play_sumSize": "‮Size‬ ‮of‬ ‮the‬ ‮sum‬",
  "play_sumParity": "‮Parity‬ ‮of‬ ‮the‬ ‮sum‬",
  "play_front2": "‮First‬ ‮2‬ ‮in‬ ‮order‬",
  "play_front4": "‮First‬ ‮4‬ ‮in‬ ‮order‬",
  "play_front5": "‮First‬ ‮5‬ ‮in‬ ‮order‬",
  "play_topTwoSum": "‮Sum‬ ‮of‬ ‮the‬ ‮first‬ ‮2‬",
  "play_topTwoSide": "‮Sides‬ ‮of‬ ‮the‬ ‮first‬ ‮2‬",
  "play_topThreeSum": "‮Sum‬ ‮of‬ ‮the‬ ‮first‬ ‮3‬",
  "play_pick1": "‮Pick‬ ‮1‬",
  "play_pick2": "‮Pick‬ ‮2‬",
  "play_pick3": "‮Pick‬ ‮3‬",
  "play_pick4": "‮Pick‬ ‮4‬",
  "play_pick5": "‮Pick‬ ‮5‬",
  "play_pick6": "‮Pick‬ ‮6‬",
  "play_pick7": "‮Pick‬ ‮7‬",
  "play_pick8": "‮Pick‬ ‮8‬",
  "play_pick9": "‮Pick‬ ‮9‬",
  "play_pick10": "‮Pick‬ ‮10‬",
  "play_sumIs810": "‮Sum‬ ‮of‬ ‮810‬",
  "play_sumQuarter": "‮Size‬ ‮and‬ ‮parity‬",
  "play_half": "‮Upper‬ ‮or‬ ‮lower‬ ‮half‬",
  "play_majority": "‮More‬ ‮odd‬ ‮or‬ ‮even‬",
  "play_element": "‮Element‬",
  "play_direction": "‮Direction‬",
  "play_colour": "‮Colour‬",
  "play_extreme": "‮Ends‬",
  "window_4First": "‮first‬ ‮4‬",
  "window_4Last": "‮last‬ ‮4‬",
  "window_3First": "‮first‬ ‮3‬",
  "window_3Mid": "‮middle‬ ‮3‬",
  "window_3Last": "‮last‬ ‮3‬",
  "window_2First": "‮first‬ ‮2‬",
  "window_2Last": "‮last‬ ‮2‬",
  "row_tenThousands": "‮Ten‬ ‮thousands‬",
  "row_thousands": "‮Thousands‬",
  "row_hundreds": "‮Hundreds‬",
  "row_tens": "‮Tens‬",
  "row_units": "‮Units‬",
  "row_quads": "‮Four‬ ‮times‬",
  "row_triples": "‮Three‬ ‮times‬",
  "row_pairs": "‮Twice‬",
  "row_singles": "‮Once‬",
  "choice_big": "‮Big‬",
  "choice_small": "‮Small‬",
  "choice_odd": "‮Odd‬",
  "choice_even": "‮Even‬",
  "choice_dragon": "‮Dragon‬",
  "choice_tiger": "‮Tiger‬",
  "choice_tie": "‮Tie‬",
  "choice_digitsOdd": "‮Digits‬ ‮odd‬",
  "choice_digitsEven": "‮Digits‬ ‮even‬",
  "choice_digitsBig": "‮Digits‬ ‮big‬",
  "choice_digitsSmall": "‮Digits‬ ‮small‬",
  "choice_tailBig": "‮Tail‬ ‮big‬",
  "choice_tailSmall": "‮Tail‬ ‮small‬",
  "choice_red": "‮Red‬",
  "choice_blue": "‮Blue‬",
  "choice_green": "‮Green‬",
  "animal_rat": "‮Rat‬",
  "animal_ox": "‮Ox‬",
  "animal_tiger": "‮Tiger‬",
  "animal_rabbit": "‮Rabbit‬",
  "animal_dragon": "‮Dragon‬",
  "animal_snake": "‮Snake‬",
  "animal_horse": "‮Horse‬",
  "animal_goat": "‮Goat‬",
  "animal_monkey": "‮Monkey‬",
  "animal_rooster": "‮Rooster‬",
  "animal_dog": "‮Dog‬",
  "animal_pig": "‮Pig‬",
  "choice_triple": "‮Triple‬",
  "choice_straight": "‮Straight‬",
  "choice_pair": "‮Pair‬",
  "choice_half": "‮Half‬ ‮straight‬",
  "choice_mixed": "‮Mixed‬",
  "choice_none": "‮No‬ ‮bull‬",
  "choice_bull1": "‮Bull‬ ‮1‬",
  "choice_bull2": "‮Bull‬ ‮2‬",
  "choice_bull3": "‮Bull‬ ‮3‬",
  "choice_bull4": "‮Bull‬ ‮4‬",
  "choice_bull5": "‮Bull‬ ‮5‬",
  "choice_bull6": "‮Bull‬ ‮6‬",
  "choice_bull7": "‮Bull‬ ‮7‬",
  "choice_bull8": "‮Bull‬ ‮8‬",
  "choice_bull9": "‮Bull‬ ‮9‬",
  "choice_bullBull": "‮Bull‬ ‮of‬ ‮bulls‬",
  "choice_five": "‮Five‬ ‮alike‬",
  "choice_four": "‮Four‬ ‮alike‬",
  "choice_fullHouse": "‮Full‬ ‮house‬",
  "choice_three": "‮Three‬ ‮alike‬",
  "choice_twoPair": "‮Two‬ ‮pairs‬",
  "choice_high": "‮High‬",
  "choice_low": "‮Low‬",
  "choice_yes": "‮Yes‬",
  "choice_bigOdd": "‮Big‬ ‮and‬ ‮odd‬",
  "choice_smallOdd": "‮Small‬ ‮and‬ ‮odd‬",
  "choice_bigEven": "‮Big‬ ‮and‬ ‮even‬",
  "choice_smallEven": "‮Small‬ ‮and‬ ‮even‬",
  "choice_upper": "‮Upper‬",
  "choice_lower": "‮Lower‬",
  "choice_metal": "‮Metal‬",
  "choice_wood": "‮Wood‬",
  "choice_water": "‮Water‬",
  "choice_fire": "‮Fire‬",
  "choice_earth": "‮Earth‬",
  "choice_east": "‮East‬",
  "choice_south": "‮South‬",
  "choice_west": "‮West‬",
  "choice_north": "‮North‬",
  "prize_DB": "‮Special‬ (‮ĐB‬)",
  "prize_G1": "‮First‬",
  "prize_G2": "‮Second‬",
  "prize_G3": "‮Third‬",
  "prize_G4": "‮Fourth‬",
  "prize_G5": "‮Fifth‬",
  "prize_G6": "‮Sixth‬",
  "prize_G7": "‮Seventh‬",
  "prize_G8": "‮Eighth‬",
  "prize_first": "‮First‬",
  "prize_second": "‮Second‬",
  "prize_third": "‮Third‬",
  "prize_special": "‮Special‬",
  "prize_consolation": "‮Consolation‬",
  "prize_lastTwo": "‮Last‬ ‮two‬",
  "prize_frontThree": "‮Front‬ ‮three‬",
  "prize_lastThree": "‮Last‬ ‮three‬",
  "place": [
   "‮Place‬ ",
   [
    "place"
   ]
  ]
 }
};
