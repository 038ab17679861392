import { accountTypes, type CallAnswer, decimalFromMinor, type getRaffles as rafflesCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { beginningsOf, businessToday, dayAfter } from '../counting/business-days.ts';
import type { Parts } from '../needs.ts';
import { optionalPrizeShape } from '../prizes.ts';
import { toldIn } from '../told.ts';
import { type Raffle, rafflesInOrder } from './raffle-store.ts';
import { ticketsOf } from './tickets.ts';

type Call = typeof rafflesCall;
type Window = { opensAt: Temporal.Instant; endsAt: Temporal.Instant };

/** Shown so long before and after its days, so that what it gave can still be checked. */
const SHOWN_DAYS = 14;

export function getRaffles(parts: Parts) {
  return async (tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const today = await businessToday(tx);
    const shown = (await rafflesInOrder(tx)).filter(
      ({ is_offered, first_day, last_day }) =>
        is_offered && first_day <= dayAfter(today, SHOWN_DAYS) && last_day >= dayAfter(today, -SHOWN_DAYS),
    );
    const windowOf = await windowsOf(tx, shown);
    const member = who.player && who.player.accountType !== accountTypes.trial ? who.player.playerId : null;
    const raffles = [];
    for (const raffle of shown) {
      const tickets = member === null ? null : await ticketsOf(tx, member, raffle, parts);
      const shape = await raffleShape(raffle, { parts, language: who.language, window: windowOf(raffle), now: tx.now });
      raffles.push({ ...shape, tickets });
    }
    return { raffles };
  };
}

export async function windowsOf(tx: Tx, raffles: readonly Raffle[]): Promise<(raffle: Raffle) => Window> {
  const days = raffles.flatMap(({ first_day, last_day }) => [first_day, dayAfter(last_day)]);
  const begins = await beginningsOf(tx, days);
  return ({ first_day, last_day }) => ({ opensAt: begins(first_day), endsAt: begins(dayAfter(last_day)) });
}

/** What begins belongs to a window, what ends does not. */
export function stateAt(now: Temporal.Instant, { opensAt, endsAt }: Window): 'coming' | 'open' | 'closed' {
  if (Temporal.Instant.compare(now, opensAt) < 0) return 'coming';
  return Temporal.Instant.compare(now, endsAt) < 0 ? 'open' : 'closed';
}

type Shown = { parts: Parts; language: string; window: Window; now: Temporal.Instant };

async function raffleShape(
  raffle: Raffle,
  { parts: { brand, seeds, pictureUrl }, language, window, now }: Shown,
): Promise<Omit<CallAnswer<Call>['raffles'][number], 'tickets'>> {
  const state = stateAt(now, window);
  return {
    raffleId: raffle.raffle_id,
    ...toldIn(raffle.texts, language, brand),
    state,
    opensAt: window.opensAt.toString(),
    endsAt: window.endsAt.toString(),
    earnedBy: raffle.earned_by,
    categories: raffle.categories,
    ticketAmount: decimalFromMinor(raffle.ticket_minor, brand.currency),
    ticketsMaximum: raffle.tickets_maximum,
    currency: brand.currency,
    prizes: raffle.prizes.map((row) => ({
      prizeNo: row.prize_no,
      pictureUrl: pictureUrl('good', row.motif),
      prize: optionalPrizeShape(row, brand.currency),
      left: row.stock === null ? null : Number(row.stock),
      stock: row.stock === null ? null : Number(row.stock + row.given),
      weight: row.weight,
    })),
    commitment: raffle.commitment,
    raffleSeed: state === 'closed' ? await seeds.open(raffle.closed_seed, raffle.raffle_id) : null,
  };
}
