import type { TableNews } from '@pelita/contract';
import type { TableRoundRow } from './round-store.ts';
import { roundAt, roundLabel, type TableTitle } from './table-terms.ts';

/** A round as everybody at the table is told of it. What it will be is not told before it is revealed. */
export function tableNews(
  { terms }: TableTitle,
  round: TableRoundRow,
  { now, players, crowd }: { now: Temporal.Instant; players: number; crowd: Record<string, number> },
): TableNews {
  const endsAt = roundAt(terms, Temporal.Instant.fromEpochMilliseconds(round.number * 1_000)).endsAt;
  const isRevealed = round.state !== 'open';
  const takesBets = !isRevealed && Temporal.Instant.compare(now, round.bets_until) < 0;
  return {
    now: now.toString(),
    round: {
      number: round.number,
      label: roundLabel(round.number),
      phase: isRevealed ? 'revealed' : takesBets ? 'betting' : 'closed',
      betsUntil: round.bets_until.toString(),
      revealsAt: round.reveals_at.toString(),
      endsAt: endsAt.toString(),
      commitment: round.commitment,
      serverSeed: isRevealed ? round.kept_server_seed : null,
      drawn: isRevealed ? round.drawn : null,
    },
    players,
    crowd,
  };
}
