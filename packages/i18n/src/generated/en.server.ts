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
 "inbox": {
  "title": "Sandbox inbox",
  "note": "Mails and texts of this sandbox land here. Nothing is really sent.",
  "empty": "Nothing has been sent yet.",
  "messages": "Messages",
  "mail": "Mail",
  "sms": "Text message"
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
  ]
 }
};
