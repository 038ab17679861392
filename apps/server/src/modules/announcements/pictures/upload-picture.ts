import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { getAnnouncementPicture, uploadAnnouncementPicture } from '@pelita/contract/office';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { readPicture } from '../../../platform/pictures/read-picture.ts';
import { repaintPicture } from '../../../platform/pictures/repaint-picture.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isPngOrJpeg } from '../../../platform/storage/storage.ts';
import { fileByName, keepPicture } from './store.ts';

type Upload = typeof uploadAnnouncementPicture;
type Get = typeof getAnnouncementPicture;

const NAME_BYTES = 16;

/** Painted anew before it is kept, so that nothing stays that hides in or behind a picture. */
export function uploadPicture({ random, storage }: Pick<Platform, 'random' | 'storage'>) {
  return async (
    database: Database,
    _who: CallerOf<Upload>,
    { body }: CallInput<Upload>,
  ): Promise<CallAnswer<Upload>> => {
    const read = readPicture(body.picture);
    if (typeof read === 'string') throw unfit(read);
    const painted = await repaintPicture(read);
    if (painted === null) throw unfit('not_a_picture');
    const name = `${random.token(NAME_BYTES)}.${painted.mediaType === 'image/png' ? 'png' : 'jpg'}`;
    await storage.keep(database, [painted], (tx, [fileId = '']) => keepPicture(tx, name, fileId));
    return { name };
  };
}

export function getPicture({ storage }: Pick<Platform, 'storage'>) {
  return async (database: Database, _who: CallerOf<Get>, { params }: CallInput<Get>): Promise<CallAnswer<Get>> => {
    const fileId = await database.reading((tx) => fileByName(tx, params.name));
    const picture = fileId === null ? null : await storage.read(database, fileId);
    if (!isPngOrJpeg(picture)) throw new Refusal('picture_unknown');
    return { mediaType: picture.mediaType, picture: Buffer.from(picture.bytes).toString('base64') };
  };
}

function unfit(key: string): Refusal {
  return new Refusal('invalid_field', { fields: { picture: { key } } });
}
