import type { Database } from '../database/tx.ts';
import type { ShownPictures } from './shown-pictures.ts';

/** The two calls by which operators put up a picture and see it again, for whatever shows it. */
export function uploadedBy(pictures: Pick<ShownPictures, 'upload'>) {
  return async (database: Database, _who: unknown, { body }: { body: { picture: string } }) => ({
    name: await pictures.upload(database, body.picture),
  });
}

export function readBy(pictures: Pick<ShownPictures, 'read'>) {
  return async (database: Database, _who: unknown, { params }: { params: { name: string } }) => {
    const { mediaType, bytes } = await pictures.read(database, params.name);
    return { mediaType, picture: Buffer.from(bytes).toString('base64') };
  };
}
