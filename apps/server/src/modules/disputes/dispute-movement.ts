import {
  type CallAnswer,
  type CallInput,
  type disputeMovement as disputeCall,
  type FieldProblems,
  Refusal,
} from '@pelita/contract';
import type { Database, Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { type Picture, readPicture } from '../../platform/pictures/read-picture.ts';
import { repaintPicture } from '../../platform/pictures/repaint-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { readWallet, transfersByKeys } from '../ledger/index.ts';
import { disputeShape } from './dispute-shape.ts';
import { insertDispute } from './store.ts';

type Call = typeof disputeCall;

/** Another player's movement answers as one that does not exist. Pictures are painted anew before they are kept. */
export function disputeMovement({ storage }: Pick<Platform, 'storage'>) {
  return async (
    database: Database,
    who: CallerOf<Call>,
    { params, body }: CallInput<Call>,
  ): Promise<CallAnswer<Call>> => {
    const keyHash = BigInt.asIntN(64, BigInt(params.movementId));
    await database.reading((tx) => movementOf(tx, who, keyHash));
    const pictures = await painted(body.pictures);
    return await storage.keep(database, pictures, async (tx, fileIds) => {
      const movement = await movementOf(tx, who, keyHash);
      const { playerId } = who.player;
      const said = { playerId, id: tx.newId<string>(), keyHash, remark: body.remark };
      const row = await insertDispute(tx, { ...said, ...movement }, fileIds);
      if (!row) throw new Refusal('dispute_open');
      return disputeShape(row);
    });
  };
}

async function movementOf(tx: Tx, { player: { playerId } }: CallerOf<Call>, keyHash: bigint) {
  const [transfer] = await transfersByKeys(tx, playerId, [keyHash]);
  if (!transfer) throw new Refusal('movement_unknown');
  const { currency } = await readWallet(tx, playerId);
  return {
    movement_at: transfer.at,
    kind: transfer.kind,
    amount_minor: transfer.amountMinor,
    available_after_minor: transfer.availableAfterMinor,
    currency,
    reference: transfer.reference,
  };
}

/** What is wrong with a picture is said of it by its place. */
async function painted(sent: readonly string[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const faulty: FieldProblems = {};
  for (const [index, text] of sent.entries()) {
    const read = readPicture(text);
    const picture = typeof read === 'string' ? null : await repaintPicture(read);
    if (picture) pictures.push(picture);
    else faulty[`pictures.${index}`] = { key: typeof read === 'string' ? read : 'not_a_picture' };
  }
  if (Object.keys(faulty).length > 0) throw new Refusal('invalid_field', { fields: faulty });
  return pictures;
}
