// Written by `npm run generate` from src/messages.
export default {
 "verification": {
  "state_open": "Verify your identity",
  "state_waiting": "We are looking at your documents",
  "state_verified": "Your identity is verified",
  "state_rejected": "We need another document",
  "state_expired": "Your document has expired",
  "note_open": "Two pictures of your identity card, or one of your passport, are enough. It takes two minutes.",
  "note_waiting": "This usually takes less than a day. You will find a message here when it is done.",
  "note_verified": "Thank you. Nothing more is needed from you.",
  "note_rejected": "Please read what our colleague wrote and send it again.",
  "note_expired": "Please send a document that is still valid.",
  "sentAt": "Sent",
  "validUntil": [
   "Valid until ",
   [
    "day"
   ]
  ],
  "before_never": "You may do this whenever you like.",
  "before_deposit": "It is needed before you deposit.",
  "before_withdrawal": "It is needed before you withdraw.",
  "before_amount": [
   "It is needed before more than ",
   [
    "amount"
   ],
   " comes in or goes out."
  ],
  "choose": "Which document do you have?",
  "way_card": "Identity card",
  "way_passport": "Passport",
  "kind_identityFront": "Identity card, front",
  "kind_identityBack": "Identity card, back",
  "kind_passport": "Passport",
  "kind_address": "Proof of address",
  "kind_selfie": "Your face",
  "hint_identityFront": "The whole card, well lit, every line readable.",
  "hint_identityBack": "The same, from behind.",
  "hint_passport": "The page with your picture.",
  "hint_address": "A bill or bank statement of the last three months, as a picture or PDF.",
  "hint_selfie": "Look into the camera, without hat or sunglasses.",
  "add": "Add",
  "there": "Added",
  "remove": [
   "Remove: ",
   [
    "name"
   ]
  ],
  "running": "One moment…",
  "kept": "Your documents are kept encrypted. Only colleagues who check them can open them, each time with a reason.",
  "send": "Send for checking",
  "stillMissing": "Something is still missing",
  "isSent": "Thank you. Your documents are with us."
 }
};
