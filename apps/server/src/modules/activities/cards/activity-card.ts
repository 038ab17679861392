import type { PlayerId, PromotionCard, PromotionStatus } from '@pelita/contract';
import type { Parts } from '../needs.ts';
import { type Told, toldIn } from '../told.ts';

/** Whoever looks at promotions; null is a visitor. */
export type CardReader = { playerId: PlayerId | null; language: string };

type Scene = 'kite-festival' | 'naga-moon' | 'treasure-night' | 'night-market';
type CardParts = Pick<Parts, 'brand' | 'pictureUrl'>;
type Shown = {
  id: string;
  kind: 'mission' | 'leaderboard' | 'raffle' | 'envelope';
  status: PromotionStatus;
  texts: readonly Told[];
  startsAt: Temporal.Instant | null;
  endsAt: Temporal.Instant | null;
};

const scenes: Record<Shown['kind'], Scene> = {
  mission: 'kite-festival',
  leaderboard: 'naga-moon',
  raffle: 'treasure-night',
  envelope: 'night-market',
};
const views: Record<Shown['kind'], string> = {
  mission: '',
  leaderboard: '',
  raffle: '?view=raffles',
  envelope: '?view=envelopes',
};

/** An activity among the promotions: it takes place in the activity centre. */
export function activityCard(
  { id, kind, status, texts, startsAt, endsAt }: Shown,
  { brand, pictureUrl }: CardParts,
  language: string,
): PromotionCard {
  const { title, detail } = toldIn(texts, language, brand);
  return {
    promotionId: id,
    kind,
    type: 'event',
    tag: null,
    status,
    title,
    summary: detail,
    imageUrl: pictureUrl('scene', scenes[kind]),
    startsAt: startsAt?.toString() ?? null,
    endsAt: endsAt?.toString() ?? null,
    leadsTo: `/activityCentre${views[kind]}`,
    offer: null,
    claim: null,
    currency: brand.currency,
  };
}
