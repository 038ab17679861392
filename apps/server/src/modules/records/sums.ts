import type { FigureRow } from '../figures/index.ts';

type Counted = Pick<FigureRow, 'kind' | 'source' | 'counter' | 'in_count' | 'in_minor' | 'out_count' | 'out_minor'>;

/** As `moves_wallet` of the database: what its player sees in the wallet. */
export function movesWallet({ kind, source }: Pick<FigureRow, 'kind' | 'source'>): boolean {
  if (kind === 'withdrawal' || kind === 'receivable') return false;
  return !(kind === 'fee' && source === 'withdrawals') && !(kind === 'transfer_out' && source === 'vendor-wallets');
}

export type PlaySums = { bets: number; stakeMinor: bigint; wonMinor: bigint };

/**
 * What was played: a stake that came back is none, and a win that was taken back is none either, whether the money was still
 * there or is owed now.
 */
export function playSums(rows: readonly Counted[]): PlaySums {
  const sums = { bets: 0, stakeMinor: 0n, wonMinor: 0n };
  for (const { kind, in_minor, out_minor, out_count } of rows) {
    if (kind === 'bet') {
      sums.bets += Number(out_count);
      sums.stakeMinor += out_minor;
    } else if (kind === 'win' || kind === 'rebate') sums.wonMinor += in_minor;
    else if (kind === 'rollback') {
      sums.stakeMinor -= in_minor;
      sums.wonMinor -= out_minor;
    } else if (kind === 'receivable') sums.wonMinor -= out_minor;
  }
  return sums;
}

/** What came in or went out by kinds, above zero. */
export function sumOf(rows: readonly Counted[], kinds: readonly string[], direction: 'in' | 'out'): bigint {
  const of = rows.filter(({ kind }) => kinds.includes(kind));
  return of.reduce((sum, row) => sum + (direction === 'in' ? row.in_minor : row.out_minor), 0n);
}
