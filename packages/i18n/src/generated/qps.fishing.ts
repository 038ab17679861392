// Written by `npm run generate` from src/messages.
export default {
 "fishing": {
  "opening": [
   "‮Opening‬ ",
   [
    "game"
   ]
  ],
  "connectionOpening": "‮The‬ ‮tank‬ ‮cannot‬ ‮be‬ ‮reached‬. ‮We‬ ‮keep‬ ‮trying‬.",
  "ended": "‮This‬ ‮game‬ ‮session‬ ‮is‬ ‮over‬",
  "endedNote": "‮Open‬ ‮the‬ ‮game‬ ‮again‬ ‮from‬ ‮the‬ ‮lobby‬ ‮to‬ ‮go‬ ‮on‬ ‮playing‬. ‮Your‬ ‮money‬ ‮is‬ ‮in‬ ‮your‬ ‮balance‬.",
  "noDrawing": "‮This‬ ‮device‬ ‮cannot‬ ‮draw‬ ‮the‬ ‮tank‬",
  "noDrawingNote": "‮The‬ ‮game‬ ‮needs‬ ‮WebGL‬. ‮Switch‬ ‮on‬ ‮hardware‬ ‮acceleration‬ ‮in‬ ‮your‬ ‮browser‬, ‮or‬ ‮open‬ ‮the‬ ‮game‬ ‮in‬ ‮another‬ ‮one‬.",
  "tank": "‮The‬ ‮tank‬. ‮Press‬ ‮a‬ ‮fish‬ ‮to‬ ‮shoot‬ ‮at‬ ‮it‬; ‮with‬ ‮the‬ ‮keyboard‬, ‮the‬ ‮arrows‬ ‮choose‬ ‮a‬ ‮fish‬ ‮and‬ ‮the‬ ‮space‬ ‮bar‬ ‮shoots‬.",
  "rooms": [
   "‮Shots‬ ",
   [
    "minimum"
   ],
   " ‮to‬ ",
   [
    "maximum"
   ]
  ],
  "returns": [
   "‮Return‬ ",
   [
    "percent"
   ],
   " %"
  ],
  "balance": "‮Balance‬",
  "session": "‮This‬ ‮visit‬",
  "sessionSums": [
   "‮shot‬ ",
   [
    "shot"
   ],
   " · ‮back‬ ",
   [
    "back"
   ]
  ],
  "eachShot": "‮Each‬ ‮shot‬",
  "shotLess": "‮Cheaper‬ ‮shot‬",
  "shotMore": "‮Dearer‬ ‮shot‬",
  "weapons": "‮Weapon‬",
  "weapon_single": "‮Cannon‬",
  "weapon_net": "‮Net‬",
  "weapon_lightning": "‮Lightning‬",
  "weaponNote_single": "‮One‬ ‮fish‬ ‮takes‬ ‮the‬ ‮whole‬ ‮shot‬. ‮Five‬ ‮shots‬ ‮a‬ ‮second‬.",
  "weaponNote_net": "‮Up‬ ‮to‬ ‮four‬ ‮fish‬ ‮share‬ ‮a‬ ‮shot‬ ‮evenly‬.",
  "weaponNote_lightning": "‮Up‬ ‮to‬ ‮four‬ ‮fish‬: ‮the‬ ‮first‬ ‮takes‬ ‮most‬ ‮of‬ ‮the‬ ‮shot‬, ‮each‬ ‮further‬ ‮one‬ ‮less‬.",
  "lock": "‮Lock‬ ‮target‬",
  "lockedOn": [
   "‮Locked‬ ‮on‬: ",
   [
    "fish"
   ],
   " ",
   [
    "times"
   ]
  ],
  "auto": "‮Auto‬",
  "autoOn": "‮Auto‬ ‮is‬ ‮on‬",
  "shoot": "‮Shoot‬",
  "you": "‮You‬",
  "fishTogether": "‮Fish‬ ‮with‬ ‮others‬",
  "together": [
   "‮With‬ ‮others‬ ",
   [
    "people"
   ],
   "/",
   [
    "seats"
   ]
  ],
  "seat": [
   "‮Seat‬ ",
   [
    "seat"
   ]
  ],
  "seatAway": [
   "‮Seat‬ ",
   [
    "seat"
   ],
   " · ‮away‬"
  ],
  "seatFree": "‮Free‬",
  "taken": [
   "‮Seat‬ ",
   [
    "seat"
   ],
   " ‮caught‬: ",
   [
    "fish"
   ],
   " ",
   [
    "times"
   ]
  ],
  "aloneAgain": "‮Your‬ ‮seat‬ ‮was‬ ‮given‬ ‮away‬ ‮while‬ ‮you‬ ‮were‬ ‮gone‬. ‮You‬ ‮fish‬ ‮alone‬ ‮again‬.",
  "shotOf": [
   "‮shot‬ ",
   [
    "amount"
   ]
  ],
  "happened": "‮What‬ ‮happened‬",
  "caught": [
   [
    "fish"
   ],
   " ",
   [
    "times"
   ],
   " ‮caught‬: ",
   [
    "amount"
   ]
  ],
  "chosen": [
   "‮Target‬: ",
   [
    "fish"
   ],
   " ",
   [
    "times"
   ]
  ],
  "times": [
   "×",
   [
    "least"
   ]
  ],
  "timesRange": [
   "×",
   [
    "least"
   ],
   " ‮to‬ ×",
   [
    "most"
   ]
  ],
  "info": "‮How‬ ‮it‬ ‮is‬ ‮played‬",
  "history": "‮Your‬ ‮volleys‬",
  "soundOn": "‮Sound‬ ‮on‬",
  "soundOff": "‮Sound‬ ‮off‬",
  "close": "‮Close‬",
  "dismiss": "‮Close‬ ‮the‬ ‮notice‬",
  "deposit": "‮Deposit‬",
  "noMoney": "‮Your‬ ‮balance‬ ‮is‬ ‮less‬ ‮than‬ ‮a‬ ‮shot‬.",
  "playRefused": "‮You‬ ‮cannot‬ ‮play‬ ‮at‬ ‮the‬ ‮moment‬.",
  "failed": "‮Something‬ ‮went‬ ‮wrong‬ ‮on‬ ‮our‬ ‮side‬. ‮Please‬ ‮try‬ ‮again‬.",
  "connection": "‮No‬ ‮answer‬ ‮yet‬. ‮We‬ ‮ask‬ ‮again‬; ‮no‬ ‮shot‬ ‮counts‬ ‮twice‬.",
  "notCounted": "‮The‬ ‮last‬ ‮shots‬ ‮could‬ ‮not‬ ‮be‬ ‮counted‬, ‮and‬ ‮cost‬ ‮nothing‬.",
  "resumed": [
   "‮An‬ ‮interrupted‬ ‮volley‬ ‮was‬ ‮completed‬: ‮shot‬ ",
   [
    "shot"
   ],
   ", ‮back‬ ",
   [
    "back"
   ],
   "."
  ],
  "rules": "‮Rules‬",
  "rulesShot": "‮A‬ ‮shot‬ ‮costs‬ ‮what‬ ‮you‬ ‮choose‬. ‮A‬ ‮fish‬ ‮that‬ ‮is‬ ‮caught‬ ‮pays‬ ‮its‬ ‮multiple‬ ‮of‬ ‮the‬ ‮shot‬.",
  "rulesChance": [
   "‮A‬ ‮fish‬ ‮worth‬ ‮M‬ ‮takes‬ ‮part‬ ‮with‬ ‮its‬ ‮share‬ ‮of‬ ‮the‬ ‮shot‬ ‮and‬ ‮is‬ ‮caught‬ ‮with‬ ‮the‬ ‮probability‬ ‮share‬ × ",
   [
    "percent"
   ],
   " % ÷ ‮M‬. ‮So‬ ‮every‬ ‮weapon‬ ‮returns‬ ",
   [
    "percent"
   ],
   " % ‮at‬ ‮every‬ ‮fish‬."
  ],
  "rulesRange": "‮Where‬ ‮a‬ ‮fish‬ ‮has‬ ‮several‬ ‮multiples‬, ‮one‬ ‮of‬ ‮them‬ ‮is‬ ‮drawn‬ ‮first‬, ‮each‬ ‮equally‬ ‮likely‬.",
  "rulesAlone": "‮Alone‬, ‮a‬ ‮fish‬ ‮that‬ ‮others‬ ‮catch‬ ‮stays‬ ‮for‬ ‮you‬. ‮With‬ ‮others‬, ‮up‬ ‮to‬ ‮four‬ ‮people‬ ‮share‬ ‮one‬ ‮tank‬: ‮whose‬ ‮shot‬ ‮catches‬ ‮a‬ ‮fish‬ ‮first‬ ‮has‬ ‮it‬, ‮and‬ ‮it‬ ‮is‬ ‮gone‬ ‮for‬ ‮all‬. ‮Your‬ ‮chances‬ ‮are‬ ‮the‬ ‮same‬ ‮either‬ ‮way‬, ‮and‬ ‮what‬ ‮swims‬ ‮by‬ ‮is‬ ‮the‬ ‮same‬ ‮for‬ ‮everybody‬.",
  "rulesFree": "‮A‬ ‮shot‬ ‮at‬ ‮a‬ ‮fish‬ ‮that‬ ‮was‬ ‮caught‬ ‮a‬ ‮moment‬ ‮before‬ ‮is‬ ‮not‬ ‮fired‬ ‮and‬ ‮costs‬ ‮nothing‬.",
  "fishAndWorth": "‮Fish‬ ‮and‬ ‮what‬ ‮they‬ ‮are‬ ‮worth‬",
  "fish": "‮Fish‬",
  "multiple": "‮Multiple‬",
  "chance": "‮Caught‬ ‮by‬ ‮one‬ ‮shot‬ ‮of‬ ‮the‬ ‮cannon‬",
  "fairness": "‮Fairness‬",
  "fairnessNote": "‮Each‬ ‮shot‬ ‮is‬ ‮decided‬ ‮by‬ ‮a‬ ‮server‬ ‮seed‬ ‮that‬ ‮was‬ ‮committed‬ ‮to‬ ‮before‬, ‮by‬ ‮your‬ ‮seed‬ ‮and‬ ‮by‬ ‮the‬ ‮number‬ ‮of‬ ‮the‬ ‮shot‬. ‮Change‬ ‮your‬ ‮seeds‬ ‮and‬ ‮the‬ ‮old‬ ‮server‬ ‮seed‬ ‮is‬ ‮shown‬, ‮so‬ ‮that‬ ‮you‬ ‮can‬ ‮check‬ ‮every‬ ‮shot‬.",
  "commitment": "‮Fingerprint‬ ‮of‬ ‮the‬ ‮server‬ ‮seed‬",
  "nextCommitment": "‮Fingerprint‬ ‮of‬ ‮the‬ ‮next‬ ‮one‬",
  "clientSeed": "‮Your‬ ‮seed‬",
  "serverSeed": "‮Server‬ ‮seed‬",
  "serverSeedHidden": "‮Shown‬ ‮once‬ ‮you‬ ‮change‬ ‮your‬ ‮seeds‬",
  "nonce": "‮Number‬ ‮of‬ ‮the‬ ‮next‬ ‮shot‬",
  "firstNonce": "‮Number‬ ‮of‬ ‮the‬ ‮first‬ ‮shot‬",
  "newClientSeed": "‮Your‬ ‮new‬ ‮seed‬",
  "changeSeeds": "‮Change‬ ‮seeds‬",
  "seedsChanged": "‮The‬ ‮old‬ ‮server‬ ‮seed‬ ‮is‬ ‮shown‬ ‮with‬ ‮your‬ ‮volleys‬ ‮now‬.",
  "seedsNotChanged": "‮The‬ ‮seeds‬ ‮could‬ ‮not‬ ‮be‬ ‮changed‬ ‮just‬ ‮now‬. ‮Please‬ ‮try‬ ‮again‬.",
  "volleys": "‮Volleys‬",
  "noVolleys": "‮Nothing‬ ‮was‬ ‮shot‬ ‮here‬ ‮yet‬.",
  "olderVolleys": "‮Older‬ ‮volleys‬",
  "shots": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮shot‬"
     ],
     "other": [
      0,
      " ‮shots‬"
     ]
    }
   ]
  ],
  "returned": [
   [
    "back"
   ],
   " ‮of‬ ",
   [
    "stake"
   ],
   " ‮back‬"
  ],
  "stateOpen": "‮Still‬ ‮being‬ ‮settled‬",
  "stateCancelled": "‮Did‬ ‮not‬ ‮take‬ ‮place‬, ‮the‬ ‮stake‬ ‮is‬ ‮back‬",
  "stateRefused": "‮Not‬ ‮accepted‬",
  "check": "‮Check‬",
  "checkHolds": "‮It‬ ‮holds‬: ‮the‬ ‮seeds‬ ‮give‬ ‮exactly‬ ‮this‬.",
  "checkFails": "‮It‬ ‮does‬ ‮not‬ ‮hold‬.",
  "download": "‮Download‬ ‮the‬ ‮record‬",
  "fish_minnow": "‮Barb‬",
  "fish_clown": "‮Clownfish‬",
  "fish_angel": "‮Angelfish‬",
  "fish_puffer": "‮Pufferfish‬",
  "fish_ray": "‮Ray‬",
  "fish_jelly": "‮Jellyfish‬",
  "fish_koi": "‮Koi‬",
  "fish_turtle": "‮Turtle‬",
  "fish_lantern": "‮Lantern‬",
  "fish_pearl": "‮Pearl‬ ‮shell‬",
  "fish_chest": "‮Treasure‬ ‮chest‬",
  "fish_shark": "‮Shark‬",
  "fish_naga": "‮Dragon‬"
 }
};
