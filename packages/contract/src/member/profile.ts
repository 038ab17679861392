import * as z from 'zod/mini';
import { call } from '../call.ts';
import { freeText } from '../text.ts';

/** What a player tells of themselves. */

export const PROFILE_TEXT_MAXIMUM_LENGTH = 200;

const ProfileText = z.optional(freeText(PROFILE_TEXT_MAXIMUM_LENGTH));

/** A field that is left out stays as it is; an empty one is cleared. */
const Profile = z.strictObject({
  nickname: z.optional(freeText(30)),
  /** yyyy-MM-dd; once it is set only the operator can change it. */
  birthday: z.optional(z.union([z.literal(''), z.iso.date({ error: 'date_ymd' })], { error: 'date_ymd' })),
  address: ProfileText,
  /** A code of the list of countries, ISO 3166 alpha-2. */
  nationality: ProfileText,
  occupation: ProfileText,
  sourceOfIncome: ProfileText,
  placeOfBirth: ProfileText,
  telegram: ProfileText,
  zalo: ProfileText,
  line: ProfileText,
  whatsapp: ProfileText,
  facebook: ProfileText,
  wechat: ProfileText,
  qqNum: ProfileText,
});

const Filled = z.nullable(z.string());

const ProfileValue = z.object({
  /** The name in which the bank accounts are held. */
  payeeName: Filled,
  nickname: Filled,
  birthday: Filled,
  address: Filled,
  nationality: Filled,
  occupation: Filled,
  sourceOfIncome: Filled,
  placeOfBirth: Filled,
  telegram: Filled,
  zalo: Filled,
  line: Filled,
  whatsapp: Filled,
  facebook: Filled,
  wechat: Filled,
  qqNum: Filled,
});

export const getProfile = call('GET /wps/member/profile', {
  who: 'member',
  value: ProfileValue,
  summary: 'The player’s own profile; null for what was never filled in.',
});

export const saveProfile = call('PUT /wps/member/profile', {
  who: 'member',
  body: Profile,
  value: ProfileValue,
  refusals: ['birthday_fixed'],
  summary: 'Changes the fields that are sent.',
});
