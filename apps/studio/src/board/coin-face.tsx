/** A coin as it lies in a cell, with what it is worth in whole bets. */
export function CoinFace({ bets }: { bets: number }) {
  return (
    <span className={`coin ${bets >= RICH_FROM ? 'coin-rich' : ''}`} aria-hidden="true">
      {bets}×
    </span>
  );
}

const RICH_FROM = 10;
