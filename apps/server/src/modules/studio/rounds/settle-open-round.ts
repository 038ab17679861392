import type { Studio } from '../studio.ts';
import { isOpen } from './round-states.ts';
import { openRoundOf, type RoundKey, type RoundRow } from './round-store.ts';

/** Completes what an interruption left open at this seat. Answers the round when it could not be completed yet. */
export async function settleOpenRound(studio: Studio, seat: RoundKey): Promise<RoundRow | null> {
  const open = await studio.database.reading((tx) => openRoundOf(tx, seat));
  if (!open) return null;
  const round = await studio.completeRound(open, 'left open');
  return isOpen(round.state) ? round : null;
}
