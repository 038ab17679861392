import type { BingoEngine, BingoPrizeId } from './bingo-engine.ts';
import type { BingoWin } from './play-bingo.ts';

/** What a prize is worth: its share of what the tickets have cost. A fraction of the smallest unit stays with the house. */
export function prizeMinor(salesMinor: bigint, { shareBasisPoints }: { shareBasisPoints: number }): bigint {
  return (salesMinor * BigInt(shareBasisPoints)) / 10_000n;
}

/**
 * A prize among those who won it on the same call: equal parts, and what does not divide goes, one smallest unit each, to
 * the first of them in the order of the frozen set. So a prize is always paid out whole.
 */
export function sharesMinor(prize: bigint, winners: number): bigint[] {
  const [part, left] = [prize / BigInt(winners), prize % BigInt(winners)];
  return Array.from({ length: winners }, (_, place) => part + (BigInt(place) < left ? 1n : 0n));
}

export interface PaidWin extends BingoWin {
  readonly amountMinor: bigint;
  /** Of each ticket, in their order. */
  readonly sharesMinor: readonly bigint[];
}

export function paidWins(engine: BingoEngine, salesMinor: bigint, wins: readonly BingoWin[]): PaidWin[] {
  const shares = new Map<BingoPrizeId, bigint>(engine.prizes.map((prize) => [prize.id, prizeMinor(salesMinor, prize)]));
  return wins.map((win) => {
    const amountMinor = shares.get(win.prize) ?? 0n;
    return { ...win, amountMinor, sharesMinor: sharesMinor(amountMinor, win.tickets.length) };
  });
}

/** What each purchase of the frozen set has won in all. */
export function winsOfPurchases(counts: readonly number[], wins: readonly PaidWin[]): bigint[] {
  const ownerOf = counts.flatMap((count, purchase) => Array.from({ length: count }, () => purchase));
  const won = counts.map(() => 0n);
  for (const win of wins)
    win.tickets.forEach((ticket, place) => {
      const owner = ownerOf[ticket];
      if (owner !== undefined) won[owner] = (won[owner] ?? 0n) + (win.sharesMinor[place] ?? 0n);
    });
  return won;
}
