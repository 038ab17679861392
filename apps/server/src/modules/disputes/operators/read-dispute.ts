import { type CallAnswer, type CallInput, decimalFromMinor, Refusal } from '@pelita/contract';
import type { getDispute as getCall, getDisputePicture as pictureCall } from '@pelita/contract/office';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isPngOrJpeg } from '../../../platform/storage/storage.ts';
import { usernames } from '../../accounts/index.ts';
import { disputeById, type DisputedMovement, type DisputeRow, filesOf } from '../store.ts';

type Get = typeof getCall;
type Picture = typeof pictureCall;

export async function getDispute(tx: Tx, _who: CallerOf<Get>, { params }: CallInput<Get>): Promise<CallAnswer<Get>> {
  return await officeDispute(tx, await knownDispute(tx, params.id));
}

export function getDisputePicture({ storage }: Pick<Platform, 'storage'>) {
  return async (
    database: Database,
    _who: CallerOf<Picture>,
    { params }: CallInput<Picture>,
  ): Promise<CallAnswer<Picture>> => {
    const fileId = await database.reading(async (tx) => {
      const row = await disputeById(tx, params.id);
      return row && (await filesOf(tx, row))[Number(params.place)];
    });
    const picture = fileId ? await storage.read(database, fileId) : null;
    if (!isPngOrJpeg(picture)) throw new Refusal('picture_unknown');
    return { mediaType: picture.mediaType, picture: Buffer.from(picture.bytes).toString('base64') };
  };
}

export async function knownDispute(tx: Tx, id: string): Promise<DisputeRow & DisputedMovement> {
  const row = await disputeById(tx, id);
  if (!row) throw new Refusal('dispute_unknown');
  return row;
}

export async function officeDispute(tx: Tx, row: DisputeRow & DisputedMovement): Promise<CallAnswer<Get>> {
  const names = await usernames(tx, [row.player_id]);
  const money = (minor: bigint) => decimalFromMinor(minor, row.currency);
  return {
    id: row.dispute_id,
    playerId: row.player_id,
    username: names.get(row.player_id) ?? '',
    state: row.state,
    remark: row.remark,
    answer: row.answer,
    answeredBy: row.answered_by,
    openedAt: row.opened_at.toString(),
    answeredAt: row.answered_at?.toString() ?? null,
    pictures: (await filesOf(tx, row)).length,
    movement: {
      at: row.movement_at.toString(),
      kind: row.kind,
      amount: money(row.amount_minor),
      balanceAfter: money(row.available_after_minor),
      currency: row.currency,
      reference: row.reference,
    },
  };
}
