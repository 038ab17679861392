import type { MessageName, WithdrawalStatus } from '@pelita/contract';
import type { WithdrawalState } from '@pelita/contract/office';

/**
 * A withdrawal's life as data: from where each move leads where, and what it does with the money that is held.
 *
 *   checking ─► approved ─► paying ─► awaiting ─► completed
 *       └► review ─┬► second_look ─► approved     └► disputed ─► completed, approved again, or rejected
 *                  └► rejected                 paying ◄─► unknown ─► awaiting, or review
 *
 * `paying` is saved before the bank is asked, so after any break it means what `unknown` means: the bank is asked about it.
 * What the bank sends back comes to the operators as long as it is held, and to the wallet once it was settled; a part that
 * comes back while the rest is open stops the rest where the bank does not have it yet.
 * Nothing is given back because of silence. A move that settles a part and leaves a rest ends in `approved`, and the rest is
 * paid again.
 */
type Money = 'settle' | 'settlePart' | 'release' | 'credit' | null;
export type Move = {
  from: readonly WithdrawalState[];
  /** Null where it stays in its state. */
  to: WithdrawalState | null;
  money: Money;
  /** What the player hears of it. */
  tells?: MessageName;
};

export const moves = {
  clear: { from: ['checking'], to: 'approved', money: null, tells: 'withdrawalApproved' },
  queue: { from: ['checking'], to: 'review', money: null },
  cancel: { from: ['checking', 'review', 'second_look'], to: 'cancelled', money: 'release' },
  approve: { from: ['review'], to: 'approved', money: null, tells: 'withdrawalApproved' },
  refer: { from: ['review'], to: 'second_look', money: null },
  reject: { from: ['review'], to: 'rejected', money: 'release', tells: 'withdrawalRejected' },
  confirmLook: { from: ['second_look'], to: 'approved', money: null, tells: 'withdrawalApproved' },
  declineLook: { from: ['second_look'], to: 'review', money: null },
  stop: { from: ['approved'], to: 'review', money: null },
  pay: { from: ['approved'], to: 'paying', money: null },
  loseAnswer: { from: ['paying'], to: 'unknown', money: null },
  refuse: { from: ['paying', 'unknown'], to: 'review', money: null },
  report: { from: ['paying', 'unknown'], to: 'awaiting', money: null, tells: 'withdrawalPaid' },
  complete: { from: ['paying', 'unknown'], to: 'completed', money: 'settle', tells: 'withdrawalPaid' },
  completePart: { from: ['paying', 'unknown'], to: 'approved', money: 'settlePart', tells: 'withdrawalPaid' },
  receive: { from: ['awaiting'], to: 'completed', money: 'settle' },
  receivePart: { from: ['awaiting'], to: 'approved', money: 'settlePart' },
  dispute: { from: ['awaiting'], to: 'disputed', money: null },
  upholdPayment: { from: ['disputed'], to: 'completed', money: 'settle' },
  upholdPart: { from: ['disputed'], to: 'approved', money: 'settlePart' },
  payAgain: { from: ['disputed'], to: 'approved', money: null },
  bounce: { from: ['awaiting', 'disputed'], to: 'review', money: null },
  return: {
    from: ['completed', 'returned', 'rejected', 'cancelled'],
    to: 'returned',
    money: 'credit',
    tells: 'withdrawalReturned',
  },
  returnPart: {
    from: ['review', 'second_look', 'paying', 'unknown', 'awaiting', 'disputed'],
    to: null,
    money: 'credit',
    tells: 'withdrawalReturned',
  },
  returnAndStop: { from: ['approved'], to: 'review', money: 'credit', tells: 'withdrawalReturned' },
  noteReturn: {
    from: [
      'approved',
      'review',
      'second_look',
      'paying',
      'unknown',
      'awaiting',
      'disputed',
      'completed',
      'returned',
      'rejected',
      'cancelled',
    ],
    to: null,
    money: null,
  },
  giveUp: { from: ['disputed'], to: 'rejected', money: 'release', tells: 'withdrawalRejected' },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof moves;

const ended: readonly WithdrawalState[] = ['completed', 'rejected', 'cancelled', 'returned'];

export function isEnded(state: WithdrawalState): boolean {
  return ended.includes(state);
}

/** What an operator decides under a claim. */
export const claimable: readonly WithdrawalState[] = ['review', 'awaiting', 'disputed'];

/** Where only a job takes a withdrawal further, and at once. */
export function isForJobs(state: WithdrawalState): boolean {
  return state === 'checking' || state === 'approved';
}

const shown: Record<WithdrawalState, WithdrawalStatus> = {
  checking: 'pending',
  review: 'pending',
  second_look: 'pending',
  approved: 'approved',
  paying: 'paying',
  unknown: 'paying',
  awaiting: 'paid',
  disputed: 'disputed',
  completed: 'confirmed',
  rejected: 'rejected',
  cancelled: 'cancelled',
  returned: 'returned',
};

/** As the player sees it. Once a part has come, what is open is the rest. */
export function shownStatus(withdrawal: {
  state: WithdrawalState;
  settledMinor: bigint;
  reportedMinor: bigint;
  dueMinor: bigint;
}): WithdrawalStatus {
  const { state, settledMinor, reportedMinor, dueMinor } = withdrawal;
  if (isEnded(state) || state === 'disputed') return shown[state];
  if (state === 'awaiting') return reportedMinor < dueMinor ? 'partlyPaid' : 'paid';
  return settledMinor > 0n ? 'partlyPaid' : shown[state];
}
