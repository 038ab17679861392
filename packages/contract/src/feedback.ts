import * as z from 'zod/mini';
import { call } from './call.ts';
import { CAPTCHA_COOKIE } from './entrance/codes.ts';
import { UPLOAD_MAXIMUM_BASE64_LENGTH, UPLOAD_MAXIMUM_FILES } from './constants.ts';
import { InstantText, ShortText, UuidText } from './shapes.ts';
import { freeText, isVisible } from './text.ts';

export const FEEDBACK_MAXIMUM_LENGTH = 1_000;
export const FEEDBACK_CONTACT_MAXIMUM_LENGTH = 100;
export const feedbackTypes = ['account', 'payment', 'game', 'partner', 'other'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

export const sendFeedback = call('POST /wps/feedback', {
  who: 'visitorOrPlayer',
  alsoMethods: ['PUT'],
  cookies: [CAPTCHA_COOKIE],
  rate: 'feedback',
  /** Three pictures in base64, and the words. */
  bodyMaximumBytes: UPLOAD_MAXIMUM_FILES * UPLOAD_MAXIMUM_BASE64_LENGTH + 64 * 1024,
  body: z.strictObject({
    type: z._default(z.enum(feedbackTypes), 'other'),
    content: freeText(FEEDBACK_MAXIMUM_LENGTH).check(z.refine(isVisible, { error: 'required' })),
    /** How to reach whoever wrote, in their own words. */
    contact: z.optional(freeText(FEEDBACK_CONTACT_MAXIMUM_LENGTH)),
    /** PNG or JPEG in base64, at most 5 MB each. */
    pictures: z._default(
      z.array(z.string()).check(
        z.maxLength(UPLOAD_MAXIMUM_FILES, { error: 'too_many_pictures' }),
        z.refine((pictures) => pictures.every(({ length }) => length <= UPLOAD_MAXIMUM_BASE64_LENGTH), {
          error: 'picture_too_large',
        }),
      ),
      [],
    ),
    /** The verification code: what the picture of `GET /wps/captcha` shows, while FEEDBACKCAPTCHA3 is on. */
    captcha: z.optional(ShortText),
    humanVerification: z.string().check(z.maxLength(4_096)),
  }),
  /** The words as they were stored, in NFC. */
  value: z.object({
    feedbackId: UuidText,
    type: z.enum(feedbackTypes),
    content: z.string(),
    pictures: z.number(),
    receivedAt: InstantText,
  }),
  refusals: ['human_check_failed', 'captcha_required', 'captcha_wrong', 'too_many_requests'],
  summary: 'A message to the operator, with pictures if need be, after the human check.',
});
