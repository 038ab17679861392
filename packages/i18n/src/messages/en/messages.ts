export const bundles = ['server'] as const;

/** What the inbox says: a title and a sentence for each message. */
export const messages = {
  depositArrivalTitle: 'Your deposit has arrived',
  depositArrival: '{amount} has been added to your balance. Order {number}.',
  depositLateTitle: 'Your late deposit has arrived',
  depositLate:
    'The time to pay order {number} was over when the money came. {amount} has been added to your balance all the same.',
  depositDiffersTitle: 'Your deposit came in another amount',
  depositDiffers: 'The payment of order {number} was not what you asked for. We have added what arrived: {amount}.',
  depositFailedTitle: 'Your deposit did not go through',
  depositFailed: 'The bank did not take the payment of {amount}. No money has moved. Order {number}.',
  depositDeclinedTitle: 'We could not confirm your deposit',
  depositDeclined: 'We have not found the {amount} of order {number}.',
  withdrawalApprovedTitle: 'Your withdrawal is approved',
  withdrawalApproved: '{amount} is on its way to your bank account. Order {number}.',
  withdrawalRejectedTitle: 'Your withdrawal was not approved',
  withdrawalRejected: '{amount} is back in your balance. Order {number}.',
  withdrawalPaidTitle: 'The bank has paid your withdrawal',
  withdrawalPaid: 'Please check your bank account and confirm that the money of order {number} ({amount}) has arrived.',
  withdrawalReturnedTitle: 'The bank has sent your withdrawal back',
  withdrawalReturned: '{amount} is back in your balance. Please check your bank account number. Order {number}.',
  feedbackReplyTitle: 'An answer from our service',
  feedbackReply: '{reply}',
  pointGoodSentTitle: 'Your good is on its way',
  pointGoodSent: '{good} was sent to you. {remark}',
  pointGoodRejectedTitle: 'Your exchange was not accepted',
  pointGoodRejected: '{good} was not sent, and your points are back. Reason: {remark}',
  disputeUpheldTitle: 'We have put your movement right',
  disputeUpheld: '{reply}',
  disputeDismissedTitle: 'An answer about your movement',
  disputeDismissed: '{reply}',
  verificationAcceptedTitle: 'Your identity is verified',
  verificationAccepted: 'Thank you. Nothing more is needed from you.',
  verificationRejectedTitle: 'We need another document',
  verificationRejected: 'Please send it again in the member centre.',
  verificationExpiredTitle: 'Your document has expired',
  verificationExpired: 'Please send a valid document in the member centre.',
  riskCheckInTitle: 'A word from us',
  riskCheckIn:
    'We like to ask now and then how things are going. If play takes more money or time than you would like, our service is there to talk. You need not answer.',
  riskLimitsOfferedTitle: 'You can set limits',
  riskLimitsOffered:
    'You decide how much money and time you spend. Under “Limits and breaks” in the member centre you set a limit in a minute. A lower one counts at once.',
  riskBreakOfferedTitle: 'You can take a break',
  riskBreakOffered:
    'A break does good at times. Under “Limits and breaks” in the member centre you choose one, from 24 hours on. Your money stays yours and can be withdrawn.',
  contractOfferedTitle: 'You have a contract offer',
  contractOffered:
    'You are offered a contract: {family, select, dividend {a dividend} daily {a daily wage} hourly {an hourly salary} other {a real-time salary}}. Please accept or reject it in the agent centre.',
  contractAcceptedTitle: 'Your contract offer was accepted',
  contractAccepted:
    '{account} has accepted your contract: {family, select, dividend {a dividend} daily {a daily wage} hourly {an hourly salary} other {a real-time salary}}.',
  contractRejectedTitle: 'Your contract offer was rejected',
  contractRejected:
    '{account} has rejected your contract: {family, select, dividend {a dividend} daily {a daily wage} hourly {an hourly salary} other {a real-time salary}}.',
  contractWithdrawnTitle: 'A contract offer was taken back',
  contractWithdrawn:
    'The offer of a contract was taken back: {family, select, dividend {a dividend} daily {a daily wage} hourly {an hourly salary} other {a real-time salary}}.',
  contractExpiredTitle: 'A contract offer has expired',
  contractExpired:
    'The offer to {account} has expired without an answer: {family, select, dividend {a dividend} daily {a daily wage} hourly {an hourly salary} other {a real-time salary}}.',
  contractEndedTitle: 'A contract ends',
  contractEnded:
    'The contract of {account} ends with the running period: {family, select, dividend {a dividend} daily {a daily wage} hourly {an hourly salary} other {a real-time salary}}.',
  because: 'Reason: {reason}',
} as const;
