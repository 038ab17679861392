import { decimalFromMinor, type OwnBingoPurchase } from '@pelita/contract';
import type { TableBetRow } from '../tables/bet-store.ts';
import { shownState } from '../tables/bet-shape.ts';

/** Tickets as their buyer sees them. What they have won is not told while balls are called, though it is decided. */
export function purchaseShape(bet: TableBetRow): OwnBingoPurchase {
  const money = (minor: bigint) => decimalFromMinor(minor, bet.currency);
  const isPayable = bet.state === 'win-sent' || bet.state === 'settled';
  return {
    number: bet.round_number,
    key: bet.bet_key,
    count: ticketsIn(bet),
    state: shownState[bet.state],
    stake: money(bet.stake_minor),
    win: isPayable ? money(bet.win_minor ?? 0n) : null,
  };
}

/** A purchase is a bet on the one spot of a room, which names how many tickets it is for. */
export const spotOf = (count: number): string => `tickets-${count}`;

export function ticketsIn({ spots }: Pick<TableBetRow, 'spots'>): number {
  return Number(spots[0]?.slice('tickets-'.length) ?? 0);
}
