import * as z from 'zod/mini';
import { call } from '../call.ts';
import { FEEDBACK_MAXIMUM_LENGTH, feedbackTypes } from '../feedback.ts';
import { InstantText, UuidText } from '../shapes.ts';
import { freeText, isVisible } from '../text.ts';
import {
  between,
  choice,
  count,
  exact,
  instant,
  list,
  many,
  operatorRef,
  optional,
  playerRef,
  text,
} from './lists/index.ts';
import { ReasonText } from './shapes.ts';

/** What players and visitors write to the operator, and what is done about it. */

export const feedbackStates = ['open', 'answered', 'closed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const listOfficeFeedback = list('/office/feedback', {
  name: 'feedback',
  permission: 'feedback.see',
  columns: {
    receivedAt: instant(),
    excerpt: text(),
    type: choice(feedbackTypes),
    state: choice(feedbackStates),
    player: optional(playerRef()),
    pictures: count(),
    language: text(),
    assignedTo: optional(operatorRef()),
  },
  filters: { receivedAt: between({ days: 366 }), type: many(), state: many(), player: exact() },
  sorts: ['-receivedAt', 'receivedAt'],
  summary: 'Messages to the operator, each with its first words.',
});

const OfficeFeedback = z.object({
  id: UuidText,
  version: z.number(),
  state: z.enum(feedbackStates),
  type: z.enum(feedbackTypes),
  content: z.string(),
  /** Masked: how the writer wants to be reached; null where nothing was given. */
  contact: z.nullable(z.string()),
  /** In which the writer reads. */
  language: z.string(),
  player: z.nullable(z.object({ id: UuidText, username: z.string() })),
  receivedAt: InstantText,
  pictures: z.number(),
  assignedTo: z.nullable(z.string()),
  replies: z.array(z.object({ text: z.string(), writtenBy: z.string(), writtenAt: InstantText })),
});
export type OfficeFeedback = z.output<typeof OfficeFeedback>;

const ofOne = z.object({ id: UuidText });
const versioned = { version: z.int() };

export const getOfficeFeedback = call('GET /office/feedback/{id}', {
  who: { operator: 'feedback.see' },
  params: ofOne,
  value: OfficeFeedback,
  refusals: ['feedback_unknown'],
  summary: 'A message with what was answered.',
});

export const getFeedbackPicture = call('GET /office/feedback/{id}/pictures/{place}', {
  who: { operator: 'feedback.see' },
  params: z.object({ id: UuidText, place: z.string().check(z.regex(/^\d$/, { error: 'whole_number' })) }),
  value: z.object({ mediaType: z.enum(['image/png', 'image/jpeg']), picture: z.string() }),
  refusals: ['picture_unknown'],
  summary: 'A picture of a message, in base64; the first is 0.',
});

export const takeFeedback = call('POST /office/feedback/{id}/take', {
  who: { operator: 'feedback.do' },
  params: ofOne,
  body: z.strictObject({ ...versioned, isTaken: z.boolean() }),
  value: OfficeFeedback,
  refusals: ['feedback_unknown', 'changed_meanwhile'],
  summary: 'Takes a message upon oneself, or gives it back for others.',
});

export const replyToFeedback = call('POST /office/feedback/{id}/reply', {
  who: { operator: 'feedback.do' },
  params: ofOne,
  body: z.strictObject({
    ...versioned,
    text: freeText(FEEDBACK_MAXIMUM_LENGTH).check(z.refine(isVisible, { error: 'required' })),
  }),
  value: OfficeFeedback,
  refusals: ['feedback_unknown', 'feedback_of_visitor', 'changed_meanwhile'],
  summary: 'Answers a player, who reads it in the message centre.',
});

export const closeFeedback = call('POST /office/feedback/{id}/state', {
  who: { operator: 'feedback.do' },
  params: ofOne,
  body: z.strictObject({ ...versioned, state: z.enum(['open', 'closed']) }),
  value: OfficeFeedback,
  refusals: ['feedback_unknown', 'changed_meanwhile'],
  summary: 'Closes a message, or opens it again.',
});

export const revealFeedbackContact = call('POST /office/feedback/{id}/reveal', {
  who: { operator: 'feedback.do', withRecentCode: true },
  rate: 'search',
  params: ofOne,
  body: z.strictObject({ reason: ReasonText }),
  value: z.object({ contact: z.nullable(z.string()) }),
  refusals: ['feedback_unknown'],
  summary: 'How the writer wants to be reached, in clear. The reason is audited, the contact is not.',
});
