import { decimalFromMinor, type TableBet } from '@pelita/contract';
import type { TableBetRow, TableBetState } from './bet-store.ts';

export function betShape(bet: TableBetRow): TableBet {
  const money = (minor: bigint) => decimalFromMinor(minor, bet.currency);
  return {
    betId: bet.id,
    number: bet.round_number,
    state: shownState[bet.state],
    stakes: bet.spots.map((spot, place) => ({ spot, amount: money(bet.amounts_minor[place] ?? 0n) })),
    stake: money(bet.stake_minor),
    win: bet.win_minor === null ? null : money(bet.win_minor),
  };
}

export const shownState: Record<TableBetState, TableBet['state']> = {
  'bet-sent': 'open',
  placed: 'open',
  'win-sent': 'open',
  'rolling-back': 'cancelled',
  settled: 'settled',
  refused: 'refused',
  'rolled-back': 'cancelled',
};
