// Written by `npm run generate` from src/messages.
export default {
 "lottery": {
  "title": "‮Lottery‬",
  "description": "‮Vietnamese‬, ‮South‬-‮East‬ ‮Asian‬ ‮and‬ ‮fast‬ ‮draws‬, ‮each‬ ‮with‬ ‮its‬ ‮countdown‬ ‮and‬ ‮its‬ ‮last‬ ‮result‬.",
  "lobby_all": "‮Lottery‬",
  "lobby_vn": "‮Vietnam‬ ‮lottery‬",
  "lobby_sea": "‮South‬-‮East‬ ‮Asian‬ ‮lottery‬",
  "lobby_elott": "‮E‬-‮lottery‬",
  "chip_all": "‮All‬",
  "chip_vn": "‮Vietnam‬",
  "chip_sea": "‮South‬-‮East‬ ‮Asia‬",
  "chip_elott": "‮E‬-‮lottery‬",
  "groups": "‮Kinds‬ ‮of‬ ‮lottery‬",
  "games": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮game‬"
     ],
     "other": [
      0,
      " ‮games‬"
     ]
    }
   ]
  ],
  "find": "‮Find‬ ‮a‬ ‮lottery‬",
  "found": [
   [
    "count",
    2,
    {
     "=0": "‮No‬ ‮lottery‬ ‮found‬",
     "one": [
      0,
      " ‮lottery‬ ‮found‬"
     ],
     "other": [
      0,
      " ‮lotteries‬ ‮found‬"
     ]
    }
   ]
  ],
  "group_ELOTT": "‮E‬-‮lottery‬",
  "group_VN": "‮Vietnam‬",
  "group_SEA": "‮South‬-‮East‬ ‮Asia‬",
  "group_LOTT": "‮Mark‬ ‮Six‬",
  "note_ELOTT": "‮A‬ ‮draw‬ ‮every‬ ‮few‬ ‮minutes‬, ‮around‬ ‮the‬ ‮clock‬",
  "note_VN": "‮North‬, ‮central‬ ‮and‬ ‮south‬, ‮by‬ ‮the‬ ‮day‬ ‮of‬ ‮the‬ ‮station‬",
  "note_SEA": "‮Four‬ ‮digits‬ ‮and‬ ‮their‬ ‮kin‬",
  "note_LOTT": "‮Six‬ ‮balls‬ ‮of‬ ‮49‬, ‮and‬ ‮a‬ ‮special‬ ‮one‬",
  "seeAll": [
   "‮See‬ ‮all‬ ",
   [
    "count"
   ]
  ],
  "popular": "‮Popular‬",
  "popularNote": "‮most‬ ‮bets‬ ‮of‬ ‮the‬ ‮last‬ ‮days‬",
  "nextDraw": "‮Next‬ ‮draw‬",
  "openDraw": "‮Open‬ ‮the‬ ‮draw‬",
  "closesIn": "‮Closes‬ ‮in‬",
  "closed": "‮Sales‬ ‮closed‬",
  "drawing": "‮Drawing‬",
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
  "noDrawOpen": "‮No‬ ‮draw‬ ‮is‬ ‮open‬ ‮now‬",
  "lastResult": "‮Last‬ ‮result‬",
  "noResultYet": "‮No‬ ‮result‬ ‮yet‬",
  "checkable": "‮Can‬ ‮be‬ ‮checked‬",
  "replay": "‮Replayed‬ ‮draw‬",
  "fairTitle": "‮Draws‬ ‮that‬ ‮you‬ ‮can‬ ‮check‬",
  "fairSealed": "‮Before‬ ‮sales‬ ‮open‬, ‮the‬ ‮draw‬’‮s‬ ‮secret‬ ‮is‬ ‮sealed‬ ‮and‬ ‮its‬ ‮seal‬ ‮is‬ ‮published‬.",
  "fairDrawn": "‮The‬ ‮numbers‬ ‮follow‬ ‮from‬ ‮that‬ ‮secret‬ ‮alone‬, ‮whatever‬ ‮was‬ ‮bet‬.",
  "fairChecked": "‮After‬ ‮the‬ ‮draw‬ ‮the‬ ‮secret‬ ‮is‬ ‮shown‬, ‮and‬ ‮your‬ ‮own‬ ‮browser‬ ‮checks‬ ‮both‬.",
  "recentBets": "‮Your‬ ‮bets‬ ‮today‬",
  "allBets": "‮Betting‬ ‮record‬",
  "noneOpen": "‮No‬ ‮lottery‬ ‮is‬ ‮open‬ ‮here‬",
  "noneOpenNote": "‮Others‬ ‮may‬ ‮be‬. ‮Look‬ ‮at‬ ‮all‬ ‮of‬ ‮them‬.",
  "otherGames": "‮Other‬ ‮lotteries‬",
  "zone_north": "‮Vietnam‬, ‮north‬",
  "zone_central": "‮Vietnam‬, ‮central‬",
  "zone_south": "‮Vietnam‬, ‮south‬",
  "everyMinutes": [
   [
    "count",
    2,
    {
     "one": "‮every‬ ‮minute‬",
     "other": [
      "‮every‬ ",
      0,
      " ‮minutes‬"
     ]
    }
   ]
  ],
  "shelfTitle": "‮Next‬ ‮draws‬"
 },
 "lotteryFamilies": {
  "digits": "‮Five‬ ‮Digits‬",
  "dice": "‮K3‬ ‮Dice‬",
  "eleven": "‮Eleven‬ ‮Five‬",
  "race": "‮PK10‬ ‮Race‬",
  "keno": "‮Keno‬",
  "happy": "‮Happy‬ ‮Ten‬",
  "lucky": "‮Lucky‬ ‮28‬",
  "vietnam": "‮XSMB‬ · ‮Miền‬ ‮Bắc‬",
  "hanoi": "‮Hanoi‬",
  "fourDigits": "‮4D‬",
  "thai": "‮Thai‬",
  "lao": "‮Lao‬",
  "markSix": "‮Mark‬ ‮Six‬"
 }
};
