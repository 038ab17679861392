import * as z from 'zod/mini';
import { relay } from './call.ts';
import { InstantText, numberInQuery, UuidText } from './shapes.ts';

/** A player's inbox: what the money side has to say and what operators answer, in the language of whoever reads it. */

export const MessageType = z.enum([
  'NEW_MAIL',
  'DEPOSIT_ARRIVAL',
  'WITHDRAWAL_APPROVED',
  'WITHDRAWAL_REJECTED',
  'DEPOSIT_FAILED',
]);
export type MessageType = z.output<typeof MessageType>;

/** What there is to be said, and as what the inbox sorts it. */
export const messageTypes = {
  depositArrival: 'DEPOSIT_ARRIVAL',
  depositLate: 'DEPOSIT_ARRIVAL',
  depositDiffers: 'DEPOSIT_ARRIVAL',
  depositFailed: 'DEPOSIT_FAILED',
  depositDeclined: 'DEPOSIT_FAILED',
  withdrawalApproved: 'WITHDRAWAL_APPROVED',
  withdrawalRejected: 'WITHDRAWAL_REJECTED',
  withdrawalPaid: 'NEW_MAIL',
  withdrawalReturned: 'NEW_MAIL',
  feedbackReply: 'NEW_MAIL',
  pointGoodSent: 'NEW_MAIL',
  pointGoodRejected: 'NEW_MAIL',
  disputeUpheld: 'NEW_MAIL',
  disputeDismissed: 'NEW_MAIL',
  verificationAccepted: 'NEW_MAIL',
  verificationRejected: 'NEW_MAIL',
  verificationExpired: 'NEW_MAIL',
  riskCheckIn: 'NEW_MAIL',
  riskLimitsOffered: 'NEW_MAIL',
  riskBreakOffered: 'NEW_MAIL',
  contractOffered: 'NEW_MAIL',
  contractAccepted: 'NEW_MAIL',
  contractRejected: 'NEW_MAIL',
  contractWithdrawn: 'NEW_MAIL',
  contractExpired: 'NEW_MAIL',
  contractEnded: 'NEW_MAIL',
} as const satisfies Record<string, MessageType>;
export type MessageName = keyof typeof messageTypes;
export const messageNames = Object.keys(messageTypes) as [MessageName, ...MessageName[]];

const Message = z.object({
  id: UuidText,
  type: MessageType,
  title: z.string(),
  text: z.string(),
  /** Of the deposit or withdrawal that it tells of; null where it tells of none. */
  orderId: z.nullable(z.string()),
  isRead: z.boolean(),
  at: InstantText,
});
export type Message = z.output<typeof Message>;

const Unread = z.object({ unread: z.number() });

export const unreadCount = relay('GET', 'CSP_unreadCount', {
  who: 'player',
  value: Unread,
  summary: 'How many messages the player has not read.',
});

export const getInbox = relay('GET', 'CSP_getInbox', {
  who: 'player',
  query: z.object({ type: z.optional(MessageType), pageNum: numberInQuery(1, 1_000, 1) }),
  value: z.object({ content: z.array(Message), pageNum: z.number(), totalPages: z.number(), unread: z.number() }),
  summary: 'The inbox, the newest first, twenty a page; of one type or all.',
});

export const readMessage = relay('POST', 'CSP_readMessage', {
  who: 'player',
  whileOnBreak: true,
  /** One of the two. */
  body: z
    .strictObject({ id: z.optional(UuidText), all: z.optional(z.literal(true)) })
    .check(z.refine(({ id, all }) => (id === undefined) !== (all === undefined), { error: 'required', path: ['id'] })),
  value: Unread,
  refusals: ['message_unknown'],
  summary: 'Marks one message as read, or all; answers how many are left.',
});

export const deleteMessage = relay('POST', 'CSP_deleteMessage', {
  who: 'player',
  body: z.strictObject({ id: UuidText }),
  value: Unread,
  refusals: ['message_unknown'],
  summary: 'Deletes a message for good.',
});
