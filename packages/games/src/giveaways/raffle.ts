import { at } from '../at.ts';
import { below, commitment, fairStream, wordStream, type Seeds } from '../fairness/index.ts';

const SEED_WORDS = 8;

/**
 * The seed of one ticket, from the seed of its raffle: HMAC-SHA256(raffleSeed, "raffle:player:number:0") as hex. Each
 * ticket has one of its own, so that revealing it tells nothing of another.
 */
export function ticketSeed(raffleSeed: string, ticket: { raffle: string; player: string; number: number }): string {
  const next = wordStream(raffleSeed, `${ticket.raffle}:${ticket.player}:${ticket.number}`);
  return Array.from({ length: SEED_WORDS }, () => next().toString(16).padStart(8, '0')).join('');
}

/** The index of the prize. A prize of which none is left has the weight 0 and is never drawn. */
export function drawPrize(seeds: Seeds, weights: readonly number[]): number {
  let drawn = below(
    fairStream(seeds),
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  for (const [index, weight] of weights.entries()) {
    if (drawn < weight) return index;
    drawn -= weight;
  }
  throw new RangeError('the weights do not reach what was drawn');
}

/** A ticket as its player can check it once its seed is revealed. The nonce is the ticket's number. */
export interface DrawnTicket extends Seeds {
  readonly weights: readonly number[];
}

/** Whether the revealed seed is the one that was committed to, and whether it draws the prize that was given. */
export function verifyTicket(ticket: DrawnTicket, claimed: { commitment: string; prize: number }) {
  const commitmentHolds = commitment(ticket.serverSeed) === claimed.commitment;
  const prizeHolds = drawPrize(ticket, ticket.weights) === claimed.prize && at(ticket.weights, claimed.prize) > 0;
  return { holds: commitmentHolds && prizeHolds, commitmentHolds, prizeHolds };
}
