// Written by `npm run generate` from src/messages.
export default {
 "saferPlay": {
  "intro": "‮Decide‬ ‮beforehand‬ ‮how‬ ‮much‬ ‮money‬ ‮and‬ ‮time‬ ‮you‬ ‮want‬ ‮to‬ ‮spend‬. ‮A‬ ‮lower‬ ‮limit‬ ‮counts‬ ‮at‬ ‮once‬; ‮a‬ ‮higher‬ ‮one‬ ‮waits‬ ‮24‬ ‮hours‬ ‮and‬ ‮your‬ ‮confirmation‬.",
  "yourLimits": "‮Your‬ ‮limits‬",
  "noLimits": "‮You‬ ‮have‬ ‮no‬ ‮limit‬ ‮yet‬. ‮Set‬ ‮one‬ ‮below‬; ‮it‬ ‮counts‬ ‮from‬ ‮that‬ ‮moment‬ ‮on‬.",
  "kind_deposit": "‮Deposits‬",
  "kind_stake": "‮Stakes‬",
  "kind_loss": "‮Losses‬",
  "kind_time": "‮Time‬ ‮logged‬ ‮in‬",
  "period_day": "‮Per‬ ‮day‬",
  "period_week": "‮Per‬ ‮week‬",
  "period_month": "‮Per‬ ‮month‬",
  "minutes": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮minute‬"
     ],
     "other": [
      0,
      " ‮minutes‬"
     ]
    }
   ]
  ],
  "ofLimit": [
   [
    "left"
   ],
   " ‮of‬ ",
   [
    "amount"
   ],
   " ‮left‬"
  ],
  "raiseAsked": [
   "‮You‬ ‮asked‬ ‮for‬ ",
   [
    "amount"
   ],
   ". ‮It‬ ‮can‬ ‮be‬ ‮confirmed‬ ‮from‬"
  ],
  "endAsked": "‮You‬ ‮asked‬ ‮to‬ ‮end‬ ‮this‬ ‮limit‬. ‮It‬ ‮can‬ ‮be‬ ‮confirmed‬ ‮from‬",
  "confirmRaise": "‮Confirm‬",
  "raiseConfirmed": "‮Your‬ ‮limit‬ ‮has‬ ‮changed‬.",
  "removeLimit": "‮Ask‬ ‮to‬ ‮end‬ ‮it‬",
  "keepLimit": "‮Keep‬ ‮the‬ ‮limit‬",
  "limitKept": "‮Your‬ ‮limit‬ ‮stays‬ ‮as‬ ‮it‬ ‮was‬.",
  "endIsAsked": "‮Asked‬. ‮Come‬ ‮back‬ ‮in‬ ‮24‬ ‮hours‬ ‮to‬ ‮confirm‬.",
  "setTitle": "‮Set‬ ‮a‬ ‮limit‬",
  "kind": "‮What‬ ‮is‬ ‮limited‬",
  "period": "‮How‬ ‮often‬",
  "amount": "‮Amount‬",
  "amountMinutes": "‮Minutes‬",
  "choose": "‮Please‬ ‮choose‬",
  "set": "‮Set‬ ‮the‬ ‮limit‬",
  "setting": "‮Setting‬ ‮the‬ ‮limit‬",
  "limitSet": "‮Your‬ ‮limit‬ ‮counts‬ ‮from‬ ‮now‬ ‮on‬.",
  "limitAsked": "‮A‬ ‮higher‬ ‮limit‬ ‮waits‬ ‮24‬ ‮hours‬. ‮Come‬ ‮back‬ ‮then‬ ‮to‬ ‮confirm‬ ‮it‬.",
  "notAnAmount": "‮Enter‬ ‮an‬ ‮amount‬ ‮like‬ ‮50‬.‮00‬, ‮or‬ ‮whole‬ ‮minutes‬.",
  "breakTitle": "‮Take‬ ‮a‬ ‮break‬",
  "breakIntro": "‮You‬ ‮are‬ ‮logged‬ ‮out‬ ‮everywhere‬ ‮at‬ ‮once‬. ‮Until‬ ‮the‬ ‮break‬ ‮ends‬ ‮you‬ ‮can‬ ‮log‬ ‮in‬ ‮only‬ ‮to‬ ‮see‬ ‮your‬ ‮records‬ ‮and‬ ‮to‬ ‮withdraw‬ ‮your‬ ‮money‬. ‮Nobody‬ ‮can‬ ‮end‬ ‮it‬ ‮earlier‬, ‮our‬ ‮support‬ ‮included‬.",
  "breakLength": "‮How‬ ‮long‬",
  "length_1d": "‮24‬ ‮hours‬",
  "length_7d": "‮7‬ ‮days‬",
  "length_14d": "‮14‬ ‮days‬",
  "length_30d": "‮30‬ ‮days‬",
  "length_42d": "‮6‬ ‮weeks‬",
  "length_6m": "‮Self‬-‮exclusion‬: ‮6‬ ‮months‬",
  "length_12m": "‮Self‬-‮exclusion‬: ‮1‬ ‮year‬",
  "length_60m": "‮Self‬-‮exclusion‬: ‮5‬ ‮years‬",
  "breakSubmit": "‮Begin‬ ‮the‬ ‮break‬",
  "breakRunning": "‮Beginning‬ ‮the‬ ‮break‬",
  "breakDone": "‮Your‬ ‮break‬ ‮has‬ ‮begun‬. ‮Take‬ ‮care‬ ‮of‬ ‮yourself‬.",
  "onBreakUntil": "‮You‬ ‮are‬ ‮on‬ ‮a‬ ‮break‬ ‮until‬",
  "onBreakNote": "‮You‬ ‮can‬ ‮see‬ ‮your‬ ‮records‬ ‮and‬ ‮withdraw‬ ‮your‬ ‮money‬. ‮Deposits‬, ‮bets‬ ‮and‬ ‮offers‬ ‮are‬ ‮closed‬ ‮until‬ ‮then‬.",
  "withdraw": "‮Withdraw‬ ‮my‬ ‮money‬",
  "realityTitle": "‮Time‬ ‮and‬ ‮result‬",
  "realityIntro": "‮While‬ ‮you‬ ‮play‬, ‮this‬ ‮comes‬ ‮up‬ ‮by‬ ‮itself‬, ‮over‬ ‮a‬ ‮game‬ ‮too‬.",
  "realityEvery": "‮Show‬ ‮it‬",
  "realityEvery_0": "‮Never‬",
  "realityEvery_15": "‮Every‬ ‮15‬ ‮minutes‬",
  "realityEvery_30": "‮Every‬ ‮30‬ ‮minutes‬",
  "realityEvery_60": "‮Every‬ ‮hour‬",
  "realityEvery_120": "‮Every‬ ‮two‬ ‮hours‬",
  "realitySaved": "‮Saved‬.",
  "realityTime": "‮Logged‬ ‮in‬",
  "realityMinutes": [
   [
    "hours",
    2,
    {
     "=0": "",
     "one": [
      0,
      " ‮hour‬ "
     ],
     "other": [
      0,
      " ‮hours‬ "
     ]
    }
   ],
   [
    "minutes",
    2,
    {
     "one": [
      0,
      " ‮minute‬"
     ],
     "other": [
      0,
      " ‮minutes‬"
     ]
    }
   ]
  ],
  "realityStaked": "‮Staked‬",
  "realityReturned": "‮Came‬ ‮back‬",
  "realityNet": "‮Result‬",
  "realityGoOn": "‮Go‬ ‮on‬",
  "realityStop": "‮Limits‬ ‮and‬ ‮breaks‬"
 }
};
