import type { PromotionCard, PromotionStatus } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { type PacketRow, type RoundRow, envelopesInOrder, roundsAfter } from '../envelopes/envelope-store.ts';
import { packetsOf, stateOf } from '../envelopes/get-red-envelopes.ts';
import type { Parts } from '../needs.ts';
import { activityCard, type CardReader } from './activity-card.ts';

/** The next opening of each envelope. */
export function envelopeCards(parts: Parts) {
  return async (tx: Tx, { playerId, language }: CardReader): Promise<PromotionCard[]> => {
    const rounds = await roundsAfter(tx, tx.now);
    const taken = playerId === null ? new Map<string, PacketRow>() : await packetsOf(tx, playerId, rounds);
    return (await envelopesInOrder(tx)).flatMap((envelope) => {
      const next = rounds.find(({ envelope_id }) => envelope_id === envelope.envelope_id);
      if (!envelope.is_offered || !next) return [];
      return activityCard(
        {
          id: envelope.envelope_id,
          kind: 'envelope',
          status: statusOf(next, { now: tx.now, isTaken: taken.has(next.round_id), isPlayer: playerId !== null }),
          texts: envelope.texts,
          startsAt: next.opens_at,
          endsAt: next.closes_at,
        },
        parts,
        language,
      );
    });
  };
}

function statusOf(
  round: RoundRow,
  { now, isTaken, isPlayer }: { now: Temporal.Instant; isTaken: boolean; isPlayer: boolean },
): PromotionStatus {
  if (isTaken) return 'claimed';
  const state = stateOf(round, now);
  if (state !== 'open') return state === 'coming' ? 'comingSoon' : 'closed';
  return isPlayer ? 'claim' : 'join';
}
