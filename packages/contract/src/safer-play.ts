import * as z from 'zod/mini';
import { call } from './call.ts';
import { CurrencyText, Done, InstantText, MoneyText, PasswordText } from './shapes.ts';

/** Limits that a member sets, and breaks that nobody ends early. */

/** Paid in; staked; lost, which is staked less what came back; and minutes logged in. */
export const playLimitKinds = ['deposit', 'stake', 'loss', 'time'] as const;
export type PlayLimitKind = (typeof playLimitKinds)[number];
/** Business days of the brand; a week begins on Monday. */
export const playLimitPeriods = ['day', 'week', 'month'] as const;
export type PlayLimitPeriod = (typeof playLimitPeriods)[number];

/** A raise waits so long, and is then confirmed or forgotten. */
export const PLAY_LIMIT_RAISE_HOURS = 24;
export const PLAY_MINUTES_MAXIMUM = 44_640;

/** A time-out in days, or a self-exclusion in months. */
export const breakLengths = ['1d', '7d', '14d', '30d', '42d', '6m', '12m', '60m'] as const;
export type BreakLength = (typeof breakLengths)[number];
export const breakKinds = ['timeout', 'exclusion', 'time'] as const;

/** Money of what is paid in, staked or lost; whole minutes of time. */
const Quantity = z.string().check(z.regex(/^\d{1,12}(\.\d{1,5})?$/, { error: 'amount' }));

const PlayLimit = z.object({
  kind: z.enum(playLimitKinds),
  period: z.enum(playLimitPeriods),
  amount: MoneyText,
  /** Below zero of a loss: won. */
  used: MoneyText,
  left: MoneyText,
  /** A raise that waits; without amount, the end of the limit. */
  asked: z.nullable(z.object({ amount: z.nullable(MoneyText), confirmableFrom: InstantText })),
});
export type PlayLimit = z.output<typeof PlayLimit>;

const SaferPlay = z.object({
  currency: CurrencyText,
  limits: z.array(PlayLimit),
  break: z.nullable(z.object({ kind: z.enum(breakKinds), until: InstantText })),
});
export type SaferPlay = z.output<typeof SaferPlay>;

export const getSaferPlay = call('GET /wps/saferPlay', {
  who: 'member',
  value: SaferPlay,
  refusals: ['in_need_true_account'],
  summary: 'The limits of the member with what is used of each in its period, and the break that runs.',
});

const ofLimit = { kind: z.enum(playLimitKinds), period: z.enum(playLimitPeriods) };

export const setPlayLimit = call('POST /wps/saferPlay/limits', {
  who: 'member',
  whileOnBreak: true,
  body: z.strictObject({
    ...ofLimit,
    /** Null asks to have none. */
    amount: z.nullable(Quantity),
  }),
  value: SaferPlay,
  refusals: ['in_need_true_account'],
  summary: 'Sets a limit. A lower one counts at once; a higher one, or none, waits a day and a confirmation.',
});

export const confirmPlayLimit = call('POST /wps/saferPlay/limits/confirm', {
  who: 'member',
  body: z.strictObject(ofLimit),
  value: SaferPlay,
  refusals: ['in_need_true_account', 'limit_raise_unknown', 'limit_raise_early'],
  summary: 'Confirms a raise that was asked for a day ago or earlier.',
});

export const beginBreak = call('POST /wps/saferPlay/break', {
  who: 'member',
  sealed: true,
  whileOnBreak: true,
  rate: 'login',
  body: z.strictObject({ length: z.enum(breakLengths), password: PasswordText }),
  value: Done,
  refusals: ['in_need_true_account', 'password_wrong', 'overloaded'],
  summary:
    'Begins a time-out or a self-exclusion: every session ends, and until its end a login opens withdrawals alone.',
});

/** Minutes between two looks at the time; zero for never. */
export const realityIntervals = [0, 15, 30, 60, 120] as const;

const RealityCheck = z.object({
  minutes: z.number(),
  /** The longest that may be chosen; zero for any. */
  longest: z.number(),
  /** The server's clock, against which `dueAt` is read. */
  at: InstantText,
  /** Of the session in which it is asked; what is played is counted since. */
  openedAt: InstantText,
  /** Null where none is wished. */
  dueAt: z.nullable(InstantText),
  currency: CurrencyText,
  staked: MoneyText,
  returned: MoneyText,
  /** Above zero where more came back than was staked. */
  net: MoneyText,
});
export type RealityCheck = z.output<typeof RealityCheck>;

export const getRealityCheck = call('GET /wps/saferPlay/realityCheck', {
  who: 'member',
  value: RealityCheck,
  refusals: ['in_need_true_account'],
  summary: 'When the member is next to be shown the time and the result of the session, and both as they are now.',
});

export const answerRealityCheck = call('POST /wps/saferPlay/realityCheck/answer', {
  who: 'member',
  whileOnBreak: true,
  value: RealityCheck,
  refusals: ['in_need_true_account'],
  summary: 'Notes that the member has seen it; the next is due an interval later.',
});

export const setRealityInterval = call('POST /wps/saferPlay/realityCheck', {
  who: 'member',
  whileOnBreak: true,
  body: z.strictObject({ minutes: z.literal([...realityIntervals]) }),
  value: RealityCheck,
  refusals: ['in_need_true_account'],
  summary: 'Chooses how often the time and the result are shown.',
});
