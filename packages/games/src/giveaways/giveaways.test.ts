import { expect, test } from 'vitest';
import { below, wordStream } from '../fairness/index.ts';
import { commitment, drawPrize, splitPool, ticketSeed, verifyPacket, verifyTicket } from './index.ts';

const serverSeed = '0f1e2d3c4b5a69788796a5b4c3d2e1f000112233445566778899aabbccddeeff';
const pool = { round: 'r', serverSeed, poolMinor: 8_800, packets: 30, isEqual: false };
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

test('FAIR-01 PROMO-04 any pool is split into packets of at least one minor unit that add up to it', () => {
  const next = wordStream('pools', 'sizes');
  for (let at = 0; at < 500; at += 1) {
    const packets = 1 + below(next, 80);
    const poolMinor = packets + below(next, 20_000);
    const parts = splitPool({ round: `r${at}`, serverSeed, poolMinor, packets, isEqual: at % 5 === 0 });
    expect(parts).toHaveLength(packets);
    expect(sum(parts)).toBe(poolMinor);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(1);
  }
});

test('FAIR-01 the smallest pool gives one minor unit to each, and a smaller one is refused', () => {
  expect(splitPool({ ...pool, poolMinor: 30 })).toEqual(Array(30).fill(1));
  expect(() => splitPool({ ...pool, poolMinor: 29 })).toThrow(RangeError);
  expect(splitPool({ ...pool, poolMinor: 100, packets: 3, isEqual: true })).toEqual([34, 33, 33]);
});

test('FAIR-01 packets are worth the same before they are drawn, whatever their place', () => {
  const rounds = 4_000;
  const totals = [0, 0, 0, 0, 0];
  for (let at = 0; at < rounds; at += 1)
    for (const [place, packet] of splitPool({ ...pool, round: `w${at}`, poolMinor: 5_000, packets: 5 }).entries())
      totals[place] = (totals[place] ?? 0) + packet;
  // Six standard errors of the widest place, which the last one is.
  for (const total of totals) expect(Math.abs(total / rounds - 1_000)).toBeLessThan(6 * (700 / Math.sqrt(rounds)));
});

test('FAIR-01 a packet is checked from the revealed seed, and another amount or seed is told', () => {
  const amountMinor = splitPool(pool)[6] ?? 0;
  const claimed = { commitment: commitment(serverSeed), amountMinor };
  expect(verifyPacket({ ...pool, packetNo: 7 }, claimed).holds).toBe(true);
  expect(verifyPacket({ ...pool, packetNo: 7 }, { ...claimed, amountMinor: amountMinor + 1 })).toMatchObject({
    commitmentHolds: true,
    amountHolds: false,
  });
  expect(verifyPacket({ ...pool, packetNo: 7, serverSeed: 'another' }, claimed).commitmentHolds).toBe(false);
});

test('FAIR-01 PROMO-04 a prize comes by its weight, and one of which none is left never comes', () => {
  const weights = [1, 0, 30, 69];
  const counts = [0, 0, 0, 0];
  for (let nonce = 0; nonce < 20_000; nonce += 1) {
    const prize = drawPrize({ serverSeed, clientSeed: 'mine', nonce }, weights);
    counts[prize] = (counts[prize] ?? 0) + 1;
  }
  expect(counts[1]).toBe(0);
  expect(Math.abs((counts[0] ?? 0) - 200)).toBeLessThan(85);
  expect(Math.abs((counts[2] ?? 0) - 6_000)).toBeLessThan(390);
  expect(sum(counts)).toBe(20_000);
});

test('FAIR-01 a ticket is checked from its own seed, which tells nothing of the next one', () => {
  const ticket = (number: number) => ticketSeed(serverSeed, { raffle: 'a', player: 'b', number });
  expect(ticket(1)).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set([ticket(1), ticket(2), ticketSeed(serverSeed, { raffle: 'a', player: 'c', number: 1 })]).size).toBe(3);
  const drawn = { serverSeed: ticket(1), clientSeed: 'mine', nonce: 1, weights: [5, 5, 90] };
  const prize = drawPrize(drawn, drawn.weights);
  const claimed = { commitment: commitment(ticket(1)), prize };
  expect(verifyTicket(drawn, claimed).holds).toBe(true);
  expect(verifyTicket(drawn, { ...claimed, prize: (prize + 1) % 3 }).prizeHolds).toBe(false);
  expect(verifyTicket({ ...drawn, serverSeed: ticket(2) }, claimed).commitmentHolds).toBe(false);
});
