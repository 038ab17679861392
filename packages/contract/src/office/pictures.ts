import * as z from 'zod/mini';
import { UPLOAD_MAXIMUM_BASE64_LENGTH } from '../constants.ts';

/** Pictures that operators put up for something that visitors see. */

/** The name under which one was kept. */
export const PictureName = z.string().check(z.regex(/^[\w-]{22}\.(png|jpg)$/, { error: 'pattern' }));

/** Of a call that keeps one. */
export const pictureUpload = {
  bodyMaximumBytes: UPLOAD_MAXIMUM_BASE64_LENGTH + 1_024,
  body: z.strictObject({
    /** PNG or JPEG in base64, at most 5 MB. */
    picture: z.string().check(z.maxLength(UPLOAD_MAXIMUM_BASE64_LENGTH, { error: 'picture_too_large' })),
  }),
  value: z.object({ name: PictureName }),
} as const;

/** Of a call that answers one. */
export const pictureAnswer = {
  params: z.object({ name: PictureName }),
  value: z.object({ mediaType: z.enum(['image/png', 'image/jpeg']), picture: z.string() }),
  refusals: ['picture_unknown'],
} as const;
