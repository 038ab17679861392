import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Done, EmptyBody, InstantText, MoneyText } from '../shapes.ts';

/** GATE-06: what a player’s own account shows. */

export const completeFirstLogin = call('POST /wps/member/firstLogin', {
  who: 'player',
  whileOnBreak: true,
  body: EmptyBody,
  value: Done,
  summary: 'The action after a first login: notes that the member has arrived.',
});

export const MemberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.nullable(z.string()),
  /** The account type by number; 4 is a trial account. */
  type: z.number(),
  toUpline: z.boolean(),
  clubLabel: z.object({ labelName: z.string(), rankLevel: z.number(), badgeUrl: z.string() }),
  memberLabel: z.array(z.string()),
  avatar: z.string(),
  avatarType: z.enum(['CUSTOM', 'STATIC']),
  sumBalance: MoneyText,
  currency: z.string(),
  unreadMessage: z.number(),
  availablePromo: z.object({ REFERRAL: z.object({ enabled: z.boolean() }) }),
  vip: z.object({ customerServiceChannel: z.enum(['vip', 'live']) }),
  registeredAt: InstantText,
});

export const getMemberInfo = call('GET /wps/member/info', {
  who: 'player',
  value: MemberInfo,
  summary: 'The player’s own account.',
});
