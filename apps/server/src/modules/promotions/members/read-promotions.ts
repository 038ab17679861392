import {
  type CallAnswer,
  type CallInput,
  type getAvailablePromotions as listCall,
  type getPromotionAnnouncementCategory as categoriesCall,
  type getPromotionDetail as detailCall,
  type PromotionCard,
  promotionTypes,
  Refusal,
} from '@pelita/contract';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { type CardNeeds, cardOfOne, cardsFor, type Reader } from '../card.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { isAvailable } from '../participation.ts';
import { shownPromotions, textIn } from '../store.ts';

type Needs = CardNeeds & Pick<PromotionsNeeds, 'cards'>;
type Who = CallerOf<typeof listCall>;

export function listAvailable(needs: Needs) {
  return async (tx: Tx, who: Who, { query }: CallInput<typeof listCall>): Promise<CallAnswer<typeof listCall>> => {
    const every = await everyCard(tx, readerOf(who), needs);
    const list = query.type === undefined ? every : every.filter(({ type }) => type === query.type);
    const available = who.player ? list.filter(({ status }) => isAvailable(status)).length : 0;
    return { list: inOrder(list), available };
  };
}

export function listCategories(needs: Needs) {
  return async (tx: Tx, who: Who): Promise<CallAnswer<typeof categoriesCall>> => {
    const shown = await everyCard(tx, readerOf(who), needs);
    const categories = promotionTypes.map((type) => ({
      type,
      count: shown.filter((card) => card.type === type).length,
    }));
    return { categories: categories.filter(({ count }) => count > 0) };
  };
}

export function getDetail(needs: Needs) {
  return async (tx: Tx, who: Who, { query }: CallInput<typeof detailCall>): Promise<CallAnswer<typeof detailCall>> => {
    const promotion = (await shownPromotions(tx)).find(({ promotion_id }) => promotion_id === query.promotionId);
    const card = promotion && (await cardOfOne(tx, readerOf(who), { promotion, needs }));
    if (!card) throw new Refusal('promotion_unknown');
    return { promotion: card, content: sanitiseHtml(textIn(promotion.texts, who.language)?.content ?? '') };
  };
}

async function everyCard(tx: Tx, reader: Reader, needs: Needs): Promise<PromotionCard[]> {
  const own = await cardsFor(tx, reader, { promotions: await shownPromotions(tx), needs });
  const others: PromotionCard[] = [];
  for (const cards of needs.cards) others.push(...(await cards(tx, reader)));
  return [...own, ...others];
}

function readerOf({ player, language }: Who): Reader {
  return { playerId: player?.playerId ?? null, language };
}

const order: Record<PromotionCard['status'], number> = {
  claim: 0,
  issued: 0,
  inProcess: 1,
  applying: 1,
  joined: 1,
  join: 2,
  comingSoon: 3,
  rejected: 4,
  claimed: 4,
  closed: 5,
};

/** What waits for the player first, what is over last; else as operators ordered them. */
function inOrder(cards: readonly PromotionCard[]): PromotionCard[] {
  return cards.toSorted((one, other) => order[one.status] - order[other.status]);
}
