import * as z from 'zod/mini';
import { call, relay } from '../call.ts';
import { UPLOAD_MAXIMUM_BASE64_LENGTH } from '../constants.ts';
import { ShortText } from '../shapes.ts';

/** The picture of a player: a drawn one, or one that its owner has put up. */

const Avatar = z.object({ avatar: z.string(), avatarType: z.enum(['CUSTOM', 'STATIC']) });

export const getMemberIcon = call('GET /wps/member/info/icon', {
  who: 'player',
  value: Avatar,
  summary: 'The player’s avatar.',
});

export const getPlayerAvatar = relay('GET', 'MCSFE_getPlayerAvatar', {
  who: 'player',
  value: Avatar,
  summary: 'The player’s avatar, by relay.',
});

export const listAvatars = call('GET /wps/member/avatars', {
  who: 'member',
  value: z.array(z.object({ name: z.string(), avatar: z.string() })),
  summary: 'The drawn avatars to choose from.',
});

export const setAvatar = call('PUT /wps/member/avatar', {
  who: 'member',
  rate: 'feedback',
  bodyMaximumBytes: UPLOAD_MAXIMUM_BASE64_LENGTH + 1_024,
  body: z
    .strictObject({
      /** A name of the list. */
      name: z.optional(ShortText),
      /** PNG or JPEG in base64, at most 5 MB; it is cut square and painted anew. */
      picture: z.optional(z.string().check(z.maxLength(UPLOAD_MAXIMUM_BASE64_LENGTH, { error: 'picture_too_large' }))),
    })
    .check(
      z.refine(({ name, picture }) => (name === undefined) !== (picture === undefined), {
        path: ['picture'],
        error: 'one_of_two',
      }),
    ),
  value: Avatar,
  summary: 'Chooses a drawn avatar or puts up a picture.',
});
