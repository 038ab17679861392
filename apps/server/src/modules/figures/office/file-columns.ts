import type { ReportedDay, ReportedGame, ReportedPlayer } from '@pelita/contract/office';
import type { FileColumn } from '../../../platform/csv/csv.ts';

/** The files of reports; their heads are the names of the wire, as in all files of the back office. */

export const dayColumns = (): FileColumn<ReportedDay>[] => [
  { head: 'day', of: ({ day }) => day },
  figure('deposits', ({ deposits }) => deposits),
  figure('withdrawals', ({ withdrawals }) => withdrawals),
  figure('stake', ({ stake }) => stake),
  figure('won', ({ won }) => won),
  figure('ggr', ({ ggr }) => ggr),
  figure('fees', ({ fees }) => fees),
  figure('bonuses', ({ bonuses }) => bonuses),
  figure('adjustments', ({ adjustments }) => adjustments),
  figure('players', ({ players }) => String(players)),
];

export const gameColumns = (): FileColumn<ReportedGame>[] => [
  { head: 'product', of: ({ product }) => product },
  { head: 'vendor', of: ({ vendor }) => vendor },
  figure('bets', ({ bets }) => String(bets)),
  figure('stake', ({ stake }) => stake),
  figure('won', ({ won }) => won),
  figure('ggr', ({ ggr }) => ggr),
];

export const playerColumns = (): FileColumn<ReportedPlayer>[] => [
  { head: 'playerId', of: ({ playerId }) => playerId },
  { head: 'username', of: ({ username }) => username },
  figure('deposits', ({ deposits }) => deposits),
  figure('withdrawals', ({ withdrawals }) => withdrawals),
  figure('bets', ({ bets }) => String(bets)),
  figure('stake', ({ stake }) => stake),
  figure('won', ({ won }) => won),
  figure('ggr', ({ ggr }) => ggr),
];

function figure<Row>(head: string, of: (row: Row) => string): FileColumn<Row> {
  return { head, of, isFigure: true };
}
