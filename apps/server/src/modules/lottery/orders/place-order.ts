import { createHash } from 'node:crypto';
import {
  type CallAnswer,
  type CallInput,
  type CurrencyCode,
  decimalFromMinor,
  LARGEST_AMOUNT_MINOR,
  type placeLotteryOrder,
  Refusal,
} from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { createUuidSequence } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ExpandedItem, expandCart } from './expand-cart.ts';
import { itemIdOf } from './item-id.ts';
import type { Cart, Placed, Placer } from './placer.ts';
import { limitsOf, reservationsOf } from './reservations.ts';

type Call = typeof placeLotteryOrder;
export type PlacingPlatform = Pick<Platform, 'brand' | 'clock' | 'random' | 'settings'>;

/** Bets a cart by one statement. A trial account bets play money, which takes no room of anybody’s. */
export function placeOrder(platform: PlacingPlatform, place: Placer) {
  const { currency } = platform.brand;
  const newId = createUuidSequence(platform.random.bytes);
  return async (_: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { gameCode, drawNo = null, items, chase } = body;
    const multiples = chase ? (chase.multiples ?? Array.from({ length: chase.draws }, () => 1)) : [1];
    if (chase && multiples.length !== chase.draws)
      throw new Refusal('invalid_field', { fields: { 'chase.multiples': { key: 'invalid' } } });
    const expanded = expandCart(gameCode, items, { currency, factor: multiples[0] ?? 1 });
    const chaseId = chase ? newId(platform.clock.now()) : null;
    const placed = await place(
      cartOf(platform, {
        playerId: who.player.playerId,
        sessionId: who.player.sessionId,
        key: who.idempotencyKey,
        contentHash: hashOf(body),
        orderId: newId(platform.clock.now()),
        chaseId,
        chase: chase ? JSON.stringify({ items, multiples, stopsOnWin: chase.stopOnWin }) : null,
        gameCode,
        drawNo,
        book: who.player.isTrialAccount ? 'play' : 'real',
        items: expanded,
      }),
    );
    refuseUnplaced(placed, currency);
    return {
      orderId: placed.order_id,
      drawNo: placed.draw_no,
      stake: decimalFromMinor(stakeOf(expanded), currency),
      items: expanded.map(({ lineCount, stakeMinor }, at) => ({
        itemId: itemIdOf(placed.order_id, at + 1),
        lines: lineCount,
        stake: decimalFromMinor(stakeMinor, currency),
        state: 'placed' as const,
      })),
      ...(placed.chase_id === null ? {} : { chaseId: placed.chase_id }),
    };
  };
}

/** With what its items come to and the room that they take. */
export function cartOf(
  { brand, settings }: Pick<Platform, 'brand' | 'settings'>,
  cart: Omit<Cart, 'currency' | 'stakeMinor' | 'memberLimitMinor' | 'reservations'>,
): Cart {
  const { currency } = brand;
  const limits = limitsOf(settings, cart.gameCode, currency);
  const stakeMinor = stakeOf(cart.items);
  if (stakeMinor > LARGEST_AMOUNT_MINOR) throw soldOut(limits.member, currency, null, null);
  return {
    ...cart,
    currency,
    stakeMinor,
    memberLimitMinor: cart.book === 'real' ? limits.member : LARGEST_AMOUNT_MINOR,
    reservations: cart.book === 'real' ? reservationsOf(cart.items, limits) : [],
  };
}

export function refuseUnplaced(placed: Placed, currency: CurrencyCode): void {
  switch (placed.outcome) {
    case 'placed':
    case 'repeated':
      return;
    case 'reused':
      throw new Refusal('idempotency_key_reused');
    case 'sold_out':
      throw soldOut(placed.left_minor, currency, placed.sold_play_type, placed.sold_keys);
    case 'short': {
      const available = decimalFromMinor(placed.left_minor, currency);
      throw new Refusal('insufficient_balance', { extra: { available } });
    }
    case 'closed':
    case 'account_closed':
      throw new Refusal('wallet_closed');
    case 'limited':
      throw new Refusal('play_limit_reached');
    default:
      throw new Refusal(placed.outcome);
  }
}

/** Which number of which play type; neither where it is the draw’s limit, or the player’s own on it. */
function soldOut(leftMinor: bigint, currency: CurrencyCode, playType: string | null, keys: string | null): Refusal {
  const left = decimalFromMinor(leftMinor, currency);
  const scope = playType === null ? 'member' : playType === '' ? 'draw' : keys === '' ? 'playType' : 'number';
  return new Refusal('number_sold_out', {
    params: { left: `${currency} ${left}` },
    extra: { scope, playType: playType ?? '', number: keys ?? '', left },
  });
}

const stakeOf = (items: readonly ExpandedItem[]) => items.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);

function hashOf(content: unknown): string {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
