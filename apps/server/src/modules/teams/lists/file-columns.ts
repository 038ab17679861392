import type { TeamBet, TeamMember, TeamMovement, TeamProfit } from '@pelita/contract';
import { serverText } from '@pelita/i18n';
import type { FileColumn } from '../../../platform/csv/csv.ts';

/** The files of teams, in the language of who asks for them. */

type Head = Parameters<typeof serverText<'teamFiles'>>[2];

export const memberColumns = (language: string): FileColumn<TeamMember>[] => [
  text(language, 'account', ({ username }) => username),
  figure(language, 'type', ({ type }) => String(type)),
  figure(language, 'level', ({ level }) => String(level)),
  figure(language, 'members', ({ members }) => String(members)),
  figure(language, 'balance', ({ balance }) => balance),
  figure(language, 'rebate', ({ rebate }) => rebate),
  figure(language, 'stake', ({ stake }) => stake),
  figure(language, 'result', ({ result }) => result),
  text(language, 'joined', ({ joinedAt }) => joinedAt),
];

export const teamBetColumns = (language: string): FileColumn<TeamBet>[] => [
  text(language, 'day', ({ day }) => day),
  text(language, 'account', ({ username }) => username),
  text(language, 'product', ({ product }) => product),
  text(language, 'vendor', ({ vendorName }) => vendorName),
  figure(language, 'bets', ({ bets }) => String(bets)),
  figure(language, 'stake', ({ stake }) => stake),
  figure(language, 'won', ({ won }) => won),
  figure(language, 'result', ({ result }) => result),
];

export const teamProfitColumns = (language: string): FileColumn<TeamProfit>[] => [
  text(language, 'account', ({ username }) => username),
  figure(language, 'level', ({ level }) => String(level)),
  figure(language, 'deposits', ({ deposits }) => deposits),
  figure(language, 'withdrawals', ({ withdrawals }) => withdrawals),
  figure(language, 'bets', ({ bets }) => String(bets)),
  figure(language, 'stake', ({ stake }) => stake),
  figure(language, 'won', ({ won }) => won),
  figure(language, 'bonus', ({ bonus }) => bonus),
  figure(language, 'net', ({ net }) => net),
];

export const teamMovementColumns = (language: string): FileColumn<TeamMovement>[] => [
  text(language, 'day', ({ day }) => day),
  text(language, 'account', ({ username }) => username),
  text(language, 'type', ({ type }) => type),
  figure(language, 'count', ({ count }) => String(count)),
  figure(language, 'in', (row) => row.in),
  figure(language, 'out', (row) => row.out),
];

function text<Row>(language: string, head: Head, of: (row: Row) => string): FileColumn<Row> {
  return { head: serverText(language, 'teamFiles', head), of };
}
function figure<Row>(language: string, head: Head, of: (row: Row) => string): FileColumn<Row> {
  return { ...text(language, head, of), isFigure: true };
}
