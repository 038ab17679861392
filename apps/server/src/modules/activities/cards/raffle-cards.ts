import type { PlayerId, PromotionCard, PromotionStatus } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { businessToday, dayAfter } from '../counting/business-days.ts';
import type { Parts } from '../needs.ts';
import { stateAt, windowsOf } from '../raffles/get-raffles.ts';
import { type Raffle, rafflesInOrder } from '../raffles/raffle-store.ts';
import { ticketsOf } from '../raffles/tickets.ts';
import { activityCard, type CardReader } from './activity-card.ts';

/** A raffle is told of so long before its first day. */
const TOLD_DAYS = 14;

export function raffleCards(parts: Parts) {
  return async (tx: Tx, { playerId, language }: CardReader): Promise<PromotionCard[]> => {
    const today = await businessToday(tx);
    const shown = (await rafflesInOrder(tx)).filter(
      ({ is_offered, first_day, last_day }) =>
        is_offered && first_day <= dayAfter(today, TOLD_DAYS) && last_day >= today,
    );
    const windowOf = await windowsOf(tx, shown);
    const cards: PromotionCard[] = [];
    for (const raffle of shown) {
      const { opensAt, endsAt } = windowOf(raffle);
      const isOpen = stateAt(tx.now, { opensAt, endsAt }) === 'open';
      const status = isOpen ? await statusFor(tx, raffle, { playerId, parts }) : 'comingSoon';
      const told = {
        id: raffle.raffle_id,
        kind: 'raffle',
        status,
        texts: raffle.texts,
        startsAt: opensAt,
        endsAt,
      } as const;
      cards.push(activityCard(told, parts, language));
    }
    return cards;
  };
}

/** With a ticket that is not drawn yet there is something to claim. */
async function statusFor(
  tx: Tx,
  raffle: Raffle,
  { playerId, parts }: { playerId: PlayerId | null; parts: Parts },
): Promise<PromotionStatus> {
  if (playerId === null) return 'join';
  const { earned, used } = await ticketsOf(tx, playerId, raffle, parts);
  return earned > used ? 'claim' : 'joined';
}
