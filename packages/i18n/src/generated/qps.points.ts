// Written by `npm run generate` from src/messages.
export default {
 "pointMall": {
  "title": "‮Points‬ ‮mall‬",
  "note": "‮You‬ ‮earn‬ ‮points‬ ‮from‬ ‮what‬ ‮you‬ ‮stake‬ ‮with‬ ‮real‬ ‮money‬. ‮They‬ ‮never‬ ‮expire‬, ‮and‬ ‮you‬ ‮exchange‬ ‮them‬ ‮for‬ ‮goods‬ ‮or‬ ‮money‬.",
  "views": "‮Parts‬ ‮of‬ ‮the‬ ‮points‬ ‮mall‬",
  "goods": "‮Goods‬",
  "records": "‮Exchanges‬",
  "details": "‮Points‬ ‮in‬ ‮and‬ ‮out‬",
  "rules": "‮Rules‬",
  "yourPoints": "‮Your‬ ‮points‬",
  "logIn": "‮Log‬ ‮in‬ ‮to‬ ‮see‬ ‮your‬ ‮points‬",
  "pending": [
   [
    "points"
   ],
   " ‮held‬ ‮for‬ ‮exchanges‬"
  ],
  "convert": "‮Convert‬ ‮to‬ ‮money‬",
  "pointsToConvert": "‮Points‬",
  "becomes": [
   "‮This‬ ‮becomes‬ ",
   [
    "amount"
   ],
   "."
  ],
  "ratio": [
   [
    "points"
   ],
   " ‮points‬ ‮are‬ ‮worth‬ ",
   [
    "amount"
   ],
   "."
  ],
  "atLeast": [
   "‮At‬ ‮least‬ ",
   [
    "points"
   ],
   " ‮points‬."
  ],
  "converted": [
   [
    "amount"
   ],
   " ‮is‬ ‮in‬ ‮your‬ ‮wallet‬."
  ],
  "paymentPassword": "‮Payment‬ ‮password‬",
  "noPaymentPassword": "‮Points‬ ‮are‬ ‮given‬ ‮away‬ ‮under‬ ‮your‬ ‮payment‬ ‮password‬. ‮Please‬ ‮set‬ ‮one‬ ‮first‬.",
  "setPaymentPassword": "‮Set‬ ‮payment‬ ‮password‬",
  "running": "‮One‬ ‮moment‬…",
  "kinds": "‮Which‬ ‮goods‬",
  "kind_all": "‮All‬",
  "kind_credit": "‮Credit‬",
  "kind_item": "‮Goods‬",
  "kind_now": "‮I‬ ‮can‬ ‮have‬ ‮now‬",
  "noGoods": "‮There‬ ‮are‬ ‮no‬ ‮goods‬ ‮here‬ ‮at‬ ‮the‬ ‮moment‬.",
  "points": "‮Points‬",
  "left": [
   [
    "count"
   ],
   " ‮left‬"
  ],
  "gone": "‮Sold‬ ‮out‬",
  "asksFor": [
   "‮needs‬ ",
   [
    "amount"
   ],
   " ‮staked‬ ‮in‬ ‮30‬ ‮days‬"
  ],
  "missing": [
   [
    "points"
   ],
   " ‮more‬"
  ],
  "exchange": "‮Exchange‬",
  "exchangeFor": [
   "‮Exchange‬ ‮for‬ ",
   [
    "name"
   ]
  ],
  "costs": [
   "‮This‬ ‮costs‬ ",
   [
    "points"
   ],
   " ‮points‬."
  ],
  "quantity": "‮Quantity‬",
  "recipient": "‮Name‬ ‮of‬ ‮the‬ ‮recipient‬",
  "phone": "‮Phone‬ ‮number‬",
  "address": "‮Address‬",
  "willBeSent": [
   "‮Thank‬ ‮you‬. ‮We‬ ‮will‬ ‮send‬ ‮it‬ ‮soon‬. ‮Number‬ ",
   [
    "number"
   ],
   "."
  ],
  "credited": [
   "‮Done‬: ‮the‬ ‮credit‬ ‮is‬ ‮in‬ ‮your‬ ‮wallet‬. ‮Number‬ ",
   [
    "number"
   ],
   "."
  ],
  "good": "‮Good‬",
  "conversion": "‮Converted‬ ‮to‬ ‮money‬",
  "time": "‮Time‬",
  "amount": "‮Amount‬",
  "status": "‮Status‬",
  "status_pending": "‮In‬ ‮progress‬",
  "status_confirmed": "‮Confirmed‬",
  "status_rejected": "‮Rejected‬",
  "remark": "‮Remark‬",
  "number": "‮Number‬",
  "noRecords": "‮You‬ ‮have‬ ‮not‬ ‮exchanged‬ ‮any‬ ‮points‬ ‮yet‬.",
  "what": "‮What‬",
  "remaining": "‮Remaining‬",
  "movement_earned": "‮Earned‬",
  "movement_takenBack": "‮Taken‬ ‮back‬",
  "movement_exchange": "‮Exchanged‬",
  "movement_returned": "‮Returned‬",
  "noMovements": "‮No‬ ‮points‬ ‮have‬ ‮moved‬ ‮yet‬.",
  "rates": "‮What‬ ‮you‬ ‮earn‬",
  "category": "‮Category‬",
  "earnedFor": [
   "‮Points‬ ‮for‬ ",
   [
    "amount"
   ],
   " ‮staked‬"
  ],
  "ruleEarn": "‮Stakes‬ ‮of‬ ‮real‬ ‮money‬ ‮earn‬ ‮points‬; ‮trial‬ ‮play‬ ‮earns‬ ‮none‬.",
  "ruleKeep": "‮Points‬ ‮never‬ ‮expire‬.",
  "ruleBack": "‮When‬ ‮a‬ ‮bet‬ ‮is‬ ‮cancelled‬, ‮its‬ ‮points‬ ‮are‬ ‮taken‬ ‮back‬.",
  "ruleSend": "‮Goods‬ ‮are‬ ‮checked‬ ‮before‬ ‮they‬ ‮are‬ ‮sent‬. ‮If‬ ‮we‬ ‮cannot‬ ‮send‬ ‮one‬, ‮your‬ ‮points‬ ‮come‬ ‮back‬ ‮in‬ ‮full‬."
 }
};
