// Written by `npm run generate` from src/messages.
export default {
 "messageRoom": {
  "types": "‮Kinds‬ ‮of‬ ‮messages‬",
  "all": "‮All‬",
  "type_NEW_MAIL": "‮News‬",
  "type_DEPOSIT_ARRIVAL": "‮Deposits‬",
  "type_DEPOSIT_FAILED": "‮Failed‬ ‮deposits‬",
  "type_WITHDRAWAL_APPROVED": "‮Approved‬ ‮withdrawals‬",
  "type_WITHDRAWAL_REJECTED": "‮Rejected‬ ‮withdrawals‬",
  "none": "‮There‬ ‮are‬ ‮no‬ ‮messages‬ ‮here‬.",
  "unread": "‮New‬",
  "readAll": "‮Mark‬ ‮all‬ ‮as‬ ‮read‬",
  "deleteOf": [
   "‮Delete‬: ",
   [
    "title"
   ]
  ],
  "deleted": "‮The‬ ‮message‬ ‮is‬ ‮deleted‬."
 }
};
