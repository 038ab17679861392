// Written by `npm run generate -w @pelita/i18n` from src/messages.
export default {
 "bank": {
  "title": "Sandbox bank",
  "note": "This page stands in for a bank. No real money moves.",
  "order": "Order",
  "received": "Received",
  "state": "State",
  "confirm": "Pay",
  "fail": "Refuse",
  "delay": "Pay after the deadline",
  "short": "Pay half",
  "twice": "Pay, notice sent twice",
  "noOrders": "No orders yet.",
  "orders": "Deposit orders",
  "sentLater": "The payment will come shortly after the deadline. You can close this page and return to the portal.",
  "sent": "Done. You can close this page and return to the portal.",
  "unknown": "The bank does not know this order.",
  "pending": "Waiting",
  "confirmed": "Paid",
  "failed": "Refused",
  "expired": "Expired"
 },
 "chat": {
  "title": "Sandbox chat",
  "note": "This sandbox has no support team. Answer at /dev/desk.",
  "heading": "How can we help?",
  "deskTitle": "Rooms of the sandbox chat",
  "empty": "Nothing has been said yet.",
  "visitor": "Visitor",
  "desk": "Support",
  "yourText": "Your message",
  "send": "Send",
  "renew": "See new answers"
 },
 "codes": {
  "text": [
   [
    "brand"
   ],
   ": your code is ",
   [
    "code"
   ],
   ". It is good for ",
   [
    "minutes"
   ],
   " minutes. Never tell it to anybody."
  ],
  "subject": [
   "Your code for ",
   [
    "brand"
   ]
  ],
  "letter": [
   "Your code is ",
   [
    "code"
   ],
   ". It is good for ",
   [
    "minutes"
   ],
   " minutes.\n\nNever tell it to anybody. If you did not ask for it, you need not do anything."
  ],
  "sentText": [
   "We have sent a code to ",
   [
    "to"
   ],
   " by text message."
  ],
  "sentMail": [
   "We have sent a code to ",
   [
    "to"
   ],
   " by mail."
  ],
  "resetSent": [
   "If an account has this username and email, a link is on its way to ",
   [
    "to"
   ],
   "."
  ],
  "sentIfKnown": [
   "If this number has an account here, a code is on its way to ",
   [
    "to"
   ],
   "."
  ]
 },
 "inbox": {
  "title": "Sandbox inbox",
  "note": "Mails and texts of this sandbox land here. Nothing is really sent.",
  "empty": "Nothing has been sent yet.",
  "messages": "Messages",
  "mail": "Mail",
  "sms": "Text message"
 },
 "issuer": {
  "title": "Sandbox identity provider",
  "note": [
   "This page stands in for ",
   [
    "provider"
   ],
   ". Nothing you type here leaves this machine."
  ],
  "heading": [
   "Log in at ",
   [
    "provider"
   ]
  ],
  "asks": [
   [
    "brand"
   ],
   " asks who you are."
  ],
  "name": "Name",
  "mail": "Email",
  "verified": [
   [
    "provider"
   ],
   " has checked this email"
  ],
  "agree": "Continue",
  "cancel": "Cancel",
  "unknown": "This request is not one of ours."
 },
 "mail": {
  "depositArrivedSubject": "Your deposit has arrived",
  "depositArrived": [
   [
    "amount"
   ],
   " has been added to your balance at ",
   [
    "brand"
   ],
   ". Order ",
   [
    "orderId"
   ],
   "."
  ],
  "resetSubject": [
   "A new password for ",
   [
    "brand"
   ]
  ],
  "reset": [
   "Somebody asked for a new password for the account ",
   [
    "username"
   ],
   ". If it was you, open this link within ",
   [
    "minutes"
   ],
   " minutes:\n\n",
   [
    "link"
   ],
   "\n\nIf it was not you, you need not do anything."
  ],
  "noticeSubject": [
   [
    "brand"
   ],
   ": your account has changed"
  ],
  "passwordChanged": [
   "The password of your account ",
   [
    "username"
   ],
   " was changed."
  ],
  "contactChanged": [
   "The phone number or mail address of your account ",
   [
    "username"
   ],
   " was changed."
  ],
  "authenticatorBound": [
   "An authenticator was added to your account ",
   [
    "username"
   ],
   "."
  ],
  "authenticatorRemoved": [
   "The authenticator was removed from your account ",
   [
    "username"
   ],
   "."
  ],
  "paymentPasswordChanged": [
   "The payment password of your account ",
   [
    "username"
   ],
   " was changed."
  ],
  "bankAccountAdded": [
   "A bank account was added to your account ",
   [
    "username"
   ],
   "."
  ],
  "accountClosed": [
   "Your account ",
   [
    "username"
   ],
   " was closed."
  ],
  "socialAccountLinked": [
   "Your account ",
   [
    "username"
   ],
   " can now be opened with an account at Google or Facebook."
  ],
  "socialAccountRemoved": [
   "An account at Google or Facebook no longer opens your account ",
   [
    "username"
   ],
   "."
  ],
  "notYou": "If it was not you, please contact our service at once."
 },
 "offline": {
  "title": "You are offline",
  "note": "This page needs a connection, and there is none at the moment. Your balance and what you have started are kept with us.",
  "retry": "Try again",
  "byItself": "As soon as the connection is back, the page loads by itself."
 }
};
