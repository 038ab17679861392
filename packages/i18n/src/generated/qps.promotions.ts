// Written by `npm run generate` from src/messages.
export default {
 "promotions": {
  "title": "‮Promotions‬",
  "note": "‮Every‬ ‮offer‬ ‮with‬ ‮its‬ ‮full‬ ‮conditions‬, ‮before‬ ‮you‬ ‮join‬. ‮What‬ ‮counts‬ ‮by‬ ‮itself‬ ‮needs‬ ‮nothing‬ ‮from‬ ‮you‬.",
  "types": "‮Types‬ ‮of‬ ‮promotions‬",
  "type_all": "‮All‬",
  "type_mine": "‮Mine‬",
  "type_newMember": "‮New‬ ‮members‬",
  "type_deposit": "‮Deposits‬",
  "type_cashback": "‮Cashback‬",
  "type_slots": "‮Slots‬",
  "type_live": "‮Live‬ ‮casino‬",
  "type_sports": "‮Sports‬",
  "type_lottery": "‮Lottery‬",
  "type_event": "‮Events‬",
  "tag_new": "‮New‬",
  "tag_featured": "‮Featured‬",
  "tag_vip": "‮VIP‬",
  "nothing": "‮There‬ ‮is‬ ‮nothing‬ ‮of‬ ‮this‬ ‮kind‬ ‮right‬ ‮now‬.",
  "status_join": "‮Open‬ ‮to‬ ‮join‬",
  "status_claim": "‮Ready‬ ‮to‬ ‮claim‬",
  "status_applying": "‮In‬ ‮review‬",
  "status_rejected": "‮Not‬ ‮accepted‬",
  "status_issued": "‮Granted‬",
  "status_claimed": "‮Claimed‬",
  "status_inProcess": "‮In‬ ‮progress‬",
  "status_joined": "‮Joined‬",
  "status_comingSoon": "‮Coming‬ ‮soon‬",
  "status_closed": "‮Closed‬",
  "begins": "‮Begins‬",
  "ends": "‮Ends‬",
  "byRank": "‮At‬ ‮the‬ ‮rate‬ ‮of‬ ‮your‬ ‮rank‬",
  "atLeast": [
   "‮At‬ ‮least‬ ",
   [
    "amount"
   ]
  ],
  "upTo": [
   "‮up‬ ‮to‬ ",
   [
    "amount"
   ]
  ],
  "staked": [
   "‮to‬ ‮be‬ ‮staked‬ ",
   [
    "times"
   ],
   "×"
  ],
  "notStaked": "‮nothing‬ ‮to‬ ‮be‬ ‮staked‬",
  "days": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮day‬"
     ],
     "other": [
      0,
      " ‮days‬"
     ]
    }
   ]
  ],
  "join": "‮Join‬",
  "look": "‮Look‬ ‮at‬ ‮it‬",
  "claim": "‮Claim‬",
  "claimAmount": [
   "‮Claim‬ ",
   [
    "amount"
   ]
  ],
  "depositNow": "‮Deposit‬ ‮now‬",
  "sendProof": "‮Send‬ ‮proof‬",
  "countsByItself": "‮Counts‬ ‮by‬ ‮itself‬. ‮You‬ ‮claim‬ ‮it‬ ‮here‬ ‮the‬ ‮next‬ ‮morning‬.",
  "isClaimed": "‮It‬ ‮is‬ ‮yours‬.",
  "received": "‮Received‬",
  "review": "‮How‬ ‮far‬ ‮the‬ ‮review‬ ‮is‬",
  "step_sent": "‮Sent‬",
  "step_looked": "‮Being‬ ‮looked‬ ‮at‬",
  "step_paid": "‮Granted‬",
  "turnover": "‮Staked‬",
  "playOn": "‮Play‬ ‮on‬",
  "proofs": "‮Pictures‬",
  "proofsHint": "‮One‬ ‮to‬ ‮three‬, ‮PNG‬ ‮or‬ ‮JPEG‬, ‮at‬ ‮most‬ ‮5‬ ‮MB‬ ‮each‬.",
  "proofNeeded": "‮Please‬ ‮add‬ ‮at‬ ‮least‬ ‮one‬ ‮picture‬.",
  "remark": "‮Remark‬",
  "remarkHint": "‮At‬ ‮most‬ ‮140‬ ‮characters‬.",
  "apply": "‮Send‬",
  "running": "‮One‬ ‮moment‬…",
  "isSent": "‮It‬ ‮has‬ ‮arrived‬. ‮An‬ ‮operator‬ ‮looks‬ ‮at‬ ‮it‬, ‮and‬ ‮you‬ ‮see‬ ‮the‬ ‮answer‬ ‮here‬.",
  "back": "‮All‬ ‮promotions‬",
  "noneNamed": "‮Choose‬ ‮a‬ ‮promotion‬ ‮to‬ ‮read‬ ‮its‬ ‮terms‬.",
  "terms": "‮How‬ ‮it‬ ‮works‬",
  "term_share": "‮Share‬",
  "term_amount": "‮Amount‬",
  "term_minimum": "‮At‬ ‮least‬",
  "term_cap": "‮At‬ ‮most‬",
  "term_cycle": "‮How‬ ‮often‬",
  "term_multiplier": "‮To‬ ‮be‬ ‮staked‬",
  "term_time": "‮Time‬ ‮to‬ ‮stake‬",
  "term_conversion": "‮Becomes‬ ‮cash‬ ‮at‬ ‮most‬",
  "term_products": "‮Games‬",
  "term_counts": "‮Stakes‬ ‮count‬",
  "term_from": "‮From‬",
  "term_until": "‮Until‬",
  "cycle_once": "‮Once‬",
  "cycle_daily": "‮Once‬ ‮a‬ ‮day‬",
  "cycle_weekly": "‮Once‬ ‮a‬ ‮week‬",
  "times_bonus": [
   [
    "times"
   ],
   "× ‮the‬ ‮bonus‬"
  ],
  "times_depositAndBonus": [
   [
    "times"
   ],
   "× ‮deposit‬ ‮and‬ ‮bonus‬"
  ],
  "timesBonus": [
   [
    "times"
   ],
   "× ‮the‬ ‮bonus‬"
  ],
  "noEnd": "‮No‬ ‮end‬ ‮set‬",
  "openNow": "‮You‬ ‮can‬ ‮join‬ ‮now‬",
  "earlier": "‮Earlier‬ ‮promotions‬",
  "further": "‮Further‬ ‮promotions‬",
  "noneOpen": "‮There‬ ‮is‬ ‮nothing‬ ‮to‬ ‮join‬ ‮right‬ ‮now‬.",
  "notLoaded": "‮The‬ ‮promotions‬ ‮could‬ ‮not‬ ‮be‬ ‮loaded‬.",
  "available": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮for‬ ‮you‬"
     ],
     "other": [
      0,
      " ‮for‬ ‮you‬"
     ]
    }
   ]
  ]
 }
};
