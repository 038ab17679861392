// Written by `npm run generate` from src/messages.
export default {
 "withdrawals": {
  "balance": "Balance",
  "remainingTurnover": "Still to play",
  "withoutBonus": [
   "Without ",
   [
    "amount"
   ],
   " of bonus money, which is to play with"
  ],
  "bonusAtRisk": [
   "You are playing a bonus. ",
   [
    "turnover"
   ],
   " is still to be played; taking money out now gives up the bonus and its ",
   [
    "amount"
   ],
   "."
  ],
  "givesUpBonus": "Take the money out and give up the bonus",
  "turnoverNote": "Play this amount before you withdraw.",
  "turnoverDone": "Nothing is left to play.",
  "leftToday": "Left today",
  "limits": [
   [
    "minimum"
   ],
   " to ",
   [
    "maximum"
   ],
   " each"
  ],
  "account": "Bank account",
  "noAccount": "Add a bank account first, so that we know where to pay you.",
  "addAccount": "Add a bank account",
  "noPaymentPassword": "Set a payment password first. It protects every withdrawal.",
  "setPaymentPassword": "Set a payment password",
  "amount": "Amount",
  "fee": [
   "The fee is ",
   [
    "fee"
   ],
   "."
  ],
  "paymentPassword": "Payment password",
  "code": "Code of your authenticator",
  "acceptsTurnoverFee": [
   "Take it out before it is played, for a fee of ",
   [
    "percent"
   ],
   "% of the amount"
  ],
  "submit": "Withdraw",
  "running": "Asking for your withdrawal",
  "requested": [
   "Your withdrawal of ",
   [
    "amount"
   ],
   " is being checked."
  ],
  "yours": "Your withdrawals",
  "none": "Nothing has been withdrawn yet.",
  "cancel": "Cancel",
  "cancelOf": [
   "Cancel the withdrawal of ",
   [
    "amount"
   ],
   ", ",
   [
    "number"
   ]
  ],
  "cancelled": "The withdrawal is cancelled. The money is back in your balance.",
  "feeOf": [
   "fee ",
   [
    "fee"
   ]
  ],
  "paidSoFar": [
   [
    "paid"
   ],
   " has arrived"
  ],
  "status_pending": "Being checked",
  "status_approved": "Approved",
  "status_paying": "Being paid",
  "status_paid": "Paid",
  "status_partlyPaid": "Partly paid",
  "status_confirmed": "Complete",
  "status_disputed": "Not received",
  "status_rejected": "Rejected",
  "status_cancelled": "Cancelled",
  "status_returned": "Returned",
  "toConfirm": "Has the money arrived?",
  "amountReceived": "The bank reports",
  "remainingAmount": "Still to come",
  "confirmBefore": [
   "Without an answer it counts as received at ",
   [
    "time"
   ],
   "."
  ],
  "received": "Received",
  "notReceived": "Not received",
  "fullPayment": "All of it arrived",
  "answered": "Thank you. Your answer is kept.",
  "disputeNote": "Add a picture of your bank statement, so that we can look into it.",
  "pictures": "Add pictures",
  "pictureMissing": "Add at least one picture of your bank statement.",
  "remark": "Remark",
  "remarkNote": "At most 140 characters.",
  "sendDispute": "Send",
  "back": "Back"
 }
};
