import * as z from 'zod/mini';
import { call } from './call.ts';
import { UPLOAD_MAXIMUM_BASE64_LENGTH, UPLOAD_MAXIMUM_FILES } from './constants.ts';
import { InstantText, UuidText } from './shapes.ts';
import { freeText, isVisible } from './text.ts';

/** What a member says is wrong with a movement of the wallet, and what operators answer. */

export const DISPUTE_REMARK_MAXIMUM_LENGTH = 500;
/** Waits for operators; they agreed and put it right; they explained why it stays. */
export const disputeStates = ['open', 'upheld', 'dismissed'] as const;
export const DisputeState = z.enum(disputeStates);
export type DisputeState = z.output<typeof DisputeState>;

export const MovementDispute = z.object({
  disputeId: UuidText,
  state: DisputeState,
  remark: z.string(),
  /** In the operator's words; null while it is open. */
  answer: z.nullable(z.string()),
  openedAt: InstantText,
});
export type MovementDispute = z.output<typeof MovementDispute>;

/** Of one movement of its player: a whole number, as text. */
export const MovementId = z.string().check(z.regex(/^-?\d{1,19}$/, { error: 'pattern' }));

export const disputeMovement = call('POST /wps/report/accountTransaction/{movementId}/dispute', {
  whileOnBreak: true,
  who: 'member',
  rate: 'feedback',
  /** Three pictures in base64, and the words. */
  bodyMaximumBytes: UPLOAD_MAXIMUM_FILES * UPLOAD_MAXIMUM_BASE64_LENGTH + 16 * 1024,
  params: z.strictObject({ movementId: MovementId }),
  body: z.strictObject({
    remark: freeText(DISPUTE_REMARK_MAXIMUM_LENGTH).check(z.refine(isVisible, { error: 'required' })),
    /** PNG or JPEG in base64, at most 5 MB each; painted anew. */
    pictures: z._default(
      z.array(z.string()).check(
        z.maxLength(UPLOAD_MAXIMUM_FILES, { error: 'too_many_pictures' }),
        z.refine((pictures) => pictures.every(({ length }) => length <= UPLOAD_MAXIMUM_BASE64_LENGTH), {
          error: 'picture_too_large',
        }),
      ),
      [],
    ),
  }),
  value: MovementDispute,
  refusals: ['in_need_true_account', 'movement_unknown', 'dispute_open', 'too_many_requests', 'overloaded'],
  summary: 'Says that something is wrong with a movement of the wallet; operators answer into the inbox.',
});
