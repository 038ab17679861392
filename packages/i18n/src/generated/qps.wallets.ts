// Written by `npm run generate` from src/messages.
export default {
 "wallets": {
  "available": "‮At‬ ‮hand‬",
  "bonus": "‮Bonus‬ ‮money‬",
  "bonusNote": "‮To‬ ‮play‬ ‮with‬, ‮not‬ ‮to‬ ‮take‬ ‮out‬",
  "held": "‮Held‬",
  "heldNote": "‮For‬ ‮withdrawals‬ ‮and‬ ‮transfers‬ ‮under‬ ‮way‬",
  "single": "‮All‬ ‮games‬ ‮play‬ ‮from‬ ‮this‬ ‮one‬ ‮wallet‬, ‮so‬ ‮there‬ ‮is‬ ‮nothing‬ ‮to‬ ‮transfer‬.",
  "records": "‮See‬ ‮every‬ ‮movement‬",
  "vendors": "‮Wallets‬ ‮at‬ ‮studios‬",
  "pending": [
   [
    "amount"
   ],
   " ‮on‬ ‮its‬ ‮way‬"
  ],
  "unknown": "‮Not‬ ‮known‬ ‮just‬ ‮now‬",
  "transfer": "‮Transfer‬",
  "vendor": "‮Studio‬",
  "direction": "‮Direction‬",
  "toVendor": "‮To‬ ‮the‬ ‮studio‬",
  "fromVendor": "‮Back‬ ‮to‬ ‮my‬ ‮wallet‬",
  "amount": "‮Amount‬",
  "submit": "‮Transfer‬",
  "running": "‮Transferring‬",
  "allBack": "‮Transfer‬ ‮all‬ ‮back‬",
  "allBackDone": "‮All‬ ‮of‬ ‮it‬ ‮is‬ ‮on‬ ‮its‬ ‮way‬ ‮back‬ ‮to‬ ‮your‬ ‮wallet‬.",
  "is_confirmed": [
   [
    "amount"
   ],
   " ‮has‬ ‮been‬ ‮transferred‬."
  ],
  "is_pending": [
   [
    "amount"
   ],
   " ‮is‬ ‮on‬ ‮its‬ ‮way‬. ‮It‬ ‮can‬ ‮take‬ ‮a‬ ‮few‬ ‮minutes‬."
  ],
  "is_failed": [
   "‮The‬ ‮studio‬ ‮did‬ ‮not‬ ‮take‬ ‮the‬ ‮transfer‬ ‮of‬ ",
   [
    "amount"
   ],
   ". ‮Your‬ ‮money‬ ‮is‬ ‮in‬ ‮your‬ ‮wallet‬."
  ]
 }
};
