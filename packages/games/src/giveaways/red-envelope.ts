import { at } from '../at.ts';
import { below, commitment, wordStream } from '../fairness/index.ts';

/** What `below` can draw from: twice the pool is within 32 bits. */
export const LARGEST_POOL_MINOR = 2_000_000_000;

export interface Pool {
  /** Names the opening of the envelope. */
  readonly round: string;
  readonly serverSeed: string;
  readonly poolMinor: number;
  readonly packets: number;
  /** Equal packets; else by chance. */
  readonly isEqual: boolean;
}

/**
 * The packets of a pool in the order in which they are given. By chance they follow the double-average method: of what is
 * left, R for n packets, one is drawn from 1 to ⌊2R ÷ n⌋ − 1, and the last takes the rest. So each is at least one minor
 * unit, they add up to the pool, and each is worth the same before it is drawn.
 */
export function splitPool({ round, serverSeed, poolMinor, packets, isEqual }: Pool): number[] {
  if (!Number.isInteger(packets) || packets < 1 || !Number.isInteger(poolMinor) || poolMinor < packets)
    throw new RangeError(`${poolMinor} minor units are no ${packets} packets`);
  if (poolMinor > LARGEST_POOL_MINOR) throw new RangeError(`a pool of ${poolMinor} minor units is too large`);
  if (isEqual) return Array.from({ length: packets }, (_, index) => equalPart(poolMinor, packets, index));
  const next = wordStream(serverSeed, round);
  let left = poolMinor;
  return Array.from({ length: packets }, (_, given) => {
    const others = packets - given;
    const packet = others === 1 ? left : 1 + below(next, Math.floor((2 * left) / others) - 1);
    left -= packet;
    return packet;
  });
}

export interface TakenPacket extends Pool {
  /** From 1, in the order in which they were taken. */
  readonly packetNo: number;
}

/** Whether the revealed seed is the one that was committed to, and whether it gives the packet that was taken. */
export function verifyPacket(taken: TakenPacket, claimed: { commitment: string; amountMinor: number }) {
  const commitmentHolds = commitment(taken.serverSeed) === claimed.commitment;
  const amountHolds = at(splitPool(taken), taken.packetNo - 1) === claimed.amountMinor;
  return { holds: commitmentHolds && amountHolds, commitmentHolds, amountHolds };
}

/** What does not divide goes to the first packets, one minor unit each. */
function equalPart(poolMinor: number, packets: number, index: number): number {
  return Math.floor(poolMinor / packets) + (index < poolMinor % packets ? 1 : 0);
}
