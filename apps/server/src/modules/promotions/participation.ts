import type { PromotionKind, PromotionStatus } from '@pelita/contract';

/** As the row has it; `due` was counted and is not laid out yet, `lapsed` could not be paid. */
export type ClaimState = 'joined' | 'applying' | 'rejected' | 'due' | 'offered' | 'claimed' | 'lapsed';
export type Phase = 'coming' | 'open' | 'closed';

export type Participation = {
  phase: Phase;
  kind: PromotionKind;
  needsReview: boolean;
  /** Of this cycle; null where there is none yet. */
  claim: ClaimState | null;
  /** Whether the bonus that it paid is still to be staked. */
  isWagering: boolean;
  /** What was laid out has been taken, or its time to be taken is over. */
  reward: 'claimable' | 'claimed' | 'expired' | null;
  /** Visitors take part in nothing yet. */
  isPlayer: boolean;
};

/** What a promotion is to a player now. What was joined or laid out outlives the promotion; everything else ends with it. */
export function statusOf(of: Participation): PromotionStatus {
  switch (of.claim) {
    case 'applying':
      return 'applying';
    case 'rejected':
      return 'rejected';
    case 'claimed':
      return of.isWagering ? 'inProcess' : 'claimed';
    case 'offered':
      return statusOfOffered(of);
    case 'lapsed':
      return 'closed';
    case 'joined':
      return of.phase === 'closed' ? 'closed' : 'joined';
    case 'due':
    case null:
      return of.phase === 'open' ? statusWhenOpen(of) : of.phase === 'coming' ? 'comingSoon' : 'closed';
  }
}

/** What operators granted is issued; what was counted is there to be claimed. */
function statusOfOffered({ reward, isWagering, needsReview }: Participation): PromotionStatus {
  if (reward === 'claimed') return isWagering ? 'inProcess' : 'claimed';
  if (reward === 'expired') return 'closed';
  return needsReview ? 'issued' : 'claim';
}

/** A loss and stakes count without being asked; a free credit without review is there at once. */
function statusWhenOpen({ kind, needsReview, isPlayer }: Participation): PromotionStatus {
  if (!isPlayer || kind === 'deposit') return 'join';
  if (kind === 'freeCredit') return needsReview ? 'join' : 'claim';
  return 'joined';
}

/** Whether the player has something to press: to join, to claim, or to take what was issued. */
export function isAvailable(status: PromotionStatus): boolean {
  return status === 'join' || status === 'claim' || status === 'issued';
}

type Window = {
  state: 'draft' | 'published' | 'closed';
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant | null;
  budget_left_minor: bigint | null;
};

/** The first instant is inside, the last is not. A budget that is spent closes. */
export function phaseOf({ state, starts_at, ends_at, budget_left_minor }: Window, now: Temporal.Instant): Phase {
  if (state !== 'published' || budget_left_minor === 0n) return 'closed';
  if (Temporal.Instant.compare(now, starts_at) < 0) return 'coming';
  return ends_at !== null && Temporal.Instant.compare(now, ends_at) >= 0 ? 'closed' : 'open';
}
