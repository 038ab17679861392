import {
  type CallAnswer,
  type CallInput,
  type PlayerId,
  Refusal,
  UPLOAD_MAXIMUM_FILES,
  type uploadPromotionProof as uploadCall,
} from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { readPicture } from '../../../platform/pictures/read-picture.ts';
import { repaintPicture } from '../../../platform/pictures/repaint-picture.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockMoney } from '../claims.ts';
import { publishedPromotion, requireOpenTo } from '../members/open-to.ts';
import { countUnnamed, insertProof } from './store.ts';

type Call = typeof uploadCall;

/** Painted anew before it is kept, so that nothing stays that hides in or behind a picture, nor where it was taken. */
export function uploadProof({ storage, brand }: Pick<Platform, 'storage' | 'brand'>) {
  return async (
    database: Database,
    who: CallerOf<Call>,
    { params, body }: CallInput<Call>,
  ): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const { promotionId } = params;
    await database.reading((tx) => requireReviewed(tx, playerId, promotionId));
    const read = readPicture(body.picture);
    const picture = typeof read === 'string' ? null : await repaintPicture(read);
    if (picture === null)
      throw new Refusal('invalid_field', {
        fields: { picture: { key: typeof read === 'string' ? read : 'not_a_picture' } },
      });
    return await storage.keep(database, [picture], async (tx, [fileId = '']) => {
      await lockMoney(tx, playerId, brand.currency);
      if ((await countUnnamed(tx, playerId, promotionId)) >= UPLOAD_MAXIMUM_FILES) throw new Refusal('too_many_proofs');
      const imageId = tx.newId<string>();
      await insertProof(tx, { player_id: playerId, proof_id: imageId, promotion_id: promotionId, file_id: fileId });
      return { imageId };
    });
  };
}

async function requireReviewed(tx: Tx, playerId: PlayerId, promotionId: string): Promise<void> {
  const promotion = await publishedPromotion(tx, promotionId);
  await requireOpenTo(tx, playerId, promotion);
  if (!promotion.needs_review) throw new Refusal('promotion_not_claimable');
}
